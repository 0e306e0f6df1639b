"""The two ways in which houses say a double run."""

from trainer.house import Counting, House

ITEMISED = House()
BY_PATTERN = House(counting=Counting.BY_PATTERN)
