"""Phones for tests: Chromium as small as one, driven as a finger does; and the laptop without a window, `guest_host`.

Needs chromium, chromium-driver and python3-selenium (Debian), for accessibility axe-core (npm). Where they are missing
a test says so loudly and ends with 77, which ctest counts as skipped; where $CI is set it fails. Of chromium the build
without windows is taken where it is installed (chromium-headless-shell): pages are the same in it, and it starts in a
fifth of the time."""
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 180  # seconds that anything may take on a busy machine
THOROUGH = "CI" in os.environ or "INTRIKA_LONG" in os.environ  # else as much as one likes to wait for
SIZES = ((360, 640), (390, 844), (768, 1024))
LANGUAGES = ("hu", "en")
AXE = ("axe-core", "4.14.1")
BROWSER = "/usr/bin/chromium"
SHELL = "/usr/lib/chromium/chromium-headless-shell"  # the script in /usr/bin would outlive its phone


# Chromium's own switch for "offline" leaves sockets open.
NETWORK = """
window.network = {isAway: false, sockets: []};
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(network.isAway ? "ws://127.0.0.1:9/" : url);
    network.sockets.push(this);
  }
};
"""


def leave_out(why):
    print(f"\n*** THE PHONES ARE NOT TESTED: {why} ***\n", file=sys.stderr)
    sys.exit(1 if os.environ.get("CI") else 77)


try:
    from selenium import webdriver
    from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.by import By
except ImportError:
    leave_out("python3-selenium is missing")

for program in (BROWSER, "/usr/bin/chromedriver"):
    if not os.path.exists(program):
        leave_out(f"{program} is missing (chromium, chromium-driver)")


def wait(what, found, patience=PATIENCE):
    end = time.monotonic() + patience
    while time.monotonic() < end:
        result = found()
        if result:
            return result
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


class Host:
    """A game at a laptop that has no window: tests/guests/guest_host."""

    def __init__(self, program, game, seats, seed=1, names=(), more=()):
        command = [program, "--game", game, "--seats", ",".join(seats), "--seed", str(seed), *more]
        if names:
            command += ["--names", ",".join(names)]
        environment = dict(os.environ, HOME=tempfile.mkdtemp(prefix="guest-host-"), QT_QPA_PLATFORM="offscreen")
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        self.lines = queue.Queue()
        self.steps, self.over = 0, False
        threading.Thread(target=self._read, daemon=True).start()
        self.links = self._line_with("join")

    def _read(self):
        for line in self.process.stdout:
            told = json.loads(line)
            self.steps = max(self.steps, told.get("step", -1) + 1)
            self.over = self.over or "over" in told
            self.lines.put(told)

    def _line_with(self, key):
        while True:
            line = self.lines.get(timeout=PATIENCE)
            if key in line:
                return line

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def seat(self, at):
        return self.links["seats"][at]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Phone:
    """A browser of its own, and the person who holds it."""

    def __init__(self, link=None, size=(390, 844), language="hu", dark=True):
        self.size = size
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=self._options(size, language))
        self.driver.set_page_load_timeout(PATIENCE)
        assert self.run("return navigator.language").startswith(language)  # else all pages would be English, unseen
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NETWORK})
        if link:
            self.open(link)

    def cut(self):
        """The network is away until `mend`."""
        self.run("network.isAway = true; network.sockets.at(-1).close()")

    def mend(self, is_told=False):
        """`is_told`: the page hears of it, as from most browsers; else it finds out by itself, in its own time."""
        self.run("network.isAway = false; if (arguments[0]) dispatchEvent(new Event('online'))", is_told)

    def sleep_and_wake(self):
        """As a phone does: the line is dead and nobody told the page."""
        self.run("network.sockets.at(-1).onmessage = null; document.dispatchEvent(new Event('visibilitychange'))")

    def lines(self):
        return self.run("return network.sockets.length")

    @staticmethod
    def _options(size, language):
        options = webdriver.ChromeOptions()
        options.binary_location = SHELL if os.path.exists(SHELL) else BROWSER
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                         "--force-color-profile=srgb", f"--accept-lang={language}"):
            options.add_argument(argument)
        options.add_experimental_option("mobileEmulation", {
            "deviceMetrics": {"width": size[0], "height": size[1], "pixelRatio": 1.0, "touch": True}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        return options

    def open(self, link):
        self.driver.get("about:blank")  # another hash alone would load nothing
        self.driver.get(link)

    def close(self):
        self.driver.quit()

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def has(self, selector):
        return bool(self.all(selector))

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0])?.textContent ?? ''", selector)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait_for(self, selector):
        try:
            return wait(selector, lambda: self.all(selector))[0]
        except AssertionError as vain:
            says = self.text("body")[:300].strip()
            raise AssertionError(f"{vain} on {self.driver.current_url}, which says: {says}, {self.errors()}") from None

    def wait_text(self, selector, part):
        wait(f"“{part}” in {selector}", lambda: part in self.text(selector))

    def is_at_table(self):
        return self.has(".turn")

    def tap(self, element):
        """As a finger would: where the thing is seen, and on what is uppermost there."""
        self.run("arguments[0].scrollIntoView({block: 'center'})", element)
        try:
            ActionChains(self.driver, duration=0).move_to_element(element).click().perform()
            return True
        except StaleElementReferenceException:
            return False

    def errors(self):
        return [line["message"] for line in self.driver.get_log("browser") if line["level"] == "SEVERE"]

    def shows_nothing_wrong(self):
        """No script failed, no text is missing, nothing is wider than the phone."""
        wrong = [line for line in self.errors() if "WebSocket" not in line and "127.0.0.1:9/" not in line]
        assert not wrong, wrong
        body = self.run("return document.body.innerText")
        for gap in ("‹", "undefined", "[object", "NaN", "%1", "null,"):
            assert gap not in body, f"{gap} in {body[max(0, body.find(gap) - 40):body.find(gap) + 40]}"
        width = self.run("return Math.max(document.documentElement.scrollWidth, innerWidth)")
        assert width <= self.size[0], f"wider than the phone: {width}, not {self.size[0]}"

    # --- somebody who does anything that is possible ---

    PLACES = ("#confirm", ".words button[data-alone=yes]", ".words button", ".piece.pickable", ".plate.pickable", ".spot:not(.picked)",
              ".on-map.pickable", ".choices ul button")

    ASKED = "document.querySelector('.turn')?.dataset.asked === 'yes' && document.querySelector('main').ariaBusy === 'false'"

    def is_asked(self):
        return self.run(f"return {self.ASKED}")

    def moment(self):
        """What changes with every question."""
        return self.run("return [document.querySelector('.turn')?.textContent, document.querySelector('.asks')?.textContent,"
                        " document.querySelector('.log')?.textContent].join('|')")

    def act(self, rng):
        """One tap that means something; False: nobody asks this person now."""
        found = self.run("document.querySelector('dialog[open]')?.close();"
                         f"return {self.ASKED} ? arguments[0].map((kind) => [...document.querySelectorAll(kind)]) : null", self.PLACES)
        if found is None:
            return False
        kinds = [(kind, places) for kind, places in zip(self.PLACES, found) if places]
        if not kinds:
            return self.show_list()
        sure = dict(kinds).get("#confirm")
        try:
            heeds = sure and self.has(".confirm .warning") and rng.random() < 0.9  # who heeds none ends most games at once
            clear = self.all("[data-key=clear]") if heeds else []  # none: the page has moved on
            if clear:
                return self.tap(clear[0])
            if sure:
                return self.tap(sure[0])
            weights = [3 if "piece" in kind else 1 for kind, _ in kinds]
            return self.tap(rng.choice(rng.choices(kinds, weights)[0][1]))
        except WebDriverException:
            return True  # it moved on under the finger

    def show_list(self):
        disclosure = self.all(".choices .link[aria-expanded=false]")
        if disclosure:
            self.tap(disclosure[0])
        return bool(disclosure)


