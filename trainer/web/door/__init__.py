"""The door: whether a browser is a teacher's, a student's or a stranger's, and how one gets in."""
