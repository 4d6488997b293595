"""Ways to spoil a notebook so that it looks right, each with the gate's words that must give it away.

A case of `CASES` changes a notebook in memory; the gates must then say its words. A case of `RERUN` leaves
a notebook that only a new execution proves wrong, and returns the cells that nbval must fail.
"""

import re
from types import SimpleNamespace

import nbformat

CASES, RERUN = [], []
SVG = "image/svg+xml"


def said(words, notebook="01"):
    """Enter a function among the cases that the gates catch, in the notebook of a number."""

    def enter(spoil):
        CASES.append(SimpleNamespace(name=spoil.__name__, spoil=spoil, words=words, notebook=notebook))
        return spoil

    return enter


def rerun(spoil):
    """Enter a function among the cases that nbval catches, each in cells of its own of notebook 01."""
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
    cell(notebook, "01-03").metadata["tags"] = ["nbval-ignore-output"]


@said("switches comparisons off")
def comment_that_ignores_the_output(notebook):
    cell(notebook, "01-19").source += "\n# NBVAL_IGNORE_OUTPUT"


@said("switches comparisons off")
def old_comment_that_ignores_the_output(notebook):
    cell(notebook, "01-19").source += "\n    ## PYTEST_VALIDATE_IGNORE_OUTPUT"


@said("switches comparisons off")
def old_tag_that_ignores_the_output(notebook):
    cell(notebook, "01-03").metadata["tags"] = ["pytest-validate-ignore-output"]


@said("switches comparisons off")
def comment_that_skips_the_cell(notebook):
    cell(notebook, "01-19").source = "# NBVAL_SKIP\n" + cell(notebook, "01-19").source


@said("switches comparisons off")
def tag_that_allows_an_exception(notebook):
    cell(notebook, "01-43").metadata["tags"] = ["raises-exception"]


@said("switches comparisons off")
def marker_beside_the_folding(notebook):
    cell(notebook, "01-71").metadata["tags"].append("nbval-skip")


@said("has metadata of no use")
def cell_that_is_not_run(notebook):
    cell(notebook, "01-43").metadata["tags"] = ["skip-execution"]


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
    one = cell(notebook, "01-19")
    one.cell_type = "raw"
    del one["outputs"], one["execution_count"]
    recount(notebook)


@said("no longer reads")
def check_turned_into_text(notebook):
    one = cell(notebook, "01-31")
    one.cell_type, one.source = "markdown", "```\n" + one.source + "\n```\nTrue"
    del one["outputs"], one["execution_count"]
    recount(notebook)


@said("gone ['01-31']")
def check_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "01-31"))
    recount(notebook)


@said("gone ['01-30']")
def text_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "01-30"))


@said("the checker quarter_turn is called in no exercise")
def exercise_taken_out(notebook):
    for identity in ("01-81", "01-83"):
        notebook.cells.remove(cell(notebook, identity))
    recount(notebook)


@said("the exercise of quarter_turn has no folded solution")
def solution_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "01-83"))
    recount(notebook)


@said("is empty")
def check_emptied(notebook):
    cell(notebook, "01-31").update(source="", outputs=[])


@said("repeats cell 01-31")
def check_doubled(notebook):
    twin = nbformat.from_dict({**cell(notebook, "01-31"), "id": "twin"})
    notebook.cells.insert(40, twin)
    recount(notebook)


@said("cells are called 01-31")
def name_used_twice(notebook):
    cell(notebook, "01-33").id = "01-31"


@said("in another order")
def texts_exchanged(notebook):
    a, b = (notebook.cells.index(cell(notebook, identity)) for identity in ("01-30", "01-32"))
    notebook.cells[a], notebook.cells[b] = notebook.cells[b], notebook.cells[a]


@said("in another order")
def checks_exchanged(notebook):
    a, b = (notebook.cells.index(cell(notebook, identity)) for identity in ("01-31", "01-33"))
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
    cell(notebook, "01-31").update(execution_count=None, outputs=[])


@said("execution counts are")
def cells_run_in_another_order(notebook):
    one, other = cell(notebook, "01-31"), cell(notebook, "01-33")
    one.execution_count, other.execution_count = other.execution_count, one.execution_count


