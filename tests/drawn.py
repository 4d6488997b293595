"""Read a canvas once it is drawn: a figure draws again in the first frame that has its colours."""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def drawn(canvas):
    """Return a canvas after the frame in which all that was asked for is drawn."""
    canvas.evaluate(TWO_FRAMES)
    return canvas
