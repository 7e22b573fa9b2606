#!/usr/bin/python3
"""Fingers, as the browser itself has them: touch.py GUEST_HOST

A long press shows a card large and picks nothing; a tap picks; two fingers take the map nearer and one moves it; a finger
that moves up or down scrolls the page, over a card as well as over the whole map; a notebook stays where it was moved to,
though it changes while nobody looks."""
import random
import sys

from phones import Host, Phone, wait


class Fingers:
    def __init__(self, phone):
        self.phone = phone

    def send(self, kind, *points):
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.phone.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def middle_of(self, selector):
        return self.phone.run(
            "const one = document.querySelector(arguments[0]); one.scrollIntoView({block: 'center'});"
            "const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]", selector)

    def rest(self):
        """A finger that falls on a page that still moves only stops it."""
        seen = []
        wait("the page to rest", lambda: (seen.append(self.phone.run("return scrollY")), len(seen) > 15 and len(set(seen[-15:])) == 1)[1])

    def tap(self, selector):
        self.rest()
        self.send("touchStart", self.middle_of(selector))
        self.send("touchEnd")

    def press_long(self, selector):
        self.rest()
        self.send("touchStart", self.middle_of(selector))
        self.phone.wait_for("#card[open]")
        self.send("touchEnd")

    def move(self, start, end, steps=8):
        self.send("touchStart", *start)
        for step in range(1, steps + 1):
            self.send("touchMove", *[(x + (u - x) * step / steps, y + (v - y) * step / steps) for (x, y), (u, v) in zip(start, end)])
        self.send("touchEnd")


def settled(phone):
    wait("a question", phone.is_asked)
    wait("pictures", lambda: not phone.all("#hand .piece:not(.here)"))


def cards(program):
    host = Host(program, "schemes", ["phone", "easy", "easy"], seed=3)
    phone = Phone(host.seat(0))
    fingers = Fingers(phone)
    try:
        settled(phone)
        fingers.press_long("#hand .piece.pickable")
        assert phone.run("return document.querySelector('#card .large').complete"), "no large picture"
        assert not phone.has(".piece.picked"), "a long press picked the card"
        fingers.tap("#card .row button:last-child")
        wait("the card to go", lambda: not phone.has("#card[open]"))
        assert not phone.has(".piece.picked")
        x, y = fingers.middle_of("#hand .piece.pickable")
        before = phone.run("return scrollY")
        fingers.move([(x, y)], [(x, y - 200)])
        wait("the page to scroll", lambda: phone.run("return scrollY") > before)
        assert not phone.has("#card[open]") and not phone.has(".piece.picked"), "scrolling is no tap"
        fingers.tap("#hand .piece.pickable")
        phone.wait_for("#hand .piece.picked")
        phone.shows_nothing_wrong()
    finally:
        phone.close()
        host.close()


def the_map(program):
    host = Host(program, "confidants", ["phone", "easy", "easy"], seed=3, more=["--options", '{"board": "small"}'])
    phone = Phone(host.seat(0))
    fingers = Fingers(phone)
    frame = "#board .map-frame"
    wide = lambda: phone.run("return document.querySelector('#board .sheet').offsetWidth")
    place = lambda: phone.run("return document.querySelector('#board .sheet').style.transform")
    try:
        settled(phone)
        x, y = fingers.middle_of(frame)
        whole, scrolled = wide(), phone.run("return scrollY")
        fingers.move([(x - 20, y - 10), (x + 20, y + 10)], [(x - 90, y - 45), (x + 90, y + 45)])
        wait("the map to come nearer", lambda: wide() > 2 * whole)
        before, near = place(), wide()
        fingers.move([(x, y)], [(x + 60, y + 40)])
        wait("the map to move", lambda: place() != before)
        assert wide() == near and phone.run("return scrollY") == scrolled, "the page moved instead"
        x, y = fingers.middle_of(frame)
        fingers.move([(x - 120, y - 20), (x + 120, y + 20)], [(x - 10, y - 2), (x + 10, y + 2)])
        wait("the whole map", lambda: wide() == whole)
        fingers.move([(x, y)], [(x, y - 150)])
        wait("the page to scroll", lambda: phone.run("return scrollY") > scrolled)
        phone.shows_nothing_wrong()
    finally:
        phone.close()
        host.close()


def the_notebook(program):
    host = Host(program, "coach", ["phone"] + ["easy"] * 5, seed=3)
    phone = Phone(host.seat(0))
    fingers, rng = Fingers(phone), random.Random(3)
    left = lambda: phone.run("return document.querySelector('[data-scroll=notebook]').scrollLeft")
    look = lambda: phone.tap(phone.all("[data-key='go notes']")[0])
    try:
        for _ in range(12):  # until there is a page of log before it
            settled(phone)
            phone.act(rng)
        settled(phone)
        phone.run("document.documentElement.style.fontSize = '220%'")  # wider than the phone
        look()
        phone.run("document.querySelector('[data-scroll=notebook]').scrollLeft = 60")
        wait("the notebook to move", lambda: left() == 60)
        phone.run("scrollTo(0, 0)")
        fingers.rest()
        phone.run("window.before = document.querySelector('[data-scroll=notebook]')")
        wait("news in it", lambda: (phone.act(rng), not phone.run("return document.contains(before)"))[1])
        look()
        wait("the notebook where it was", lambda: left() == 60, 10)
        phone.shows_nothing_wrong()
    finally:
        phone.close()
        host.close()


if __name__ == "__main__":
    cards(sys.argv[1])
    the_map(sys.argv[1])
    the_notebook(sys.argv[1])
    print("touch: long press, tap, scrolling, two fingers, the notebook")