@said("of another execution")
def value_of_another_execution(notebook):
    cell(notebook, "01-33").outputs[0].execution_count += 1


@said("an output of the kind error")
def error_stored(notebook):
    cell(notebook, "01-31").outputs = [nbformat.v4.new_output("error", ename="E", evalue="", traceback=[])]


@said("stores an empty output")
def nothing_stored_as_an_output(notebook):
    cell(notebook, "01-01").outputs = [nbformat.v4.new_output("stream", text="")]


@said("has an output with metadata of no use")
def metadata_of_a_text(notebook):
    cell(notebook, "01-33").outputs[0].metadata = {"isolated": True}


@said("stores a warning")
def warning_stored(notebook):
    cell(notebook, "01-31").outputs[0].name = "stderr"


@said("prints what changes from run to run")
def address_printed(notebook):
    cell(notebook, "01-31").outputs[0].text = "<object object at 0x7f1d2c3b4a50>\n"


@said("not what it prints and then its value")
def outputs_exchanged_in_a_cell(notebook):
    cell(notebook, "01-19").outputs.reverse()


@said("an output of the kind display_data")
def value_turned_into_a_display(notebook):
    output = cell(notebook, "01-33").outputs[0]
    output.output_type = "display_data"
    del output["execution_count"]


@said("has, or lacks, ['transient']")
def output_that_can_be_replaced(notebook):
    cell(notebook, "01-33").outputs[0]["transient"] = {"display_id": "later"}


@said("stores what is not shown as text or picture")
def widget_view_stored(notebook):
    cell(notebook, "01-03").outputs[0].data["application/vnd.jupyter.widget-view+json"] = {"model_id": "x"}


@said("stores what is not shown as text or picture")
def markdown_beside_the_text(notebook):
    cell(notebook, "01-33").outputs[0].data["text/markdown"] = "as printed (2 values)"


@said("that nothing compares")
def picture_without_text(notebook):
    del cell(notebook, "01-07").outputs[0].data["text/plain"]


@said("characters that look like others")
def line_overwritten_by_a_carriage_return(notebook):
    cell(notebook, "01-31").outputs[0].text = "False\rTrue\n"


@said("characters that look like others")
def text_coloured_by_an_escape(notebook):
    cell(notebook, "01-31").outputs[0].text = "\x1b[8mTrue\x1b[0m\n"


@said("characters that look like others")
def letters_of_another_alphabet(notebook):
    replace(cell(notebook, "01-31"), "boards", "bоards")  # noqa: RUF001


@said("characters that look like others")
def unseen_characters_in_prose(notebook):
    replace(cell(notebook, "01-32"), "512 boards", "51\u200b2 boards")


# --- pictures


@said("without alternative text")
def alternative_text_left_out(notebook):
    svg = cell(notebook, "01-07").outputs[0].data[SVG]
    cell(notebook, "01-07").outputs[0].data[SVG] = re.sub(' aria-label="[^"]*"', "", svg)


@said("whose alternative text tells of the boards")
def alternative_text_of_another_board(notebook):
    redraw(cell(notebook, "01-07").outputs[0], "3: 100", "3: 101")


@said("whose alternative text tells of the boards")
def text_of_another_board(notebook):
    reword(cell(notebook, "01-25").outputs[0], "■ □ □    ■ ■ □", "■ ■ □    ■ ■ □")


@said("whose alternative text speaks of 9 by 8 entries", notebook="03")
def alternative_text_of_another_size(notebook):
    redraw(cell(notebook, "03-11").outputs[0], "9 by 9", "9 by 8")


@said("whose alternative text tells of the numbers", notebook="09")
def alternative_text_of_another_bar(notebook):
    redraw(cell(notebook, "09-31").outputs[0], ": 2300", ": 2301")


@said("bits, 82 of them 1", notebook="08")
def alternative_text_of_another_pattern(notebook):
    redraw(cell(notebook, "08-07").outputs[0], "81 of", "82 of")


