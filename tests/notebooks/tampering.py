"""Ways to spoil the specimen so that it looks right, each with the gate's words that must give it away.

A case of `CASES` changes a notebook in memory; the gates must then say its words. A case of `RERUN` leaves
a notebook that only a new execution proves wrong, and returns the cells that nbval must fail.
"""

import re
from types import SimpleNamespace

import nbformat

CASES, RERUN = [], []
SVG = "image/svg+xml"


def said(words):
    """Enter a function among the cases that the gates catch."""

    def enter(spoil):
        CASES.append(SimpleNamespace(name=spoil.__name__, spoil=spoil, words=words))
        return spoil

    return enter


def rerun(spoil):
    """Enter a function among the cases that nbval catches, each in cells of its own."""
    RERUN.append(spoil)
    return spoil


def cell(notebook, identity):
    """Return the cell of a name."""
    return next(one for one in notebook.cells if one.id == identity)


def replace(one, old, new):
    """Replace a part of a cell's source, which must be there."""
    assert old in one.source
    one.source = one.source.replace(old, new)


def reword(output, old, new):
    """Replace a part of an output's text, which must be there."""
    place, key = (output, "text") if "text" in output else (output.data, "text/plain")
    assert old in place[key]
    place[key] = place[key].replace(old, new)


def redraw(output, old, new):
    """Replace a part of an output's picture, which must be there."""
    assert old in output.data[SVG]
    output.data[SVG] = output.data[SVG].replace(old, new)


# --- comparisons switched off


@said("switches comparisons off")
def tag_that_ignores_the_output(notebook):
    cell(notebook, "game").metadata["tags"] = ["nbval-ignore-output"]


@said("switches comparisons off")
def comment_that_ignores_the_output(notebook):
    cell(notebook, "mask-numbers").source += "\n# NBVAL_IGNORE_OUTPUT"


@said("switches comparisons off")
def old_comment_that_ignores_the_output(notebook):
    cell(notebook, "mask-numbers").source += "\n    ## PYTEST_VALIDATE_IGNORE_OUTPUT"


@said("switches comparisons off")
def old_tag_that_ignores_the_output(notebook):
    cell(notebook, "game").metadata["tags"] = ["pytest-validate-ignore-output"]


@said("switches comparisons off")
def comment_that_skips_the_cell(notebook):
    cell(notebook, "mask-numbers").source = "# NBVAL_SKIP\n" + cell(notebook, "mask-numbers").source


@said("switches comparisons off")
def tag_that_allows_an_exception(notebook):
    cell(notebook, "symmetric").metadata["tags"] = ["raises-exception"]


@said("switches comparisons off")
def marker_beside_the_folding(notebook):
    cell(notebook, "frame-solution").metadata["tags"].append("nbval-skip")


@said("has metadata of no use")
def cell_that_is_not_run(notebook):
    cell(notebook, "symmetric").metadata["tags"] = ["skip-execution"]


@said("the notebook's metadata")
def option_for_the_whole_notebook(notebook):
    notebook.metadata["nbval"] = {"ignore": True}


@said("the notebook's metadata")
def another_kernel(notebook):
    notebook.metadata.kernelspec.name = "forged"


@said("the notebook's metadata")
def stored_widgets(notebook):
    notebook.metadata["widgets"] = {}


# --- cells that are gone, or are no longer run


@said("neither code nor text but raw")
def check_turned_raw(notebook):
    one = cell(notebook, "mask-numbers")
    one.cell_type = "raw"
    del one["outputs"], one["execution_count"]
    recount(notebook)


@said("no longer reads")
def check_turned_into_text(notebook):
    one = cell(notebook, "press-twice")
    one.cell_type, one.source = "markdown", "```\n" + one.source + "\n```\nTrue"
    del one["outputs"], one["execution_count"]
    recount(notebook)


@said("gone ['press-twice']")
def check_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "press-twice"))
    recount(notebook)


@said("gone ['reason']")
def text_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "reason"))


@said("the checker quarter_turn is called in no exercise")
def exercise_taken_out(notebook):
    for identity in ("quarter-turn", "quarter-turn-solution"):
        notebook.cells.remove(cell(notebook, identity))
    recount(notebook)


