"""The trainer in the browser: the one place that knows Streamlit, and with `cli` a clock."""