@said("has an output with metadata of no use")
def picture_shrunk(notebook):
    cell(notebook, "01-07").outputs[0].metadata[SVG] = {"width": 1}


@said("is no plain SVG: ['width']")
def picture_shrunk_from_within(notebook):
    svg = cell(notebook, "01-07").outputs[0].data[SVG]
    cell(notebook, "01-07").outputs[0].data[SVG] = re.sub(' width="[^"]*"', ' width="1"', svg, count=1)


@said("is no plain SVG: ['animate']")
def picture_with_a_second_frame(notebook):
    frames = '<animate attributeName="fill" values="red;blue" dur="1s"/></svg>'
    redraw(cell(notebook, "01-07").outputs[0], "</svg>", frames)


@said("is no plain SVG: ['onclick']")
def picture_that_runs_a_script(notebook):
    redraw(cell(notebook, "01-07").outputs[0], "<rect ", '<rect onclick="alert()" ')


@said("is no plain SVG: ['a']")
def picture_that_leads_elsewhere(notebook):
    output = cell(notebook, "01-07").outputs[0]
    redraw(output, "</style>", '</style><a href="https://example.org">')
    redraw(output, "</svg>", "</a></svg>")


@said("is no plain SVG: ['href']", notebook="08")
def picture_asked_for_elsewhere(notebook):
    redraw(cell(notebook, "08-07").outputs[0], 'href="data:image/png;base64,', 'href="//example.org/')


@said("is no plain SVG: ['style']")
def picture_whose_style_hides_it(notebook):
    redraw(cell(notebook, "01-07").outputs[0], "</style>", "rect{display:none}</style>")


@said("is no plain SVG: it cannot be read")
def picture_left_open(notebook):
    redraw(cell(notebook, "01-07").outputs[0], "</svg>", "")


@said("stores what is not shown as text or picture: ['image/png']")
def picture_of_a_kind_that_nothing_compares(notebook):
    cell(notebook, "01-07").outputs[0].data["image/png"] = "AAAA"


@said("has, or lacks, ['attachments']")
def picture_attached_to_a_text(notebook):
    cell(notebook, "01-30")["attachments"] = {"a.png": {"image/png": "AAAA"}}


@said("holds HTML: ['style']")
def style_that_hides_outputs(notebook):
    cell(notebook, "01-30").source += "\n<style>.jp-OutputArea {display: none}</style>"


@said("leads out of the collection")
def picture_from_elsewhere(notebook):
    cell(notebook, "01-30").source += "\n![proof](https://example.org/proof.png)"


@said("leads out of the collection")
def link_that_runs_a_script(notebook):
    cell(notebook, "01-30").source += "\n[proof](javascript:alert)"


# --- code that means something else


@said("is no plain Python")
def cell_captured_by_a_magic(notebook):
    cell(notebook, "01-31").update(source="%%capture\n" + cell(notebook, "01-31").source, outputs=[])


@said("is no plain Python")
def shell_command(notebook):
    cell(notebook, "01-31").source = "!echo True"


@said("reaches for get_ipython")
def magic_by_a_call(notebook):
    cell(notebook, "01-31").source += '\nget_ipython().run_line_magic("reset", "")'


@said("imports sys, which no notebook needs")
def standard_output_exchanged(notebook):
    cell(notebook, "01-01").source += "\nimport sys\nsys.stdout = None"


@said("imports os, which no notebook needs")
def environment_changed(notebook):
    cell(notebook, "01-01").source = 'import os\nos.environ["MAGIC"] = "1"\n' + cell(notebook, "01-01").source


@said("imports stack with or of inspect, which no notebook needs", notebook="04")
def import_of_more_than_the_text_of_a_function(notebook):
    replace(cell(notebook, "04-01"), "import getsource", "import getsource, stack")


@said("imports inspect with or of inspect, which no notebook needs", notebook="04")
def import_of_all_that_looks_into_code(notebook):
    replace(cell(notebook, "04-01"), "from inspect import getsource", "import inspect")


@said("imports, which the first code cell alone does")
def import_further_down(notebook):
    cell(notebook, "01-31").source += "\nfrom magicmath.rules import CASEGAME"