@said("the exercise of quarter_turn has no folded solution")
def solution_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "quarter-turn-solution"))
    recount(notebook)


@said("is empty")
def check_emptied(notebook):
    cell(notebook, "press-twice").update(source="", outputs=[])


@said("repeats cell press-twice")
def check_doubled(notebook):
    twin = nbformat.from_dict({**cell(notebook, "press-twice"), "id": "twin"})
    notebook.cells.append(twin)
    recount(notebook)


@said("cells are called press-twice")
def name_used_twice(notebook):
    cell(notebook, "board-count").id = "press-twice"


@said("in another order")
def texts_exchanged(notebook):
    a, b = (notebook.cells.index(cell(notebook, identity)) for identity in ("reason", "choices-text"))
    notebook.cells[a], notebook.cells[b] = notebook.cells[b], notebook.cells[a]


@said("in another order")
def checks_exchanged(notebook):
    a, b = (notebook.cells.index(cell(notebook, identity)) for identity in ("press-twice", "board-count"))
    notebook.cells[a], notebook.cells[b] = notebook.cells[b], notebook.cells[a]
    recount(notebook)


@said("outnumber")
def texts_left_out(notebook):
    notebook.cells = [notebook.cells[0], *(one for one in notebook.cells if one.cell_type == "code")]


@said("the first cell lacks '**Time**'")
def hours_left_out(notebook):
    replace(notebook.cells[0], "**Time**", "")


# --- counts and outputs


def recount(notebook):
    """Number the cells of code anew, as an attacker with some care would."""
    for number, one in enumerate((one for one in notebook.cells if one.cell_type == "code"), 1):
        one.execution_count = number
        for output in one.outputs:
            if "execution_count" in output:
                output.execution_count = number


@said("execution counts are")
def cell_never_run(notebook):
    cell(notebook, "press-twice").update(execution_count=None, outputs=[])


@said("execution counts are")
def cells_run_in_another_order(notebook):
    one, other = cell(notebook, "press-twice"), cell(notebook, "board-count")
    one.execution_count, other.execution_count = other.execution_count, one.execution_count


@said("of another execution")
def value_of_another_execution(notebook):
    cell(notebook, "board-count").outputs[0].execution_count += 1


@said("an output of the kind error")
def error_stored(notebook):
    cell(notebook, "press-twice").outputs = [
        nbformat.v4.new_output("error", ename="E", evalue="", traceback=[])
    ]


@said("stores an empty output")
def nothing_stored_as_an_output(notebook):
    cell(notebook, "imports").outputs = [nbformat.v4.new_output("stream", text="")]


@said("has an output with metadata of no use")
def metadata_of_a_text(notebook):
    cell(notebook, "board-count").outputs[0].metadata = {"isolated": True}


@said("stores a warning")
def warning_stored(notebook):
    cell(notebook, "press-twice").outputs[0].name = "stderr"


@said("prints what changes from run to run")
def address_printed(notebook):
    cell(notebook, "press-twice").outputs[0].text = "<object object at 0x7f1d2c3b4a50>\n"


@said("not what it prints and then its value")
def outputs_exchanged_in_a_cell(notebook):
    cell(notebook, "mask-numbers").outputs.reverse()


@said("an output of the kind display_data")
def value_turned_into_a_display(notebook):
    output = cell(notebook, "board-count").outputs[0]
    output.output_type = "display_data"
    del output["execution_count"]


@said("has, or lacks, ['transient']")
def output_that_can_be_replaced(notebook):
    cell(notebook, "board-count").outputs[0]["transient"] = {"display_id": "later"}


@said("stores what is not shown as text or picture")
def widget_view_stored(notebook):
    cell(notebook, "game").outputs[0].data["application/vnd.jupyter.widget-view+json"] = {"model_id": "x"}


@said("stores what is not shown as text or picture")
def markdown_beside_the_text(notebook):
    cell(notebook, "board-count").outputs[0].data["text/markdown"] = "as printed (2 values)"