def play(host, phones, seed, most, limit=840):
    """Everybody plays at once until the game is over, or `most` events have happened; how often somebody looked.
    `limit`: seconds."""
    rng = random.Random(seed)
    taps, end, quiet = 0, time.monotonic() + limit, time.monotonic()
    while not host.over and host.steps < most:
        acted = False
        for phone in phones:
            acted = phone.act(rng) or acted
            taps += 1
        if acted:
            quiet = time.monotonic()
        else:
            time.sleep(0.02)
        assert time.monotonic() < quiet + PATIENCE, [phone.moment() for phone in phones]
        assert time.monotonic() < end, f"{host.steps} events in {limit} s"
        assert host.process.poll() is None or host.over, "the laptop is gone"
    return taps


def axe_source():
    """axe-core by npm, once a folder: $INTRIKA_AXE, or the build's."""
    path = os.environ.get("INTRIKA_AXE", os.path.join(tempfile.gettempdir(), f"intrika-axe-{AXE[1]}.js"))
    if not os.path.exists(path):
        if shutil.which("npm") is None:
            leave_out("there is no npm to fetch axe-core with")
        with tempfile.TemporaryDirectory() as folder:
            packed = subprocess.run(["npm", "pack", "@".join(AXE), "--silent"], cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
            archive = os.path.join(folder, f"{AXE[0]}-{AXE[1]}.tgz")
            if packed.returncode != 0 or not os.path.exists(archive):
                leave_out("axe-core did not come from npm")
            subprocess.run(["tar", "xzf", archive, "-C", folder, "package/axe.min.js"], check=True)
            os.replace(os.path.join(folder, "package/axe.min.js"), path) if os.stat(folder).st_dev == os.stat(os.path.dirname(path)).st_dev \
                else subprocess.run(["cp", os.path.join(folder, "package/axe.min.js"), path], check=True)
    with open(path, encoding="utf-8") as file:
        return file.read()


def faults(phone, source):
    """What axe finds against WCAG 2.2 AA."""
    if not phone.run("return Boolean(window.axe)"):
        phone.run(source)
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = phone.driver.execute_async_script(
        "const done = arguments[1]; axe.run(document, {runOnly: {type: 'tag', values: arguments[0]}}).then((result) =>"
        " done(result.violations.map((one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))])))", tags)
    return found
