#!/usr/bin/python3
"""How taps become a choice, on the page itself: chooser.py GUEST_HOST

The cases are those of the laptop (tests/play/tst_chooser.cpp); one of them that is missing here is a fault, but for
dragging, which no finger does on a page that scrolls."""
import os
import re
import sys

from phones import Host, Phone

HERE = os.path.dirname(os.path.abspath(__file__))
NOT_ON_PHONES = {"whatNeedsOnlyAPlaceCanBeDragged"}


def read(path):
    with open(os.path.join(HERE, path), encoding="utf-8") as file:
        return file.read()


def main(program):
    cases = read("chooser_cases.js")
    host = Host(program, "traitor", ["phone", "easy", "easy"])
    phone = Phone(host.seat(0))
    try:
        phone.wait_for(".turn")
        told = phone.driver.execute_async_script(
            f"const done = arguments[0]; ({cases[cases.index('async'):]})('/chooser.js').then(done, (error) => done({{wrong: [String(error)], cases: []}}))")
    finally:
        phone.close()
        host.close()
    laptop = set(re.findall(r"^void TestChooser::(\w+)\(", read("../../play/tst_chooser.cpp"), re.MULTILINE))
    wrong = told["wrong"] + [f"{name}: not tried on phones" for name in sorted(laptop - NOT_ON_PHONES - set(told["cases"]))]
    for fault in wrong:
        print(fault)
    print(f"chooser: {len(told['cases'])} cases")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(sys.argv[1])