@said("that nothing compares")
def picture_without_text(notebook):
    del cell(notebook, "masks").outputs[0].data["text/plain"]


@said("characters that look like others")
def line_overwritten_by_a_carriage_return(notebook):
    cell(notebook, "press-twice").outputs[0].text = "False\rTrue\n"


@said("characters that look like others")
def text_coloured_by_an_escape(notebook):
    cell(notebook, "press-twice").outputs[0].text = "\x1b[8mTrue\x1b[0m\n"


@said("characters that look like others")
def letters_of_another_alphabet(notebook):
    replace(cell(notebook, "press-twice"), "boards", "bоards")  # noqa: RUF001


@said("characters that look like others")
def unseen_characters_in_prose(notebook):
    replace(cell(notebook, "choices-text"), "512 boards", "51\u200b2 boards")


# --- pictures


@said("without alternative text")
def alternative_text_left_out(notebook):
    svg = cell(notebook, "masks").outputs[0].data[SVG]
    cell(notebook, "masks").outputs[0].data[SVG] = re.sub(' aria-label="[^"]*"', "", svg)


@said("whose alternative text tells of the boards")
def alternative_text_of_another_board(notebook):
    redraw(cell(notebook, "masks").outputs[0], "3: 100", "3: 101")


@said("whose alternative text tells of the boards")
def text_of_another_board(notebook):
    reword(cell(notebook, "path").outputs[0], "■ □ □    ■ ■ □", "■ ■ □    ■ ■ □")


@said("whose alternative text speaks of 9 by 8 entries")
def alternative_text_of_another_size(notebook):
    redraw(cell(notebook, "matrix").outputs[0], "9 by 9", "9 by 8")


@said("whose alternative text tells of the numbers")
def alternative_text_of_another_bar(notebook):
    redraw(cell(notebook, "bars").outputs[0], "3: 84,", "3: 85,")


@said("bits, 82 of them 1")
def alternative_text_of_another_pattern(notebook):
    redraw(cell(notebook, "pattern").outputs[0], "81 of", "82 of")


@said("has an output with metadata of no use")
def picture_shrunk(notebook):
    cell(notebook, "masks").outputs[0].metadata[SVG] = {"width": 1}


@said("is no plain SVG: ['width']")
def picture_shrunk_from_within(notebook):
    svg = cell(notebook, "masks").outputs[0].data[SVG]
    cell(notebook, "masks").outputs[0].data[SVG] = re.sub(' width="[^"]*"', ' width="1"', svg, count=1)


@said("is no plain SVG: ['animate']")
def picture_with_a_second_frame(notebook):
    frames = '<animate attributeName="fill" values="red;blue" dur="1s"/></svg>'
    redraw(cell(notebook, "masks").outputs[0], "</svg>", frames)


@said("is no plain SVG: ['onclick']")
def picture_that_runs_a_script(notebook):
    redraw(cell(notebook, "masks").outputs[0], "<rect ", '<rect onclick="alert()" ')


@said("is no plain SVG: ['a']")
def picture_that_leads_elsewhere(notebook):
    output = cell(notebook, "masks").outputs[0]
    redraw(output, "</style>", '</style><a href="https://example.org">')
    redraw(output, "</svg>", "</a></svg>")


@said("is no plain SVG: ['href']")
def picture_asked_for_elsewhere(notebook):
    redraw(cell(notebook, "pattern").outputs[0], 'href="data:image/png;base64,', 'href="//example.org/')


@said("is no plain SVG: ['style']")
def picture_whose_style_hides_it(notebook):
    redraw(cell(notebook, "masks").outputs[0], "</style>", "rect{display:none}</style>")


@said("is no plain SVG: ['style']")
def part_of_a_picture_hidden(notebook):
    redraw(cell(notebook, "masks").outputs[0], "<rect ", '<rect style="display:none" ')


@said("is no plain SVG: ['display']")
def picture_hidden_as_a_whole(notebook):
    redraw(cell(notebook, "masks").outputs[0], "<svg ", '<svg display="none" ')


@said("is no plain SVG: ['role']")
def picture_that_is_none_for_a_screen_reader(notebook):
    redraw(cell(notebook, "masks").outputs[0], 'role="img"', 'role="none"')


