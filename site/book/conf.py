"""How Sphinx makes the book."""

project = "MAGIC, one press at a time"
author = "The magicmath authors"
copyright = author
language = "en"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.autosummary", "sphinx.ext.napoleon"]
exclude_patterns = ["_build", "_templates"]

nb_execution_mode = "off"
nb_code_prompt_show = "code"
nb_code_prompt_hide = "hide the code"
myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3

templates_path = ["_templates"]

autodoc_default_options = {"members": True, "show-inheritance": False, "inherited-members": False}
autodoc_member_order = "bysource"
autodoc_typehints = "none"
napoleon_google_docstring = False
napoleon_use_ivar = True
add_module_names = False
# words such as "rows" of a docstring are taken for attributes of that name
suppress_warnings = ["ref.python"]

COLOURS = {  # in the light and in the dark
    "color-background-primary": ("#fdfcf8", "#15181f"),
    "color-background-secondary": ("#f6f2e8", "#1a1e26"),
    "color-background-hover": ("#ece6d8", "#262c38"),
    "color-background-border": ("#ddd6c6", "#363c48"),
    "color-foreground-primary": ("#22262e", "#e9e6dd"),
    "color-foreground-secondary": ("#4d545f", "#c2c4c8"),
    "color-foreground-muted": ("#5f6672", "#a4abb6"),
    "color-brand-primary": ("#8a3f12", "#f0a377"),
    "color-brand-content": ("#8a3f12", "#f0a377"),
    "color-brand-visited": ("#6d3a5d", "#d6a6cb"),
    "color-code-background": ("#f4f1e8", "#1e222c"),
    "color-inline-code-background": ("#f1ecdf", "#252a35"),
    "color-link": ("#8a3f12", "#f0a377"),
    "color-link--hover": ("#5e2a0b", "#ffc7a3"),
}
html_theme = "furo"
html_theme_options = {
    "light_css_variables": {name: light for name, (light, _) in COLOURS.items()},
    "dark_css_variables": {name: dark for name, (_, dark) in COLOURS.items()},
}
html_title = project
html_logo = html_favicon = "_static/mark.svg"
html_static_path = ["_static"]
html_extra_path = ["service_worker.js"]  # it is heard only in the folder where it lies, and below
html_css_files = ["live.css", "book.css", "ledger.css"]
html_js_files = [
    ("live.js", {"defer": "defer"}),
    ("book.js", {"defer": "defer"}),
    ("visits.js", {"defer": "defer"}),
    ("python.js", {"defer": "defer"}),
    ("ledger.js", {"defer": "defer"}),
    ("cells.js", {"defer": "defer"}),
    ("beyond.js", {"defer": "defer"}),
    ("offline.js", {"defer": "defer"}),
]
mathjax_path = "mathjax.js"
html_copy_source = False
html_show_sphinx = False


def _mend_names(app, name, template, context, doctree):
    """Say what level of heading a caption of the contents is, and let what folds code go by its words."""
    tree = context.get("furo_navigation_tree", "")
    context["furo_navigation_tree"] = tree.replace('role="heading"', 'role="heading" aria-level="2"')
    if "body" in context:
        context["body"] = context["body"].replace(' aria-label="Toggle hidden content"', "")


def _choose_figures(app, pagename, templatename, context, doctree):
    """Load the playground's own page code on its page, in place of that of all other figures."""
    if pagename == "playground":
        scripts = context["script_files"]
        scripts[:] = [one for one in scripts if not str(one.filename).endswith("live.js")]
        app.add_js_file("playground.js", defer="defer")


def setup(app):
    """Choose what a page loads, and mend what the theme leaves out, after the theme has drawn it."""
    app.connect("html-page-context", _choose_figures)
    app.connect("html-page-context", _mend_names, priority=900)
