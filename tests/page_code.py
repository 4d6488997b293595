"""Run the page's pure functions in Node, beside what Python works out."""

import json
import subprocess

from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text


def in_node(module, names, expression, argument=None):
    """Return the value of an expression of `argument` beside some exports of one module."""
    code = joined_text(f'import {{ {names} }} from "./{module}.js";', STATIC / "asked.js")
    program = (
        'let text = ""; process.stdin.on("data", (part) => { text += part; }).on("end", () => {'
        f"const argument = JSON.parse(text); {code}\nconsole.log(JSON.stringify({expression})); }});"
    )
    done = subprocess.run(
        ["node", "-e", program], input=json.dumps(argument), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)
