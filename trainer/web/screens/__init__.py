"""The screens: scripts that Streamlit runs, each for a page; and the welcome before them."""
