"""What a bet holds back, read from the state that its page gets."""

import base64
import json


def held_back(bet):
    return json.loads(base64.b64decode(bet._veiled))
