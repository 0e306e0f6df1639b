"""What Streamlit runs for every page that is opened: who sits here, and which screen it is."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.web.attending.part import goes_on
from trainer.web.door.visitor import visitor
from trainer.web.drill.at_hand import at_hand
from trainer.web.held import let_go
from trainer.web.likes import preferences_of
from trainer.web.look.chosen import show_look
from trainer.web.paths import NOWHERE
from trainer.web.plain import plain
from trainer.web.screens.outside import outside
from trainer.web.screens.welcome import welcome
from trainer.web.seat.adding import lead_on
from trainer.web.seat.seated import hand_in_ticket, seated
from trainer.web.service import running
from trainer.web.telling import tell
from trainer.web.warming import page_was_shown

_HERE: Final = Path(__file__).parent
# As Streamlit marks the page that is open.
_MARK: Final = (
    "--marked: 600; background: light-dark(rgb(201 174 115 / 15%), rgb(160 197 185 / 15%));"
)

# What is in the row is called, but for the last.
ROW: Final = ("Practise", "Choose", "Learn", "Settle", "Progress", "Learners")

st.set_page_config(page_title="Muggins", page_icon=str(_HERE / "icon.svg"), layout="centered")
st.html(_HERE / "style.css")

in_the_row = [
    st.Page(_HERE / "screens" / "practise.py", title="Practise", default=True),
    st.Page(_HERE / "screens" / "choose.py", title="Choose", url_path="choose"),
    st.Page(_HERE / "screens" / "ladder.py", title="Learn", url_path="ladder"),
    st.Page(_HERE / "screens" / "settle.py", title="Settle it", url_path="settle"),
    st.Page(_HERE / "screens" / "progress.py", title="Progress", url_path="progress"),
    st.Page(_HERE / "screens" / "learners.py", title="Learners", url_path="learners"),
]
# What is reached from one of these.
mistakes = st.Page(_HERE / "screens" / "mistakes.py", title="Mistakes", url_path="mistakes")
learn = st.Page(_HERE / "screens" / "learn.py", title="Learn the count", url_path="learn")
settings = st.Page(_HERE / "screens" / "settings.py", title="Settings", url_path="settings")
house = st.Page(_HERE / "screens" / "house.py", title="House rules", url_path="house")
my_data = st.Page(_HERE / "screens" / "data.py", title="My data", url_path="data")
nowhere = st.Page(_HERE / "screens" / "nowhere.py", title="No such page", url_path=NOWHERE)
# Of these pages Streamlit marks none in the row; marked is the one from which each is reached.
reached_from = {
    mistakes.url_path: "progress",
    learn.url_path: "ladder",
    settings.url_path: "learners",
    house.url_path: "learners",
    my_data.url_path: "learners",
    "class": "learners",
    "drill": "learners",
    "show": "learners",
    "lesson": "learners",
}
# These need nobody who learns.
for_class = st.Page(_HERE / "screens" / "for_class.py", title="For a class", url_path="class")
door = st.Page(_HERE / "screens" / "door.py", title="The teacher's door", url_path="door")
lesson = st.Page(_HERE / "screens" / "lesson.py", title="A lesson", url_path="lesson")
reach = st.Page(_HERE / "screens" / "reach.py", title="It works", url_path="reach")
join = st.Page(_HERE / "screens" / "join.py", title="Join the lesson", url_path="join")
plan_drill = st.Page(_HERE / "screens" / "plan_drill.py", title="Plan a drill", url_path="drill")
show_me = st.Page(_HERE / "screens" / "show_me.py", title="Show me", url_path="show")
of_anybody = [for_class, lesson, door, reach, join, plan_drill, show_me]
# These are a student's alone.
my_lesson = st.Page(_HERE / "screens" / "joined.py", title="My lesson", url_path="my-lesson")
me = st.Page(_HERE / "screens" / "me.py", title="What is kept of me", url_path="me")
# What students reach beside what is in the row; nothing that shows who learns on this machine.
of_students = [mistakes, learn, settings, house, join, reach, nowhere]
others = [mistakes, learn, settings, house, my_data, *of_anybody, my_lesson, me, nowhere]
here = st.navigation([*in_the_row, *others], position="hidden")
# Before the ticket, which the page that is left would not hand in.
lead_on()
hand_in_ticket()
somebody = seated()
# Only there and at the welcome something is held, and it may be large.
if somebody and here is not my_data:
    let_go()
is_student = running().room.is_open and visitor().role != "teacher"
if somebody is None:
    tell()
    if here in of_anybody:
        here.run()
    elif is_student:
        outside(is_of_lesson=here is my_lesson)
    else:
        # In place of whatever page was asked for, which then follows.
        welcome()
else:
    show_look(preferences_of(running(), somebody.id))
    # The last says on every page who it is that counts.
    row = dict(zip(in_the_row, ROW, strict=True)) | {in_the_row[-1]: plain(somebody.name)}
    if is_student:
        # Until all is answered, in whatever lesson, there is that, and what explains the count.
        is_counting = goes_on(running(), somebody.id) is not None
        row = {my_lesson: "Lesson"} | ({} if is_counting else row) | {me: plain(somebody.name)}
        # On a phone there is room for so many, and the name leads to what is kept.
        for hidden in (*in_the_row[3:4], in_the_row[-1]):
            row.pop(hidden, None)
        if here not in row and here not in ((learn, join, door) if is_counting else of_students):
            st.switch_page(my_lesson)
    # With its address beside it, what this window was at is one step back and not two.
    at = at_hand(somebody.id)
    with st.container(horizontal=True, key="pages", gap="small"):
        for screen, label in row.items():
            is_practice = screen is in_the_row[0]
            st.page_link(screen, label=label, query_params=at[1] if at and is_practice else None)
    if marked := reached_from.get(here.url_path):
        st.html(f"<style>.st-key-pages a[href='{marked}'] {{ {_MARK} }}</style>")
    tell()
    here.run()
page_was_shown()
