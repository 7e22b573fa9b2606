#!/usr/bin/env python3
"""Plays a move as a screen reader's user does: another program, which knows the window by AT-SPI alone.

Usage: screen_reader.py PROGRAM. Runs in a session bus and on a display of its own (see CMakeLists.txt)."""
import os
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 30  # seconds
heard = []


def wait(what, found):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            result = found()
        except Exception:  # what was asked about has gone in the meantime
            result = None
        if result:
            return result
        time.sleep(0.1)
    sys.exit(f"waited in vain for {what}")


def walk(node):
    node.clearCache()
    yield node
    for index in range(node.childCount):
        child = node[index]
        if child is not None:
            yield from walk(child)


def window():
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.clearCache()
    return next((app for app in desktop if app is not None and app.name == "intrika"), None)


def named(root, name):
    menus = (pyatspi.ROLE_MENU, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_POPUP_MENU)
    return next((node for node in walk(root) if node.name == name and node.getRole() not in menus), None)


def listed(root, name):
    group = named(root, name)
    return [node for node in group if node.name] if group else []


def actions(node):
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(index) for index in range(action.nActions)]


def do(node, what):
    node.queryAction().doAction(actions(node).index(what))


def listen():
    """As Orca does: what gets the focus is spoken, and notifications that come up."""

    def focus(event):
        if event.detail1:
            heard.append("focus: " + event.source.name)

    def notification(event):
        if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
            event.source.clearCache()
            heard.append("news: " + event.source.name)

    pyatspi.Registry.registerEventListener(focus, "object:state-changed:focused")
    pyatspi.Registry.registerEventListener(notification, "object:state-changed:showing")


def main():
    home = tempfile.TemporaryDirectory()
    folders = {name: home.name for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb", **folders)
    game = ["--game", "traitor", "--seats", "human,random,random,random", "--seed", "3", "--lang", "en"]
    program = subprocess.Popen([sys.argv[1], *game], env=environment)
    try:
        root = wait("the window", window)
        table = wait("the table", lambda: named(root, "Table"))
        choices = wait("choices", lambda: listed(root, "All choices"))
        before = [choice.name for choice in choices]
        print("choices:", *before, sep="\n  ")
        turn = wait("whose turn it is", lambda: next((n for n in walk(table) if "to act" in n.name), None))
        print("turn:", turn.name)
        things = [node.name for node in walk(table) if node.getRole() == pyatspi.ROLE_LIST_ITEM]
        assert len(things) > 12, things
        log = wait("the log", lambda: named(root, "Log"))
        said = len([row for row in walk(log)])
        listen()
        card = next(node for node in walk(table) if node.getRole() == pyatspi.ROLE_LIST_ITEM)
        do(card, "SetFocus")
        wait("the focus to be told", lambda: f"focus: {card.name}" in heard)
        refused = next(node for node in walk(table)
                       if node.description and "can be chosen" not in node.description and "Press" in actions(node))
        do(refused, "Press")
        wait("the reason to be spoken", lambda: f"news: {refused.description}" in heard)
        do(named(root, "Hint"), "Press")
        wait("the hint to be spoken", lambda: [text for text in heard if text.startswith("news: Hint")])
        do(choices[0], "Press")
        wait("the next choices", lambda: [c.name for c in listed(root, "All choices")] not in ([], before))
        wait("news in the log", lambda: len([row for row in walk(log)]) > said)
        wait("news to be spoken", lambda: [text for text in heard if text.startswith("news: ")])
        print("heard:", *heard, sep="\n  ")
        print("then:", *[choice.name for choice in listed(root, "All choices")], sep="\n  ")
        assert program.poll() is None, "the program ended"
    finally:
        program.terminate()
        program.wait(10)


main()
