"""Scenarios that several sections speak of, by what they show."""

from typing import Final

from scenarios import Category

FIFTEEN: Final = "show 7D 8C 2H 4C / QS"
PAIR: Final = "show KD KS 2C 4H / 7C"
THREE: Final = "show 9D 9S 9C 2H / KC"
FOUR: Final = "show 8D 8S 8C 8H / 3C"
RUN_OF_THREE: Final = "show 8D 9C TH QC / 2S"
RUN_OF_FOUR: Final = "show 8D 9C TH JC / 2S"
DOUBLE_RUN: Final = "show 2S 3H 3D 4C / KS"
DOUBLE_RUN_OF_FOUR: Final = "show TD JC QH QC / KS"
TRIPLE_RUN: Final = "show TC JC JD QC / JH"
DOUBLE_DOUBLE_RUN: Final = "show 7D 7S 8C 8H / 9C"
FLUSH: Final = "show 3C 6C 9C QC / 5D"
FLUSH_OF_FIVE: Final = "show 3C 6C 9C QC / KC"
NOBS: Final = "show JD 2S 7D 9C / 6D"
HEELS: Final = "cut JD"
HIGHEST: Final = "show 5C 5D 5S JH / 5H"

PLAY_FIFTEEN: Final = "play TD KD 2S 7H | 5D 4S AS 5C : TD 5D"
PLAY_THIRTY_ONE: Final = "play KC 5D 8S QH | 6C TS 5H JD : KC 6C 5D TS"
PLAY_PAIR: Final = "play 4H 7H 9S QS | 4S 6S TH 2C : 4H 4S"
PLAY_THREE: Final = "play 6H 6D 9S QS | 6S 5S TH 2C : 6H 6S 6D"
PLAY_FOUR: Final = "play 2H 2S 6C QH | 2C 2D 8C KD : 2H 2C 2S 2D"
PLAY_RUN: Final = "play AH 2C 7H 4D | 3H 6S 5C QC : AH 3H 2C"
PLAY_DOUBLED: Final = "play 3H 2S 7C QH | 3C AC 9C KD : 3H 3C 2S AC"
GO: Final = "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D"
LAST: Final = "play AS 4D 9S TD | 6S 3S 8H 2C : TD 3S 9S 6S AS 2C 4D 8H"
LAST_THIRTY_ONE: Final = "play TS 7D JD TH | 7S 4S 5D 6H : JD 5D 7D 6H TS 7S TH 4S"

# What a run with a rank doubled is worth in one number.
RUN_AND_PAIRS: Final = (Category.RUN, Category.PAIR)
