"""How every page looks: light or dark, and whether things move."""
