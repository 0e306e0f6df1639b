"""What the README shows is what happens."""

import re
import shlex
from pathlib import Path

import pytest

from trainer.cli import main

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
COMMANDS = [
    command for block in BLOCKS for command in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
]


@pytest.mark.parametrize("shown", COMMANDS, ids=lambda shown: shown.splitlines()[0])
def test_a_command_prints_what_is_shown(shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, expected = shown.split("\n", 1)
    name, *arguments = shlex.split(command)
    assert name == "muggins"
    assert main(arguments) == 0
    assert capsys.readouterr().out == expected


def test_two_commands_set_up_on_a_fresh_machine() -> None:
    commands = re.findall(r"```sh\n(python3 -m venv .*)\n```", README.read_text(encoding="utf-8"))
    assert len(commands) == 2
    assert commands[0].endswith("--editable . && .venv/bin/muggins")
    assert commands[1].endswith(".venv/bin/pytest")


def test_the_pictures_shown_are_there() -> None:
    pictures = re.findall(r"!\[([^\]]+)\]\(([^)]+)\)", README.read_text(encoding="utf-8"))
    assert pictures
    for told, path in pictures:
        assert len(told) > 20
        assert (README.parent / path).read_bytes().startswith(b"\x89PNG")