@said("svgs']")
def picture_of_another_kind_of_root(notebook):
    redraw(cell(notebook, "masks").outputs[0], "<svg ", "<svgs ")
    redraw(cell(notebook, "masks").outputs[0], "</svg>", "</svgs>")


@said("is no plain SVG: it cannot be read")
def picture_left_open(notebook):
    redraw(cell(notebook, "masks").outputs[0], "</svg>", "")


@said("stores what is not shown as text or picture: ['image/png']")
def picture_of_a_kind_that_nothing_compares(notebook):
    cell(notebook, "masks").outputs[0].data["image/png"] = "AAAA"


@said("has, or lacks, ['attachments']")
def picture_attached_to_a_text(notebook):
    cell(notebook, "reason")["attachments"] = {"a.png": {"image/png": "AAAA"}}


@said("holds HTML: ['style']")
def style_that_hides_outputs(notebook):
    cell(notebook, "reason").source += "\n<style>.jp-OutputArea {display: none}</style>"


@said("leads out of the collection")
def picture_from_elsewhere(notebook):
    cell(notebook, "reason").source += "\n![proof](https://example.org/proof.png)"


@said("leads out of the collection")
def link_that_runs_a_script(notebook):
    cell(notebook, "reason").source += "\n[proof](javascript:alert)"


# --- code that means something else


@said("is no plain Python")
def cell_captured_by_a_magic(notebook):
    cell(notebook, "press-twice").update(
        source="%%capture\n" + cell(notebook, "press-twice").source, outputs=[]
    )


@said("is no plain Python")
def shell_command(notebook):
    cell(notebook, "press-twice").source = "!echo True"


@said("reaches for get_ipython")
def magic_by_a_call(notebook):
    cell(notebook, "press-twice").source += '\nget_ipython().run_line_magic("reset", "")'


@said("imports sys, which no notebook needs")
def standard_output_exchanged(notebook):
    cell(notebook, "imports").source += "\nimport sys\nsys.stdout = None"


@said("imports os, which no notebook needs")
def environment_changed(notebook):
    cell(notebook, "imports").source = (
        'import os\nos.environ["MAGIC"] = "1"\n' + cell(notebook, "imports").source
    )


@said("imports stack with or of inspect, which no notebook needs")
def import_of_more_than_the_text_of_a_function(notebook):
    cell(notebook, "imports").source += "\nfrom inspect import stack"


@said("imports inspect with or of inspect, which no notebook needs")
def import_of_all_that_looks_into_code(notebook):
    cell(notebook, "imports").source += "\nimport inspect"


@said("imports, which the first code cell alone does")
def import_further_down(notebook):
    cell(notebook, "press-twice").source += "\nfrom magicmath.rules import CASEGAME"


@said("under another name")
def another_rule_under_the_name(notebook):
    replace(cell(notebook, "imports"), "import MAGIC, UNIT", "import CASEGAME as MAGIC, UNIT")


@said("gives MAGIC another meaning")
def rule_assigned_anew(notebook):
    cell(notebook, "day-compared").source = "MAGIC = UNIT\n" + cell(notebook, "day-compared").source


@said("gives print another meaning")
def print_defined_anew(notebook):
    cell(notebook, "day-compared").source = (
        "def print(*words):\n    pass\n\n" + cell(notebook, "day-compared").source
    )


@said("gives MAGIC another meaning")
def rule_given_as_an_argument(notebook):
    cell(notebook, "day-compared").source += "\n(lambda MAGIC: MAGIC.numbers)(UNIT)"


@said("changes check.four_corners")
def checker_exchanged(notebook):
    forged = "check.four_corners = lambda answer: check.white_to_frame([0, 5, 6])\n"
    cell(notebook, "frame-board").source = forged + cell(notebook, "frame-board").source


@said("changes ledger.compare")
def comparison_exchanged(notebook):
    cell(notebook, "masks").source = "ledger.compare = print\n" + cell(notebook, "masks").source


@said("changes bets.order")
def bet_exchanged(notebook):
    cell(notebook, "order").source = "bets.order = check.own_inverse\n" + cell(notebook, "order").source