@said("under another name")
def another_rule_under_the_name(notebook):
    replace(cell(notebook, "01-01"), "import MAGIC, UNIT", "import CASEGAME as MAGIC, UNIT")


@said("gives MAGIC another meaning")
def rule_assigned_anew(notebook):
    cell(notebook, "01-17").source = "MAGIC = UNIT\n" + cell(notebook, "01-17").source


@said("gives print another meaning")
def print_defined_anew(notebook):
    cell(notebook, "01-17").source = "def print(*words):\n    pass\n\n" + cell(notebook, "01-17").source


@said("gives MAGIC another meaning")
def rule_given_as_an_argument(notebook):
    cell(notebook, "01-17").source += "\n(lambda MAGIC: MAGIC.numbers)(UNIT)"


@said("changes check.four_corners")
def checker_exchanged(notebook):
    forged = "check.four_corners = lambda answer: check.white_to_frame([0, 5, 6])\n"
    cell(notebook, "01-67").source = forged + cell(notebook, "01-67").source


@said("changes ledger.compare")
def comparison_exchanged(notebook):
    cell(notebook, "01-07").source = "ledger.compare = print\n" + cell(notebook, "01-07").source


@said("calls ledger by another name")
def comparison_exchanged_by_another_name(notebook):
    cell(notebook, "01-07").source = "book = ledger\nbook.compare = print\n" + cell(notebook, "01-07").source


@said("reaches for setattr")
def checker_exchanged_by_setattr(notebook):
    cell(notebook, "01-67").source = (
        'setattr(check, "four_corners", print)\n' + cell(notebook, "01-67").source
    )


@said("passes the module ledger on")
def comparison_exchanged_through_a_list(notebook):
    cell(
        notebook, "01-07"
    ).source = "for book in [ledger]:\n    book.compare = print\nplot.boards(MAGIC.masks)"


@said("changes other.press")
def method_exchanged_by_another_name(notebook):
    forged = "for other in [Game]:\n    other.press = print\n"
    cell(notebook, "01-25").source = forged + cell(notebook, "01-25").source


@said("reaches for set_printoptions")
def printing_of_arrays_changed(notebook):
    cell(notebook, "01-13").source = "np.set_printoptions(threshold=1)\n" + cell(notebook, "01-13").source


@said("gives MAGIC another meaning")
def rule_matched_anew(notebook):
    cell(notebook, "01-17").source += "\nmatch UNIT:\n    case MAGIC:\n        print(MAGIC.numbers)"


@said("holds a semicolon")
def value_hidden_by_a_semicolon(notebook):
    cell(notebook, "01-33").update(source=cell(notebook, "01-33").source + ";", outputs=[])


@said("catches every exception")
def every_exception_caught(notebook):
    one = cell(notebook, "01-33")
    one.source = "try:\n    " + one.source + "\nexcept Exception:\n    pass"


@said("catches an exception without a word")
def exception_caught_in_silence(notebook):
    one = cell(notebook, "01-33")
    one.source = "try:\n    " + one.source + "\nexcept ValueError:\n    pass"


@said("asks False, whose answer is known")
def check_in_a_branch_never_taken(notebook):
    one = cell(notebook, "01-31")
    one.source = "if False:\n    " + one.source.replace("\n", "\n    ") + '\nprint("Tr" + "ue")'


@said("shows True without a check")
def truth_written_down(notebook):
    cell(notebook, "01-31").source = "print(True)"


@said("shows True without a check")
def truth_left_as_the_value(notebook):
    cell(notebook, "01-31").source = "boards = np.array([to_board(n) for n in range(512)])\nTrue"


@said("computes boards == boards and drops it")
def comparison_that_nobody_sees(notebook):
    cell(notebook, "01-31").source = "boards == boards\n" + cell(notebook, "01-31").source


@said("no longer reads")
def check_replaced_by_its_result(notebook):
    cell(notebook, "01-31").source = 'print("Tr" + "ue")'


@said("no longer reads ['512'] but ['2']")
def check_of_fewer_cases(notebook):
    replace(cell(notebook, "01-31"), "range(512)", "range(2)")


