"""Names that no eye tells apart are found; names of every alphabet are left in peace."""

# ruff: noqa: RUF001, RUF003

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.classroom.alike import are_alike, is_mixed, looks

ALIKE = (
    ("Anna", "Аnna"),  # a Cyrillic А
    ("Anna", "ANNА"),
    ("Сара", "Capa"),  # all of it Cyrillic
    ("Anna", "Ａｎｎａ"),
    ("Anna", "𝐀𝐧𝐧𝐚"),
    ("Tom", "Τοm"),  # Greek
    ("Bob", "Воb"),
    ("Eli", "Eil"),
    ("Ida", "lda"),
    ("Al 1", "Al l"),
    ("Bo 0", "Bo O"),
    ("Amy", "Arny"),
    ("Wes", "VVes"),
    ("Zoé", "Zoe\u0301"),
    ("Zoé", "Zoe"),
    ("José", "Jose"),
    ("Nguyễn", "Nguyen"),
    ("Alíce", "Alice"),
    ("נֹעַם", "נעם"),
    ("Alice", "ꓮꓡꓲꓚꓰ"),  # Lisu
    ("Alice", "ᎪᏞᏆᏟᎬ"),  # Cherokee
    ("ALICE", "Aǀice"),  # a click
    ("Alice", "Aɩice"),
    ("Alice", "ᴀlice"),
    ("Alice", "Alicɘ"),
    ("Alice", "Alᴉce"),
    ("Alice", "Alice꞉"),
    ("Alice", "Aliceˈ"),
    ("Alice", "Alice¹"),
    ("Alice", "①Alice"),
    ("Alice", "Alice°"),
    ("Alice", "A+l=i~c^e"),
    ("Alice", "Alice\N{COMBINING LONG SOLIDUS OVERLAY}"),
    ("Søren", "Soren"),
    ("Łukasz", "Lukasz"),
    ("Алиса", "Ал\N{COMBINING ACUTE ACCENT}иса"),
    ("Anna", "An na"),
    ("Anna", "Anna."),
    ("Aliya", "Alıya"),
)
APART = (
    ("Ana", "Anna"),
    ("Ada", "Ida"),
    ("Blue Owl", "Blue Swan"),
    ("Rook 12", "Rook 21"),
    ("🦊", "🐼"),
    ("Анна", "Инна"),
    ("נעם", "דעם"),
    ("कमल", "कमला"),
    ("สมชาย", "สมชัย"[:-1]),
    ("サラ", "エマ"),
    ("王芳", "李娜"),
    ("علي ١", "علي ٢"),
    ("Ａda", "Алла"),
    ("ᎠᏓ", "ᎡᎵ"),  # both Cherokee
    ("ᎪᏞᏆᏟᎬ", "Ada"),
    ("🦊", "A"),
    ("Bo", "王芳"),
    ("Søren", "Sarah"),
)
OF_ONE_ALPHABET = (
    "Nguyễn Thị Hương",
    "נֹעַם",
    "สมชาย",
    "कृष्णा",
    "山田 たろう",
    "カタカナ漢字",
    "김漢",
    "Анна-Мария",
    "Μαρία",
    "Հայկ",
    "أحمد",
    "O'Neil 2",
    "Kaʻiulani",
    "Anna Анна",
    "Ada_2",
)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert are_alike(looks(one), looks(other))
    assert are_alike(looks(other), looks(one))


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_the_eye_tells_apart_are_two(one: str, other: str) -> None:
    assert not are_alike(looks(one), looks(other))
    assert not are_alike(looks(other), looks(one))


@pytest.mark.parametrize("name", OF_ONE_ALPHABET)
def test_names_of_every_alphabet_are_of_one(name: str) -> None:
    assert not is_mixed(name)


@pytest.mark.parametrize("name", ["Аnna", "Anna Bоb", "Αda", "Ꭺnna", "Ann漢"])
def test_a_word_of_two_alphabets_is_found(name: str) -> None:
    assert is_mixed(name)


@given(st.text())
def test_any_text_has_one_look(text: str) -> None:
    assert isinstance(is_mixed(text), bool)
    assert looks(looks(text)) == looks(text)