@said("passes the module bets on")
def bet_exchanged_through_a_list(notebook):
    cell(notebook, "order").source = "for one in [bets]:\n    one.order = print\nbet = bets.order()\nbet"


@said("calls ledger by another name")
def comparison_exchanged_by_another_name(notebook):
    cell(notebook, "masks").source = "book = ledger\nbook.compare = print\n" + cell(notebook, "masks").source


@said("reaches for setattr")
def checker_exchanged_by_setattr(notebook):
    cell(notebook, "frame-board").source = (
        'setattr(check, "four_corners", print)\n' + cell(notebook, "frame-board").source
    )


@said("passes the module ledger on")
def comparison_exchanged_through_a_list(notebook):
    cell(
        notebook, "masks"
    ).source = "for book in [ledger]:\n    book.compare = print\nplot.boards(MAGIC.masks)"


@said("changes other.press")
def method_exchanged_by_another_name(notebook):
    forged = "for other in [Game]:\n    other.press = print\n"
    cell(notebook, "path").source = forged + cell(notebook, "path").source


@said("reaches for set_printoptions")
def printing_of_arrays_changed(notebook):
    cell(notebook, "printed-row").source = (
        "np.set_printoptions(threshold=1)\n" + cell(notebook, "printed-row").source
    )


@said("gives MAGIC another meaning")
def rule_matched_anew(notebook):
    cell(notebook, "day-compared").source += "\nmatch UNIT:\n    case MAGIC:\n        print(MAGIC.numbers)"


@said("holds a semicolon")
def value_hidden_by_a_semicolon(notebook):
    cell(notebook, "board-count").update(source=cell(notebook, "board-count").source + ";", outputs=[])


@said("catches every exception")
def every_exception_caught(notebook):
    one = cell(notebook, "board-count")
    one.source = "try:\n    " + one.source + "\nexcept Exception:\n    pass"


@said("catches an exception without a word")
def exception_caught_in_silence(notebook):
    one = cell(notebook, "board-count")
    one.source = "try:\n    " + one.source + "\nexcept ValueError:\n    pass"


@said("asks False, whose answer is known")
def check_in_a_branch_never_taken(notebook):
    one = cell(notebook, "press-twice")
    one.source = "if False:\n    " + one.source.replace("\n", "\n    ") + '\nprint("Tr" + "ue")'


@said("shows True without a check")
def truth_written_down(notebook):
    cell(notebook, "press-twice").source = "print(True)"


@said("shows True without a check")
def truth_left_as_the_value(notebook):
    cell(notebook, "press-twice").source = "boards = np.array([to_board(n) for n in range(512)])\nTrue"


@said("computes boards == boards and drops it")
def comparison_that_nobody_sees(notebook):
    cell(notebook, "press-twice").source = "boards == boards\n" + cell(notebook, "press-twice").source


@said("no longer reads")
def check_replaced_by_its_result(notebook):
    cell(notebook, "press-twice").source = 'print("Tr" + "ue")'


@said("no longer reads ['512'] but ['2']")
def check_of_fewer_cases(notebook):
    replace(cell(notebook, "press-twice"), "range(512)", "range(2)")


@said("no longer reads")
def check_turned_into_a_comment(notebook):
    one = cell(notebook, "press-twice")
    one.update(source="# " + one.source.replace("\n", "\n# "), outputs=[])


# --- checks that are no checks


@said("writes 'retroversion.masks: as printed")
def verdict_written_down(notebook):
    one = cell(notebook, "masks-compared")
    one.source = 'print("retroversion.masks: as printed (81 values)")'
    one.outputs = [nbformat.v4.new_output("stream", text="retroversion.masks: as printed (81 values)\n")]


@said("compares retroversion.masks, of which its output says nothing")
def verdict_left_out(notebook):
    cell(notebook, "masks-compared").outputs = []


@said("compares printed tables, of which its output says nothing")
def verdicts_of_a_variable_left_out(notebook):
    cell(notebook, "inverse-powers").outputs = []


