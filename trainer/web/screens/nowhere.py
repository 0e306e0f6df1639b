"""What is shown where somebody asks for a page that is not there."""

import streamlit as st

st.title("There is no such page")
st.write("The address may have lost something on its way. All pages are in the row above.")
