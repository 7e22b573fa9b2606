#!/usr/bin/python3
"""People with phones play whole games: games.py GUEST_HOST GAME PHONES [BOTS]

Everybody taps whatever can be tapped until the game is over; then all phones show the same result."""
import sys
import time

from phones import Host, LANGUAGES, Phone, SIZES, wait, whole_game

OPTIONS = {"confidants": ["--options", '{"board": "small", "rounds": 30}']}


def main(program, game, phones, bots):
    seats = ["phone"] * phones + ["easy"] * bots
    names = ["Anna", "Béla", "Cili", "Dénes", "Emma", "Feri", "Gabi", "Hugó", "Ida", "János"][:len(seats)]
    host = Host(program, game, seats, seed=7, names=names, more=["--linger", *OPTIONS.get(game, [])])
    hands = []
    try:
        for at in range(phones):
            hands.append(Phone(host.seat(at), SIZES[at % 2], LANGUAGES[at % 2], dark=at % 3 != 0))
        for hand in hands:
            hand.wait_for(".turn")
        began = time.monotonic()
        taps = whole_game(host, hands, seed=11)
        for hand in hands:
            wait("the result", lambda hand=hand: hand.has("#result:not([hidden]) .ranks li"))
            hand.shows_nothing_wrong()
        places = {tuple(phone.run("return [...document.querySelectorAll('.ranks .rank')].map((one) => one.textContent)")) for phone in hands}
        assert len(places) == 1, places
        print(f"{game}: {phones} phones, {bots} bots, {host.steps} events, {taps} looks, {time.monotonic() - began:.0f} s")
    finally:
        for hand in hands:
            hand.close()
        host.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 0)
