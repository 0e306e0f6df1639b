"""The layout shows the architecture: who may import whom, and what is public."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from sys import stdlib_module_names

import pytest

import scenarios

ROOT = Path(__file__).parent.parent

# Each may import what stands in a row above its own, and nothing else of ours.
SCENARIOS = [
    {"cards"},
    {"rules"},
    {"score"},
    {"show"},
    {"play"},
    {"scenario"},
    {"facts"},
    {"patterns", "traps"},
    {"filters"},
    {"crib_table"},
    {"catalogue", "strategy"},
    {"positions"},
    {"deal"},
]
TRAINER = [
    {"claims", "days", "house", "matching", "names", "required", "sheets"},
    {"fitting", "muggins", "spoken"},
    {"agreed", "marking", "miscounts"},
    {"called"},
    {"logged"},
    {"record"},
    {"belongings", "preferences", "skills"},
    {"quiz"},
    {"progress", "verdict"},
    {"settle", "teach"},
    {"classroom"},
    {"store"},
    {"transfer"},
    {"printed", "usage"},
    {"web"},
    {"cli"},
    {"__main__"},
]
WEB = [
    {
        "address",
        "boards",
        "focus",
        "handed",
        "held",
        "paths",
        "places",
        "plain",
        "room",
        "shown",
        "tickets",
        "warming",
        "wording",
        "zone",
    },
    {"telling"},
    {"service"},
    {"likes"},
    {"door"},
    {"learn", "look", "progress", "seat"},
    {"drill"},
    {"choosing", "summary"},
    {"mistakes", "settle", "showing"},
    {"attending", "planning"},
    {"teaching"},
    {"screens"},
    {"script"},
    {"server"},
]
ORDER = {"scenarios": SCENARIOS, "trainer": TRAINER, "trainer.web": WEB}

# A moment is a value like others; only to ask for the present one needs a clock.
CLOCK = re.compile(r"\.(now|utcnow|today)\(")

PUBLIC = """
Card Rank Suit DECK parse_cards Category Combination Score score_show score_points score_cut
score_play Rules ACC PlayPosition Show Play Cut parse_scenario deal_show deal_play deal_cut
catalogue GENERATOR
"""


def folder(package: str) -> Path:
    return ROOT.joinpath(*package.split("."))


def modules(package: str) -> list[Path]:
    """List the files of a package; its own `__init__` may import from all of them."""
    own = folder(package) / "__init__.py"
    return [path for path in sorted(folder(package).rglob("*.py")) if path != own]


def place(path: Path, package: str) -> str:
    """Name a file's place in the order of a package: a module, or the package it is in."""
    return path.relative_to(folder(package)).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """Name every module that is imported in a file, wherever in the file that is."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by a relative path"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rows_before(rows: list[set[str]], module: str) -> set[str]:
    before: set[str] = set()
    for row in rows:
        if module in row:
            return before
        before |= row
    pytest.fail(f"{module}.py has no place in the order of imports")


@pytest.mark.parametrize("package", ORDER)
def test_a_module_imports_only_what_stands_before_it(package: str) -> None:
    for path in modules(package):
        here = place(path, package)
        of_package = {
            name.removeprefix(f"{package}.").split(".")[0]
            for name in imported(path)
            if name.startswith(f"{package}.")
        }
        wrong = of_package - rows_before(ORDER[package], here) - {here}
        # `from trainer import __version__` names no module.
        assert not {
            name
            for name in wrong
            if (folder(package) / name).with_suffix(".py").exists()
            or (folder(package) / name).is_dir()
        }, f"{path.name} imports {wrong}"


def test_every_place_in_the_order_is_taken() -> None:
    for package, rows in ORDER.items():
        assert {place(path, package) for path in modules(package)} == set.union(*rows)


def test_scenarios_needs_only_the_standard_library() -> None:
    for path in (ROOT / "scenarios").rglob("*.py"):
        tops = {name.split(".")[0] for name in imported(path)}
        assert tops <= stdlib_module_names | {"scenarios"}, path


@pytest.mark.parametrize(
    ("library", "home"),
    [
        ("sqlalchemy", "trainer/store"),
        ("alembic", "trainer/store/migrations"),
        ("argon2", "trainer/web/door"),
        ("ifaddr", "trainer/web/room"),
        ("segno", "trainer/web/room"),
        ("starlette", "trainer/web"),
        ("uvicorn", "trainer/web"),
        ("streamlit", "trainer/web"),
    ],
)
def test_a_library_is_used_in_one_place_only(library: str, home: str) -> None:
    for path in [*modules("scenarios"), *modules("trainer")]:
        if library in {name.split(".")[0] for name in imported(path)}:
            assert path.is_relative_to(ROOT / home), path


def test_only_the_command_and_the_app_have_a_clock_or_a_random_source() -> None:
    for path in [*modules("scenarios"), *modules("trainer")]:
        names = set(imported(path))
        where = path.relative_to(ROOT).parts[1]
        assert "time" not in names, path
        if where != "web":
            assert not CLOCK.search(path.read_text(encoding="utf-8")), path
        if where not in {"cli.py", "web"}:
            assert not names & {"secrets", "uuid", "os.urandom"}, path
            assert {name for name in names if name.startswith("random")} <= {
                "random",
                "random.Random",
            }, path


def test_the_public_names_are_these_and_no_others() -> None:
    assert sorted(scenarios.__all__) == sorted(PUBLIC.split())
    for name in scenarios.__all__:
        assert hasattr(scenarios, name)


def test_every_public_name_tells_what_it_is() -> None:
    for name in scenarios.__all__:
        value = getattr(scenarios, name)
        if name not in {"ACC", "DECK", "GENERATOR"}:
            assert value.__doc__, name
            assert value.__doc__.splitlines()[0].endswith("."), name


def test_no_module_outgrows_its_idea() -> None:
    for package in ("scenarios", "trainer", "tests"):
        for path in (ROOT / package).rglob("*.py"):
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 300, path


def test_the_top_level_holds_what_it_should() -> None:
    expected = {"pyproject.toml", "README.md", "trainer", "scenarios", "tests"}
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert expected <= there
