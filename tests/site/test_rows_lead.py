"""The names of rows of the ledger, in a page of the book: each leads to its row."""

import json

import nbformat
from chapters import chapter
from facing import led_to_rows

from magicmath import ledger

CC = '<a href="ledger/retroversion.html#retroversion.CC">'


def test_the_name_of_a_row_leads_to_it_and_no_other_word_does():
    assert led_to_rows("See `retroversion.CC`.") == f"See {CC}`retroversion.CC`</a>."
    assert led_to_rows('`ledger.row("retroversion.CC")`') == f'{CC}`ledger.row("retroversion.CC")`</a>'
    for text in ("`retroversion.nothing`", "`gf2.inv`", "retroversion.CC", "`retroversion`"):
        assert led_to_rows(text) == text


def test_each_row_of_a_table_of_the_ledger_leads_to_its_page():
    table = ledger.table("casegame", "misprint")
    html = led_to_rows(table._repr_html_())
    for row in table:
        assert f'<a href="ledger/casegame.html#{row.key}">' in html
    assert html.count("<a ") == len(table)


def test_only_a_page_that_stands_beside_the_ledger_leads_there(tmp_path):
    html = {"text/html": ledger.table("casegame", "misprint")._repr_html_()}
    output = nbformat.v4.new_output("execute_result", html, execution_count=1)
    cells = [
        nbformat.v4.new_markdown_cell("See `casegame.S1`."),
        nbformat.v4.new_code_cell("table", outputs=[output], execution_count=1),
    ]
    notebook = nbformat.v4.new_notebook(cells=cells)
    assert "ledger/casegame.html" not in chapter(notebook, tmp_path / "one.ipynb")
    text, code = json.loads(chapter(notebook, tmp_path / "one.ipynb", "", led_to_rows))["cells"]
    assert 'href="ledger/casegame.html#casegame.S1"' in text["source"]
    assert 'href="ledger/casegame.html#casegame.board_count"' in code["outputs"][0]["data"]["text/html"]
