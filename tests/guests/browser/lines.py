#!/usr/bin/python3
"""Lines that break, seats that are taken, joining: lines.py GUEST_HOST"""
import random
import sys

from phones import Host, Phone, wait


def joining(program):
    """The QR code's link admits to a free seat, in the phone's language, and the page becomes that seat's."""
    host = Host(program, "traitor", ["phone", "phone", "easy"], names=["Anna", "Béla", "Cili"], more=["--lobby"])
    guest = Phone(host.links["join"], language="en")
    try:
        guest.wait_for("#name").send_keys("Zoé")
        assert guest.text("html") and guest.run("return document.documentElement.lang") == "en"
        assert len(guest.all(".free-seat")) == 2
        guest.tap(guest.all("[data-key='language hu']")[0])
        wait("Hungarian", lambda: guest.run("return document.documentElement.lang") == "hu")
        assert guest.run("return document.querySelector('#name').value") == "Zoé"
        guest.tap(guest.all(".free-seat")[1])
        guest.tap(guest.all("[data-key=sit]")[0])
        guest.wait_for(".alone p")  # until the table is laid
        assert "#s=" in guest.driver.current_url
        host.tell("begin")
        guest.wait_text("#table", "Zoé")
        guest.driver.refresh()  # it comes back where it was
        guest.wait_for(".turn")
        guest.open(host.links["join"])  # and so it does by the code that it came with
        guest.wait_for(".turn")
        guest.shows_nothing_wrong()
    finally:
        guest.close()
        host.close()


def a_typed_code(program):
    """Who cannot scan types the address and a short code; a wrong one is told, and may be typed again."""
    host = Host(program, "traitor", ["phone", "phone", "easy"], names=["Anna", "Béla", "Cili"], more=["--lobby"])
    guest = Phone(f"http://{host.links['address']}/", language="hu")
    code = host.links["code"]
    try:
        guest.wait_for("#code").send_keys("X" + code[1:] if code[0] != "X" else "Y" + code[1:])
        guest.tap(guest.all("[data-key=go]")[0])
        guest.wait_for(".note")
        guest.all("#code")[0].send_keys(f" {code[:3].lower()}-{code[3:].lower()}")
        guest.tap(guest.all("[data-key=go]")[0])
        guest.wait_for("#name").send_keys("Zoé")
        guest.tap(guest.all("[data-key=sit]")[0])
        guest.wait_for(".alone p")
        host.tell("begin")
        guest.wait_text("#table", "Zoé")
        guest.open(f"http://{host.links['address']}/")  # the phone knows its seat
        guest.wait_for(".turn")
        guest.shows_nothing_wrong()
    finally:
        guest.close()
        host.close()


def cut_lines(program):
    """A phone without network says so, and comes back by itself, with what was tapped; an old link says why it fails."""
    host = Host(program, "traitor", ["phone", "phone", "phone"], seed=3)
    phone = Phone(host.seat(0))
    try:
        wait("a question", phone.is_asked)
        asked = phone.moment()
        phone.cut()
        phone.wait_for(".away:not([hidden])")
        assert len(phone.text(".away")) > 20 and phone.moment() == asked
        phone.mend()
        phone.wait_for("body[data-line=open]")
        lines = phone.lines()
        phone.sleep_and_wake()
        wait("another line", lambda: phone.lines() > lines)
        phone.wait_for("body[data-line=open]")
        wait("the question again", phone.is_asked)
        old = host.seat(0).split("#s=")[0] + "#s=" + "0" * 32
        phone.open(old)
        phone.wait_for(".alone p")
        wait("a sentence", lambda: len(phone.text(".alone p")) > 20)
        assert not phone.is_at_table()
    finally:
        phone.close()
        host.close()


def a_file_that_is_lost(program):
    """A page that came without one of its files comes again by itself."""
    host = Host(program, "traitor", ["phone", "easy", "easy"], seed=3)
    phone = Phone()
    try:
        phone.driver.execute_cdp_cmd("Network.enable", {})
        phone.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/zones.js"]})
        phone.open(host.seat(0))
        wait("the loss", lambda: phone.run(
            "return performance.getEntriesByType('resource').some((one) => one.name.endsWith('/zones.js') && !one.responseStatus)"))
        assert not phone.is_at_table()
        phone.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        phone.wait_for(".turn")
    finally:
        phone.close()
        host.close()


def a_laptop_that_dies(program, folder):
    """kill -9 in the middle, start again: the phone goes on by itself."""
    journal = f"{folder}/game.intrika"
    host = Host(program, "traitor", ["phone", "easy", "easy"], seed=3, more=["--journal", journal])
    phone = Phone(host.seat(0))
    rng = random.Random(5)
    try:
        for _ in range(12):
            wait("a question", phone.is_asked)
            phone.act(rng)
        wait("a question", phone.is_asked)
        before = phone.text(".bar h1")
        host.kill()
        phone.wait_for(".away:not([hidden])")
        host = Host(program, "traitor", ["phone", "easy", "easy"], seed=3, more=["--journal", journal])
        phone.wait_for("body[data-line=open]")
        wait("the question again", phone.is_asked)
        assert phone.text(".bar h1") == before
        phone.act(rng)
    finally:
        phone.close()
        host.close()


def a_third_phone(program):
    """The seat goes to whoever came last; the first one is told, and may take it back by a button."""
    host = Host(program, "traitor", ["phone", "phone", "phone"], seed=3)
    hands = []
    try:
        for _ in range(3):
            hands.append(Phone(host.seat(0)))
            wait("a question", hands[-1].is_asked)
        hands[0].wait_for(".alone button")
        assert hands[1].is_at_table() and hands[2].is_at_table()
        answered = hands[2].moment()
        rng = random.Random(1)
        wait("a move", lambda: (hands[2].act(rng), hands[2].moment() != answered)[1])
        wait("the same on the other phone", lambda: hands[1].moment() == hands[2].moment())
    finally:
        for hand in hands:
            hand.close()
        host.close()


if __name__ == "__main__":
    import tempfile
    joining(sys.argv[1])
    a_typed_code(sys.argv[1])
    cut_lines(sys.argv[1])
    a_third_phone(sys.argv[1])
    a_file_that_is_lost(sys.argv[1])
    with tempfile.TemporaryDirectory() as room:
        a_laptop_that_dies(sys.argv[1], room)
    print("lines: joining, a typed code, cut lines, a third phone, a lost file, kill -9")
