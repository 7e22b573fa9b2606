#!/usr/bin/python3
"""People with phones play whole games: games.py GUEST_HOST GAME PHONES [BOTS]

Everybody taps whatever can be tapped until the game is over; then all phones show the same result. A game of The
Emperor's Confidants would take hours that way: after so many events bots decide in everybody's place to its end. Whole
games of the others take minutes: where neither $CI nor $INTRIKA_LONG asks for them, bots end these too, and the phones
are away until there is a result."""
import json
import sys
import time

from phones import Host, LANGUAGES, Phone, SIZES, THOROUGH, wait, play

MOST = {"confidants": 40 if THOROUGH else 24}
WHOLE = 10_000
MOST_ELSE = WHOLE if THOROUGH else 24
LONGEST = 400  # seconds
ROUNDS = 30 if THOROUGH else 8
OPTIONS = {"confidants": ["--options", json.dumps({"board": "small", "rounds": ROUNDS})]}


def shown(phone):
    """What everybody can see: points and figures of all, places, in any language."""
    return tuple(phone.run(
        "const figures = (all) => [...document.querySelectorAll(all)].map((one) => one.textContent.match(/[−-]?[0-9]+/g)?.join() ?? '');"
        "return [...figures('.ranks .rank'), ...figures('.plate .figures').sort()]"))


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
        taps = play(host, hands, seed=11, most=MOST.get(game, MOST_ELSE))
        if not host.over:
            wait("the same on all phones", lambda: len({shown(hand) for hand in hands}) == 1)
            away = [] if THOROUGH else hands
            for hand in away:
                hand.cut()
            for at in range(phones):
                host.tell(f"bot {at}")
            wait("the end", lambda: host.over, LONGEST)
            for hand in away:
                hand.mend(is_told=True)
        for hand in hands:
            wait("the result", lambda hand=hand: hand.has("#result:not([hidden]) .ranks li"))
        wait("the same on all phones", lambda: len({shown(hand) for hand in hands}) == 1)
        for hand in hands:
            hand.shows_nothing_wrong()
        print(f"{game}: {phones} phones, {bots} bots, {host.steps} events, {taps} looks, {time.monotonic() - began:.0f} s")
    finally:
        for hand in hands:
            hand.close()
        host.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 0)
