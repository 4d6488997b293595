"""Open a notebook of the course in JupyterLab: what a reader sees first is alive."""

from playwright.sync_api import expect


def test_the_first_notebook_runs_and_its_first_figure_is_alive(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1100})
    notebook = lab.open(page, "00-start-here.ipynb")
    figure = page.locator(".jp-NotebookPanel .jp-OutputArea-output [class^='mm-']").first
    assert not figure.count()  # the stored outputs hold pictures alone
    notebook.run_all()
    expect(figure).to_be_visible()
    page.close()
