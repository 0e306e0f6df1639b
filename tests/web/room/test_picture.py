"""A link as a picture: for a camera, and in words for whoever sees none."""

from trainer.web.room.picture import picture_of


def test_it_is_one_picture_with_words() -> None:
    svg = picture_of("http://192.0.2.7:8501", said='A code for "phones"')
    assert svg.startswith('<svg role="img" aria-label="A code for &quot;phones&quot;"')
    assert svg.endswith("</svg>")
    assert 'viewBox="0 0 ' in svg
    assert "width=" not in svg.split(">")[0]


def test_another_link_is_another_picture() -> None:
    links = [f"http://192.0.2.7:850{number}" for number in range(3)]
    assert len({picture_of(link, said="a code") for link in links}) == 3