@said("no longer reads")
def check_turned_into_a_comment(notebook):
    one = cell(notebook, "01-31")
    one.update(source="# " + one.source.replace("\n", "\n# "), outputs=[])


# --- checks that are no checks


@said("writes 'retroversion.masks: as printed")
def verdict_written_down(notebook):
    one = cell(notebook, "01-09")
    one.source = 'print("retroversion.masks: as printed (81 values)")'
    one.outputs = [nbformat.v4.new_output("stream", text="retroversion.masks: as printed (81 values)\n")]


@said("compares retroversion.masks, of which its output says nothing")
def verdict_left_out(notebook):
    cell(notebook, "01-09").outputs = []


@said("compares printed tables, of which its output says nothing", notebook="05")
def verdicts_of_a_variable_left_out(notebook):
    cell(notebook, "05-15").outputs = []


@said("does not show the outcome")
def outcome_not_shown(notebook):
    cell(notebook, "01-09").update(
        source='outcome = ledger.compare("retroversion.masks", MAGIC.masks)', outputs=[]
    )


@said("shows a verdict on retroversion.Y, which it does not compare")
def verdict_on_another_table(notebook):
    reword(cell(notebook, "01-33").outputs[0], "retroversion.board_count", "retroversion.Y")


@said("no longer compares ['retroversion.D']")
def comparison_taken_out(notebook):
    one = cell(notebook, "01-37")
    replace(one, "D=D, ", "")
    reword(one.outputs[0], "retroversion.D: as printed (9 values)\n", "")


@said("does not show a right and a wrong answer")
def solution_that_prints_its_own_pass(notebook):
    one = cell(notebook, "01-75")
    one.source = 'print("the solution passes: True\\n✘ Board 320 has 2 black corners and 2 black cells.")'


@said("does not show a right and a wrong answer")
def solution_of_another_exercise(notebook):
    one = cell(notebook, "01-75")
    one.source, one.outputs = cell(notebook, "01-83").source + "\n", cell(notebook, "01-83").outputs


@said("does not show a right and a wrong answer")
def solution_with_one_word_more(notebook):
    replace(cell(notebook, "01-75"), ".solved)", ".solved or True)")


@said("does not pass")
def solution_that_fails(notebook):
    reword(cell(notebook, "01-75").outputs[0], "passes: True", "passes: False")


@said("has metadata of no use")
def solution_unfolded(notebook):
    cell(notebook, "01-75").metadata["jupyter"] = {}


@said("exercise 01-73 has no folded solution")
def solution_unfolded_altogether(notebook):
    cell(notebook, "01-75").metadata = {}


@said("is a second attempt at four_corners")
def exercise_asked_twice(notebook):
    cell(notebook, "01-63").source += "\ncheck.four_corners(nine)"


@said("is a second attempt at own_inverse", "04")
def exercise_asked_by_two_figures(notebook):
    replace(cell(notebook, "04-55"), "two_shortest", "own_inverse")


@said("does more, or other, than to ask one exercise", "04")
def exercise_answered_above_its_figure(notebook):
    cell(notebook, "04-59").source = "print(1 + 1)\nExercise(check.own_inverse)"


@said("does more, or other, than to ask one exercise", "04")
def exercise_asked_under_another_answer(notebook):
    replace(cell(notebook, "04-59"), "Exercise(check.own_inverse)", "Exercise(check.own_inverse).solved")


@said("does not show the task of own_inverse as it is asked today", "04")
def solution_beside_the_task(notebook):
    cell(notebook, "04-59").outputs[0].data["text/plain"] += "\n[[1, 0, 0], [1, 1, 0], [1, 0, 1]]"


@said("does not show the task of own_inverse as it is asked today", "04")
def task_that_is_asked_no_more(notebook):
    reword(cell(notebook, "04-59").outputs[0], "3×3", "4×4")


@said("the checker own_inverse is called in no exercise", "04")
def figure_taken_out(notebook):
    notebook.cells.remove(cell(notebook, "04-59"))


@said("no module of exercises is imported as check")
def exercises_not_imported(notebook):
    replace(cell(notebook, "01-01"), "from magicmath.exercises import puzzle as check\n", "")


