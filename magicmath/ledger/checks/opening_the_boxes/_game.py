"""Day's game: his matrix, with a box in each column, and the way from board 32 to board 495."""

from magicmath.rules import MAGIC, to_board

MAGIC_BOXES = MAGIC.matrix.T.astype(int)
START, WIN = 32, 495
B = to_board(START ^ WIN).ravel()
