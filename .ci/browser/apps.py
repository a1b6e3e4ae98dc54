"""The tests of the page of many apps, on the same terms as those of the review page."""
import os
import shutil
import subprocess
import sys
import urllib.parse

import sample
import tests


def all_tests():
    here = sys.modules[__name__]
    return [("apps " + name[5:], getattr(here, name)) for name in dir(here) if name.startswith("test_")]


def make(binary, folder):
    """Three nights of three apps with changes between, and nights of one quiet app; their pages."""
    top = os.path.join(folder, "fleet")
    sample.small(os.path.join(top, "player"))
    sample.hostile(os.path.join(top, "mail <b>&amp;"))
    sample.many(os.path.join(top, "a-name-that-is-longer-than-most-names-of-apps"), 300)
    pages = {}
    for name, apps in (("apps", sorted(os.listdir(top))), ("quiet", ["player"])):
        fleet = os.path.join(top, name + ".yml")
        with open(fleet, "w", encoding="utf-8") as file:
            file.write("store: %s.sqlite\nreports: %s.reports\napps:\n" % (name, name))
            for app in apps:
                file.write("  - app: '%s'\n    root: '%s'\n    owner: 'team of %s'\n" % (app, app, app))
        for night in range(3):
            if name == "apps" and night == 1:
                sample.android(os.path.join(top, "player"), {"new_button_content_description": "New button"}, "")
            if name == "apps" and night == 2:
                shutil.rmtree(os.path.join(top, apps[0]))
                sample.many(os.path.join(top, apps[0]), 250)
            environment = dict(os.environ, SOURCE_DATE_EPOCH=str(1800000000 + night * 86400))
            subprocess.run([os.path.abspath(binary), "nightly", fleet], check=True, env=environment, stdout=subprocess.DEVNULL)
        pages[name] = os.path.join(top, name + ".reports", "index.html")
    return pages


def test_accessible(setting):
    looks = [("light", {}), ("dark", {"color_scheme": "dark"}), ("narrow", {"viewport": {"width": 320, "height": 640}}),
             ("forced colours", {"forced_colors": "active"})]
    for name in ("apps", "quiet"):
        for look, context in looks:
            with setting.open(name, **context) as page:
                setting.accessible(page, "%s, %s" % (name, look))
                page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
                setting.accessible(page, "%s, %s, all open" % (name, look))


def test_fits(setting):
    with setting.open("apps") as page:
        wide = page.evaluate("""Array.from(document.querySelectorAll('.scroll')).filter((one) => one.checkVisibility()
            && one.scrollWidth > one.clientWidth + 1).map((one) => one.getAttribute('aria-label'))""")
        tests.equal(wide, [], "tables wider than the page")
        height = page.evaluate("document.documentElement.scrollHeight")
        assert height <= 9000, "%d px high" % height
        return "%d px high" % height


def test_small_screen(setting):
    """On a telephone the counts of an app stay, and the picture of its trend goes."""
    with setting.open("apps", viewport={"width": 390, "height": 844}) as page:
        tests.equal(page.locator("section[aria-labelledby=apps] .trend:visible").count(), 0, "trends that are shown")
        edges = page.evaluate("""Array.from(document.querySelectorAll('section[aria-labelledby=apps] .apps :is(th, td)'))
            .filter((cell) => cell.checkVisibility() && !cell.closest('thead'))
            .map((cell) => cell.getBoundingClientRect().right).filter((edge) => edge > innerWidth)""")
        tests.equal(edges, [], "cells of the table of apps past the edge of the screen")
        names = page.eval_on_selector_all(
            ".apps tbody tr:first-child td.n", "all => all.map((one) => getComputedStyle(one, '::before').content)")
        tests.equal(names, ['"New"', '"Fixed"', '"Open"', '"Errors"', '"Translated"'], "names above the numbers")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page itself scrolls to the side"


def test_sections_fit_a_small_screen(setting):
    """No section is wider than a telephone. Tables of apps or modules scroll, and the names of their rows stay."""
    for name in ("apps", "quiet"):
        for width in (390, 320):
            with setting.open(name, viewport={"width": width, "height": 844}) as page:
                page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "%s, %d px: the page" % (name, width)
                sections = page.evaluate("""Array.from(document.querySelectorAll('section'))
                    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.getAttribute('aria-labelledby'))""")
                tests.equal(sections, [], "%s, %d px: sections that are too wide" % (name, width))
                wide = page.evaluate("""Array.from(document.querySelectorAll('.scroll, .plot'))
                    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && !one.querySelector('.matrix'))
                    .map((one) => one.getAttribute('aria-label'))""")
                tests.equal(wide, [], "%s, %d px: what scrolls to the side" % (name, width))
                lost = page.evaluate("""Array.from(document.querySelectorAll('.scroll:has(.matrix)')).filter((one) => {
                    one.scrollLeft = one.scrollWidth;
                    const row = one.querySelector('tbody th').getBoundingClientRect();
                    return Math.abs(row.left - one.getBoundingClientRect().left) > 2; }).map((one) => one.getAttribute('aria-label'))""")
                tests.equal(lost, [], "%s, %d px: names of rows that scroll out of view" % (name, width))
                charts = page.locator("section[aria-labelledby=trend] svg[role=img]:visible")
                tests.equal(charts.count(), 1, "%s, %d px: pictures of all findings" % (name, width))


def test_numbers_lead_to_pages(setting):
    """Each count of the table of apps leads to a review page that is there."""
    folder = os.path.dirname(setting.paths["apps"])
    with setting.open("apps") as page:
        links = page.eval_on_selector_all("section[aria-labelledby=apps] td.n a", "all => all.map((one) => one.href)")
        assert len(links) == 15, links
        for link in links:
            name = urllib.parse.unquote(urllib.parse.urlsplit(link).path.rsplit("/", 1)[1])
            assert os.path.exists(os.path.join(folder, name)), link


def test_reads_without_pictures(setting):
    """Every picture has a name, and the numbers behind it stand in a table."""
    with setting.open("apps") as page:
        names = page.eval_on_selector_all("svg[role=img]", "all => all.map((one) => one.querySelector('title')?.textContent ?? '')")
        assert len(names) > 10 and all(names), names
        for name in names:
            assert "→" in name or "by night" in name, name
        tests.equal(page.locator("section[aria-labelledby=apps] details table tbody tr").count(), 3, "nights in the numbers of the apps")
        headings = page.eval_on_selector_all("h1, h2, h3", "all => all.map((one) => +one.tagName[1])")
        assert headings[0] == 1 and all(b - a <= 1 for a, b in zip(headings, headings[1:])), headings


def test_keyboard(setting):
    with setting.open("apps") as page:
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert page.evaluate("location.hash") == "#apps"
        reached = set()
        for _ in range(300):
            page.keyboard.press("Tab")
            reached.add(page.evaluate("document.activeElement.tagName"))
        assert {"A", "SUMMARY"} <= reached, reached


def test_html_is_valid(setting):
    folder = os.path.dirname(setting.paths["apps"])
    return tests.valid([setting.paths["apps"], setting.paths["quiet"], os.path.join(folder, "digest.html")])