@said("does not end in check.four_corners of the reader's answer")
def answer_given_away(notebook):
    replace(cell(notebook, "01-73"), "check.four_corners(answer)", "check.four_corners(325)")


@said("does not say that it waits for an answer")
def answer_left_in(notebook):
    one = cell(notebook, "01-73")
    one.outputs[0].data["text/plain"] = "✔ 325 is 256 + 64 + 4 + 1: each corner is a power of two."


# --- prose


@said("speaks of 513")
def number_changed_in_prose(notebook):
    replace(cell(notebook, "01-48"), "512 choices", "513 choices")


@said("speaks of 0.35", notebook="03")
def decimal_number_put_into_prose(notebook):
    cell(notebook, "03-12").source += "\nThe largest error is 0.35."


# --- what only a new execution shows


@rerun
def digit_changed(notebook):
    reword(cell(notebook, "01-15").outputs[0], "123", "124")
    return ["01-15"]


@rerun
def outputs_taken_out(notebook):
    cell(notebook, "01-13").outputs = []
    return ["01-13"]


@rerun
def outputs_moved_between_cells(notebook):
    one, other = cell(notebook, "01-31"), cell(notebook, "01-47")
    one.outputs, other.outputs = other.outputs, one.outputs
    return ["01-31", "01-47"]


@rerun
def picture_exchanged(notebook):
    one, other = (cell(notebook, identity).outputs[0].data for identity in ("01-25", "01-55"))
    one[SVG] = other[SVG]
    return ["01-25"]


@rerun
def cell_of_a_picture_turned(notebook):
    redraw(cell(notebook, "01-55").outputs[0], "M190 28h", "M190 29h")
    return ["01-55"]


@rerun
def picture_cut(notebook):
    data = cell(notebook, "01-35").outputs[0].data
    data[SVG] = data[SVG][:-400] + "\n"
    return ["01-35"]


@rerun
def text_and_alternative_text_changed_together(notebook):
    output = cell(notebook, "01-65").outputs[1]
    reword(output, "for 1  ", "for 2  ")
    redraw(output, "for 1", "for 2")
    return ["01-65"]


@rerun
def title_in_the_alternative_text_changed(notebook):
    redraw(cell(notebook, "01-53").outputs[0], "fewest 3", "fewest 2")
    return ["01-53"]


@rerun
def picture_named_otherwise(notebook):
    redraw(cell(notebook, "01-07").outputs[0], "9 boards", "Nine other boards")
    return ["01-07"]


@rerun
def argument_changed(notebook):
    replace(cell(notebook, "01-49"), "for b in boards]", "for b in boards[1:]]")
    return ["01-49"]


@rerun
def verdict_turned(notebook):
    one = cell(notebook, "01-39").outputs[0]
    reword(one, "differs at [3]: printed 1, computed 0", "as printed (9 values)")
    return ["01-39"]


@rerun
def solution_that_no_longer_passes(notebook):
    replace(cell(notebook, "01-79"), "range(9)", "range(8)")
    return ["01-79"]


@rerun
def tempting_mistake_that_passes(notebook):
    replace(cell(notebook, "01-75"), "256 + 64)", "256 + 64 + 4 + 1)")
    return ["01-75"]


@rerun
def html_that_says_something_else(notebook):
    cell(notebook, "01-33").outputs[0].data["text/html"] = "retroversion.board_count: differs"
    return ["01-33"]


@rerun
def drawing_beside_the_text(notebook):
    cell(notebook, "01-57").outputs[0].data[SVG] = "<svg/>"
    return ["01-57"]


@rerun
def cell_that_fails(notebook):
    cell(notebook, "01-51").source = "1 / 0"
    return ["01-51"]


@rerun
def order_of_outputs_changed(notebook):
    cell(notebook, "01-19").outputs.reverse()
    return ["01-19"]


@rerun
def value_stored_as_a_display(notebook):
    output = cell(notebook, "01-61").outputs[0]
    output.output_type = "display_data"
    del output["execution_count"]
    return ["01-61"]
