#!/usr/bin/python3
"""How the page looks and whether everybody can use it: looks.py GUEST_HOST [FOLDER]

axe-core finds nothing against WCAG 2.2 AA; nothing is wider than the phone, buttons are 44 px high, texts of 200 % fit.
Pictures of everything go into FOLDER, to be looked at. Where neither $CI nor $INTRIKA_LONG asks for all, each game is
seen in one size."""
import os
import random
import sys

from phones import Host, LANGUAGES, Phone, SIZES, THOROUGH, axe_source, faults, wait

GAMES = {"coach": ["phone"] + ["easy"] * 5, "confidants": ["phone", "easy", "easy"], "traitor": ["phone"] + ["easy"] * 3,
         "schemes": ["phone", "easy", "easy"], "succession": ["phone", "easy", "easy"]}
OPTIONS = {"confidants": ["--options", '{"board": "small"}']}
NAMES = ["Borbála", "Kelemen", "Zsófia", "Ádám", "Orsolya", "Mátyás"]
found = []


def check(phone, what, axe, folder):
    height, whole = phone.run("return [innerHeight, document.documentElement.scrollHeight]")
    lay(phone, phone.size[0], whole + height)  # what only scrolls below the bars is not covered
    for fault in faults(phone, axe):
        found.append(f"{what}: {fault}")
    lay(phone, phone.size[0], height)
    try:
        phone.shows_nothing_wrong()
    except AssertionError as wrong:
        found.append(f"{what}: {wrong}")
    low = phone.run("return [...document.querySelectorAll('button:not(.piece):not(.link), a[href]:not(.skip), input')]"
                    ".filter((one) => one.offsetHeight > 0 && !one.closest('label') && one.offsetHeight < 44)"
                    ".map((one) => `${one.textContent} ${one.offsetHeight}`)")
    if low:
        found.append(f"{what}: lower than 44 px: {low[:3]}")
    if folder:
        picture(phone, os.path.join(folder, what.replace(" ", "-")))


def lay(phone, width, height):
    phone.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True})
    wait("the size", lambda: phone.run("return innerHeight") == height)


def picture(phone, name):
    phone.driver.save_screenshot(f"{name}.png")
    width, height, whole = phone.run("return [innerWidth, innerHeight, document.documentElement.scrollHeight]")
    lay(phone, width, min(max(whole, height), 6000))
    phone.driver.save_screenshot(f"{name}-whole.png")
    lay(phone, width, height)


def look_at(program, game, size, language, dark, axe, folder):
    host = Host(program, game, GAMES[game], seed=3, names=NAMES[:len(GAMES[game])], more=OPTIONS.get(game, []))
    phone = Phone(None, size, language, dark)
    what = f"{game} {size[0]} {language} {'dark' if dark else 'light'}"
    rng = random.Random(3)
    try:
        if game == "coach":
            phone.open(host.links["join"])
            phone.wait_for(".join, .note")
            check(phone, f"{what} join", axe, folder)
        phone.open(host.seat(0))
        for _ in range(9):
            wait("a question", phone.is_asked)
            phone.act(rng)
        wait("a question", phone.is_asked)
        wait("pictures", lambda: not phone.all("#hand .piece:not(.here)"))
        phone.run("scrollTo(0, 0)")
        check(phone, f"{what} asked", axe, folder)
        for _ in range(20):
            if phone.has(".confirm:not([hidden])"):
                break
            wait("a question", phone.is_asked)
            options = phone.all(".piece.pickable, .choices ul button, .words button, .choices .link")
            phone.tap(rng.choice(options))
            if phone.has("dialog[open]"):
                break
        check(phone, f"{what} picked", axe, folder)
        if phone.has("dialog[open]"):
            phone.run("document.querySelector('dialog[open]').close()")
        pieces = phone.all("#hand .piece")
        if pieces:
            phone.tap(phone.all("[data-key=look]")[0])
            phone.tap(phone.all("#hand .piece")[0])
            phone.wait_for("#card[open]")
            check(phone, f"{what} card", axe, folder)
            phone.tap(phone.all("#card .row button:last-child")[0])
        phone.tap(phone.all("[data-key=settings]")[0])
        phone.wait_for("#settings[open]")
        phone.run("const size = document.getElementById('size'); size.value = 200; size.dispatchEvent(new Event('input'))")
        check(phone, f"{what} settings 200", axe, folder)
        phone.tap(phone.all("[data-key=close]")[0])
        check(phone, f"{what} asked 200", axe, folder)
    finally:
        phone.close()
        host.close()


def main(program, folder=None, games=""):
    axe = axe_source()
    if folder:
        os.makedirs(folder, exist_ok=True)
    for at, game in enumerate(games.split(",") if games else GAMES):
        for nth, size in enumerate(SIZES):
            if not THOROUGH and nth != at % len(SIZES):
                continue
            language = LANGUAGES[(at + nth) % 2]
            look_at(program, game, size, language, (at + nth) % 3 != 0, axe, folder)
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
