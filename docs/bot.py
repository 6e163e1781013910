# Plays a seat of a table by plain requests, with nothing but what comes with Python.
#   DICEPAD_TOKEN=… python3 docs/bot.py http://localhost:4321 TABLE
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER, TABLE = sys.argv[1:3]
HEADERS = {
    "Authorization": "Bearer " + os.environ["DICEPAD_TOKEN"],
    "Content-Type": "application/json",
}


def ask(path, body=None):
    """What the server answers; it is asked again when it was too often, or could not answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + "/api" + path, data, HEADERS)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            why = json.load(refused)
            if refused.code not in (429, 503):
                sys.exit(why["sentence"])
            time.sleep(int(refused.headers.get("Retry-After", 1)))
        except OSError:
            time.sleep(1)


def choose(moves, view):
    """Any legal move. Here is where a better bot begins: view["position"] has all there is."""
    return random.choice(moves)


def play():
    at = "/tables/" + TABLE
    # Sitting down twice is sitting down once, so the bot may be started again at any time.
    ask(at + "/seats", {})
    mark, played = "0-0", None
    while True:
        shown = ask(f"{at}/view?after={mark}")
        mark, due, view = shown["mark"], shown["due"], shown.get("view")
        # The others may be gathering for the next match already: ours is over then as well.
        if played and (view is None or view["match"] != played):
            return played
        played = view and view["match"]
        if due == "over":
            return played
        if due == "nothing":
            continue
        # One id for each wish of a step: what is sent twice is done once.
        wish = {"type": due, "id": f"{due}-{view['step']}", "step": view["step"]}
        if due == "decide":
            wish["text"] = choose(ask(at + "/moves")["moves"], view)
        told = ask(at + "/wishes", wish)
        if told["outcome"]["kind"] not in ("done", "late"):
            sys.exit(told["sentence"])


match = play()
with urllib.request.urlopen(f"{SERVER}/api/matches/{match}/record") as record:
    print(record.read().decode(), end="")