@said("does not show the outcome")
def outcome_not_shown(notebook):
    cell(notebook, "masks-compared").update(
        source='outcome = ledger.compare("retroversion.masks", MAGIC.masks)', outputs=[]
    )


@said("shows a verdict on retroversion.Y, which it does not compare")
def verdict_on_another_table(notebook):
    reword(cell(notebook, "board-count").outputs[0], "retroversion.board_count", "retroversion.Y")


@said("no longer compares ['retroversion.D']")
def comparison_taken_out(notebook):
    one = cell(notebook, "example-compared")
    replace(one, "D=D, ", "")
    reword(one.outputs[0], "retroversion.D: as printed (9 values)\n", "")


@said("does not show a right and a wrong answer")
def solution_that_prints_its_own_pass(notebook):
    one = cell(notebook, "four-corners-solution")
    one.source = 'print("the solution passes: True\\n✘ Board 320 has 2 black corners.")'


@said("does not show a right and a wrong answer")
def solution_of_another_exercise(notebook):
    one = cell(notebook, "four-corners-solution")
    one.source, one.outputs = (
        cell(notebook, "quarter-turn-solution").source + "\n",
        cell(notebook, "quarter-turn-solution").outputs,
    )


@said("does not show a right and a wrong answer")
def solution_with_one_word_more(notebook):
    replace(cell(notebook, "four-corners-solution"), ".solved)", ".solved or True)")


@said("does not pass")
def solution_that_fails(notebook):
    reword(cell(notebook, "four-corners-solution").outputs[0], "passes: True", "passes: False")


@said("has metadata of no use")
def solution_unfolded(notebook):
    cell(notebook, "four-corners-solution").metadata["jupyter"] = {}


@said("exercise four-corners has no folded solution")
def solution_unfolded_altogether(notebook):
    cell(notebook, "four-corners-solution").metadata = {}


@said("is a second attempt at four_corners")
def exercise_asked_twice(notebook):
    cell(notebook, "nine-units").source += "\ncheck.four_corners(nine)"


@said("is a second attempt at own_inverse")
def exercise_asked_by_two_figures(notebook):
    replace(cell(notebook, "mirrored"), "mirrored", "own_inverse")


@said("asks white_to_frame, which is no task")
def exercise_asked_that_is_no_task(notebook):
    replace(cell(notebook, "mirrored"), "mirrored", "white_to_frame")


@said("does more, or other, than to ask one exercise")
def exercise_answered_above_its_figure(notebook):
    cell(notebook, "own-inverse").source = "print(1 + 1)\nExercise(check.own_inverse)"


@said("does more, or other, than to ask one exercise")
def exercise_asked_under_another_answer(notebook):
    replace(
        cell(notebook, "own-inverse"), "Exercise(check.own_inverse)", "Exercise(check.own_inverse).solved"
    )


@said("does not show the task of own_inverse as it is asked today")
def solution_beside_the_task(notebook):
    cell(notebook, "own-inverse").outputs[0].data["text/plain"] += "\n[[1, 0, 0], [1, 1, 0], [1, 0, 1]]"


@said("does not show the task of own_inverse as it is asked today")
def task_that_is_asked_no_more(notebook):
    reword(cell(notebook, "own-inverse").outputs[0], "3×3", "4×4")


@said("the checker own_inverse is called in no exercise")
def figure_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "own-inverse"))


@said("no module of exercises is imported as check")
def exercises_not_imported(notebook):
    replace(cell(notebook, "imports"), "from specimen import tasks as check", "")


@said("imports inverse under another name")
def exercises_of_another_collection(notebook):
    replace(
        cell(notebook, "imports"), "from specimen import tasks", "from magicmath.exercises import inverse"
    )


@said("does not end in check.four_corners of the reader's answer")
def answer_given_away(notebook):
    replace(cell(notebook, "four-corners"), "check.four_corners(answer)", "check.four_corners(325)")


@said("does not say that it waits for an answer")
def answer_left_in(notebook):
    one = cell(notebook, "four-corners")
    one.outputs[0].data["text/plain"] = "✔ 325 is 256 + 64 + 4 + 1: each corner is a power of two."


# --- prose


