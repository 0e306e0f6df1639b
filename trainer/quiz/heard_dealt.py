"""Counts dealt to be heard, right and wrong, so that no card tells which."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from scenarios import ACC, Rules, Show
from scenarios.scenario import Scenario
from trainer.house import CONGRESS, House
from trainer.miscounts.choosing import Allowed, Miscount, choose, choose_way, miscounts, right_count
from trainer.miscounts.dealing import DEALT_BY, Dealt, deal_for
from trainer.miscounts.mistakes import MISTAKES
from trainer.miscounts.retold import retold
from trainer.quiz.heard_chosen import keys_of
from trainer.quiz.kinds import Kind
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings

_ASKS: Final[Mapping[Kind, Ask]] = {
    Kind.HAND: Ask.SHOW,
    Kind.CRIB: Ask.SHOW,
    Kind.CUT: Ask.CUT,
    Kind.PLAY: Ask.OPEN,
}
# The deals of a kind looked through for one of which a mistake can be made. It bounds the work.
_MOST_DEALS: Final = 40


@dataclass(frozen=True, slots=True)
class _Heard:
    """What lies there, and how it would be said if it is said wrongly."""

    kind: Kind
    scenario: Scenario
    wrong: Miscount | None


def deal_heard(
    rng: Random, settings: Settings, weights: Mapping[Kind, int], *, house: House = CONGRESS
) -> Question:
    """Deal what the other side counts, and say it rightly or not.

    >>> from trainer.quiz.heard_chosen import Heard
    >>> settings = Settings(kinds=(Kind.HAND,), heard=Heard.HALF, mistakes=("runs",))
    >>> question = deal_heard(Random(4), settings, {Kind.HAND: 1})
    >>> print(question.scenario, "|", question.said, "|", question.mistake)
    show 2C 5H 4D 4H / 3D | 2C5H4D4H p4D4H r2C4D3D r2C4H3D | four_as_eight

    First it is chosen whether the count would be short or over, and by which of the mistakes; it is
    dealt so that this one can be made, and only then it is left to chance whether it is made. So
    right counts are of the same cards as wrong ones, and of those of which the same mistakes can be
    made. With a filter there may be nothing that is miscounted so: where none turns up soon in any
    kind, it is right.

    The cards are the same in every house. What is said of them is worth what it is worth by the
    rules of the house, and a mistake is one there; all of it is said in its order and in its words,
    so that neither tells right from wrong.

    Args:
        rng: Where all chance comes from.
        settings: What is practised; counts are heard in it.
        weights: How often each kind is asked about.
        house: How the other side counts: by its rules, and as a count is said there.
    """
    keys = tuple(keys_of(settings.mistakes, subtlety=settings.subtlety))
    first = rng.choices(settings.kinds, [weights[each] for each in settings.kinds])
    if settings.where:
        kinds = [*first, *(each for each in settings.kinds if each not in first)]
        dealt = _deal_where(rng, kinds, settings.where, keys)
    else:
        dealt = _deal_for_one(rng, first[0], keys)
    return _said(rng, dealt, settings, house)


def say_heard(rng: Random, show: Show, settings: Settings, *, house: House = CONGRESS) -> Question:
    """Say a count of cards that were dealt for both sides, rightly or not.

    Args:
        rng: Where all chance comes from.
        show: What lies there, by whatever chance; where nothing is miscounted so, it is right.
        settings: What is practised; counts are heard in it.
        house: How the other side counts: by its rules, and as a count is said there.
    """
    keys = tuple(keys_of(settings.mistakes, subtlety=settings.subtlety))
    kind = Kind.CRIB if show.is_crib else Kind.HAND
    return _said(rng, _Heard(kind, show, _chosen(rng, show, keys)), settings, house)


def _said(rng: Random, dealt: _Heard, settings: Settings, house: House) -> Question:
    """Leave it to chance whether the mistake is made that was chosen."""
    is_right = rng.random() < settings.heard.right_at(settings.subtlety)
    said, mistake = right_count(dealt.scenario, rules=house.rules, house=house), ""
    if not is_right and (wrong := _wrong_by(rng, dealt, settings, house)):
        said, mistake = wrong.count, wrong.mistake.key
    return Question(_ASKS[dealt.kind], dealt.scenario, said=said, mistake=mistake)


def _wrong_by(rng: Random, dealt: _Heard, settings: Settings, house: House) -> Miscount | None:
    """Take the mistake that was chosen where it is one by these rules too, or else another."""
    wrong = dealt.wrong
    if not _is_mistake(wrong, dealt.scenario, house.rules):
        keys = tuple(keys_of(settings.mistakes, subtlety=settings.subtlety))
        wrong = _chosen(rng, dealt.scenario, keys, house.rules)
    if wrong is None:
        return None
    return retold(wrong, dealt.scenario, chosen_in=CONGRESS, house=house)


def _is_mistake(wrong: Miscount | None, scenario: Scenario, rules: Rules) -> bool:
    """Whether what was chosen by the rules of all is there, and is a mistake by these too."""
    if wrong is None or rules == ACC:
        return wrong is not None
    return wrong in miscounts(wrong.mistake, scenario, rules=rules, house=CONGRESS)


def _deal_for_one(rng: Random, kind: Kind, keys: Sequence[str]) -> _Heard:
    """Choose short or over, then a mistake by how often it is made, and deal so that it can be."""
    deals = {key: [each for each in DEALT_BY[key] if each.kind == kind.dealt_as] for key in keys}
    there = [key for key in keys if deals[key]]
    way = choose_way(rng, {way for key in there for way in MISTAKES[key].ways})
    there = [key for key in there if way in MISTAKES[key].ways]
    (key,) = rng.choices(there, [MISTAKES[each].weight for each in there])
    dealt = rng.choice(deals[key])
    found = deal_for(key, dealt, rng, rules=ACC, house=CONGRESS)
    scenario = found or dealt.deal(rng)  # in theory no deal of very many may carry it
    allowed = Allowed(kinds=[key], ways=[way])
    return _Heard(kind, scenario, choose(scenario, rng, rules=ACC, house=CONGRESS, allowed=allowed))


def _deal_where(rng: Random, kinds: Sequence[Kind], where: str, keys: Sequence[str]) -> _Heard:
    """Deal what is asked for until one of the mistakes can be made of it, kind after kind."""
    dealt = []
    for kind in kinds:
        way = Dealt(kind.dealt_as, where)
        for _ in range(_MOST_DEALS):
            scenario = way.deal(rng)
            wrong = _chosen(rng, scenario, keys)
            dealt.append(_Heard(kind, scenario, wrong))
            if wrong:
                return dealt[-1]
    return dealt[0]


def _chosen(
    rng: Random, scenario: Scenario, keys: Sequence[str], rules: Rules = ACC
) -> Miscount | None:
    return choose(scenario, rng, rules=rules, house=CONGRESS, allowed=Allowed(kinds=keys))
