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
    {"claims", "house", "matching"},
    {"fitting", "logged", "spoken"},
    {"marking", "record"},
    {"preferences", "skills"},
    {"quiz"},
    {"progress", "verdict"},
    {"store"},
    {"printed", "usage"},
    {"web"},
    {"cli"},
    {"__main__"},
]

# A moment is a value like others; only to ask for the present one needs a clock.
CLOCK = re.compile(r"\.(now|utcnow|today)\(")

PUBLIC = """
Card Rank Suit DECK parse_cards Category Combination Score score_show score_points score_cut
score_play Rules ACC PlayPosition Show Play Cut parse_scenario deal_show deal_play deal_cut
catalogue GENERATOR
"""


def modules(package: str) -> list[Path]:
    """List the files of a package; its own `__init__` may import from all of them."""
    own = ROOT / package / "__init__.py"
    return [path for path in sorted((ROOT / package).rglob("*.py")) if path != own]


def place(path: Path) -> str:
    """Name a file's place in the order: a module, or the package it is in."""
    return path.relative_to(ROOT).parts[1].removesuffix(".py")


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


@pytest.mark.parametrize(
    ("package", "rows"), [("scenarios", SCENARIOS), ("trainer", TRAINER)], ids=lambda x: str(x)[:9]
)
def test_a_module_imports_only_what_stands_before_it(package: str, rows: list[set[str]]) -> None:
    for path in modules(package):
        allowed = rows_before(rows, place(path)) | {place(path)}
        wrong = {
            name.split(".")[1]
            for name in imported(path)
            if name.startswith(f"{package}.") and name.split(".")[1] not in allowed
        }
        # `from trainer import __version__` names no module.
        assert not {
            name
            for name in wrong
            if (ROOT / package / name).with_suffix(".py").exists()
            or (ROOT / package / name).is_dir()
        }, f"{path.name} imports {wrong}"


def test_every_place_in_the_order_is_taken() -> None:
    for package, rows in (("scenarios", SCENARIOS), ("trainer", TRAINER)):
        assert {place(path) for path in modules(package)} == set.union(*rows)


def test_scenarios_needs_only_the_standard_library() -> None:
    for path in (ROOT / "scenarios").rglob("*.py"):
        tops = {name.split(".")[0] for name in imported(path)}
        assert tops <= stdlib_module_names | {"scenarios"}, path


@pytest.mark.parametrize(
    ("library", "home"),
    [
        ("sqlalchemy", "trainer/store"),
        ("alembic", "trainer/store/migrations"),
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
        assert "time" not in names, path
        if place(path) != "web":
            assert not CLOCK.search(path.read_text(encoding="utf-8")), path
        if place(path) not in {"cli", "web"}:
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