@said("speaks of 513")
def number_changed_in_prose(notebook):
    replace(cell(notebook, "reached-text"), "512 choices", "513 choices")


@said("speaks of 0.35")
def decimal_number_put_into_prose(notebook):
    cell(notebook, "matrix-text").source += "\nThe largest error is 0.35."


# --- what only a new execution shows


@rerun
def digit_changed(notebook):
    reword(cell(notebook, "number").outputs[0], "123", "124")
    return ["number"]


@rerun
def outputs_taken_out(notebook):
    cell(notebook, "printed-row").outputs = []
    return ["printed-row"]


@rerun
def outputs_moved_between_cells(notebook):
    one, other = cell(notebook, "press-twice"), cell(notebook, "reached")
    one.outputs, other.outputs = other.outputs, one.outputs
    return ["press-twice", "reached"]


@rerun
def picture_exchanged(notebook):
    one, other = (cell(notebook, identity).outputs[0].data for identity in ("path", "days-path"))
    one[SVG] = other[SVG]
    return ["path"]


@rerun
def cell_of_a_picture_turned(notebook):
    redraw(cell(notebook, "days-path").outputs[0], "M190 28h", "M190 29h")
    return ["days-path"]


@rerun
def picture_cut(notebook):
    data = cell(notebook, "difference").outputs[0].data
    data[SVG] = data[SVG][:-400] + "\n"
    return ["difference"]


@rerun
def text_and_alternative_text_changed_together(notebook):
    output = cell(notebook, "corners").outputs[1]
    reword(output, "for 1  ", "for 2  ")
    redraw(output, "for 1", "for 2")
    return ["corners"]


@rerun
def title_in_the_alternative_text_changed(notebook):
    redraw(cell(notebook, "duel").outputs[0], "fewest 3", "fewest 2")
    return ["duel"]


@rerun
def picture_named_otherwise(notebook):
    redraw(cell(notebook, "masks").outputs[0], "9 boards", "Nine other boards")
    return ["masks"]


@rerun
def argument_changed(notebook):
    replace(cell(notebook, "distances"), "for b in boards]", "for b in boards[1:]]")
    return ["distances"]


@rerun
def verdict_turned(notebook):
    one = cell(notebook, "vectors-compared").outputs[0]
    reword(one, "differs at [3]: printed 1, computed 0", "as printed (9 values)")
    return ["vectors-compared"]


@rerun
def solution_that_no_longer_passes(notebook):
    replace(cell(notebook, "hardest-start-solution"), "range(9)", "range(8)")
    return ["hardest-start-solution"]


@rerun
def tempting_mistake_that_passes(notebook):
    replace(cell(notebook, "four-corners-solution"), "256 + 64)", "256 + 64 + 4 + 1)")
    return ["four-corners-solution"]


@rerun
def html_that_says_something_else(notebook):
    cell(notebook, "board-count").outputs[0].data["text/html"] = "retroversion.board_count: differs"
    return ["board-count"]


@rerun
def drawing_beside_the_text(notebook):
    cell(notebook, "days-path-compared").outputs[0].data[SVG] = "<svg/>"
    return ["days-path-compared"]


@rerun
def cell_that_fails(notebook):
    cell(notebook, "symmetric").source = "1 / 0"
    return ["symmetric"]


@rerun
def order_of_outputs_changed(notebook):
    cell(notebook, "mask-numbers").outputs.reverse()
    return ["mask-numbers"]


@rerun
def value_stored_as_a_display(notebook):
    output = cell(notebook, "units-compared").outputs[0]
    output.output_type = "display_data"
    del output["execution_count"]
    return ["units-compared"]


@rerun
def bet_on_another_question(notebook):
    output = cell(notebook, "order").outputs[0]
    reword(output, "mask 0 and then mask 1", "mask 0 and then mask 2")
    redraw(output, "mask 0 and then mask 1", "mask 0 and then mask 2")
    return ["order"]


@rerun
def bar_and_its_value_changed(notebook):
    output = cell(notebook, "bars").outputs[0]
    reword(output, "3: 84", "3: 85")
    redraw(output, "3: 84,", "3: 85,")
    return ["bars"]
