"""Two processes that add the same at the same moment: who comes second finds it there."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from sqlalchemy.exc import IntegrityError

_Adding = TypeVar("_Adding", bound=Callable[..., object])


def again_if_outrun(add: _Adding) -> _Adding:
    """Try once more to add what did not fit to what another process did at the same moment.

    What was not there yet when it was looked for is found the second time. SQLite has one writer.
    """

    @wraps(add)
    def add_it(*record: Any, **named: Any) -> object:  # noqa: ANN401  whatever it is
        try:
            return add(*record, **named)
        except IntegrityError:
            return add(*record, **named)

    return cast("_Adding", add_it)
