"""The tests of *Listen* on the review page, with a recording stand-in for the speech of the browser, and with real voices."""
import os
import shutil
import subprocess
import sys
import tempfile

from tests import CARDS, card_of, equal, focused, until

#: Takes the place of the Web Speech API: records what is said, and ends an utterance when a test asks for that.
STAND_IN = """(() => {
  const voice = ([name, lang, localService]) => ({ name, lang, localService, default: false, voiceURI: name });
  let queue = [], voices = %s.map(voice);
  class Utterance extends EventTarget {
    constructor(text) { super(); Object.assign(this, { text, lang: "", rate: 1, voice: null }); }
  }
  const tell = (utterance, event) => utterance?.dispatchEvent(new Event(event));
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance) {
      told.push([utterance.text, utterance.lang, utterance.voice.name, utterance.rate]);
      queue.push(utterance);
      if (queue.length === 1) tell(utterance, "start");
    },
    cancel() { const gone = queue; queue = []; told.push("stopped"); for (const one of gone) tell(one, "error"); },
  });
  window.told = [];
  window.taken = () => told.splice(0);
  window.endOne = (event = "end") => { tell(queue.shift(), event); tell(queue[0], "start"); };
  window.setVoices = (all) => { voices = all.map(voice); tell(speech, "voiceschanged"); };
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  window.SpeechSynthesisUtterance = Utterance;
})();"""
#: A voice of the network fits German; only English and Arabic have one of the machine.
VOICES = """[["Daniel", "en-GB", true], ["Samantha", "en_US", true], ["Cloud", "de-DE", false], ["Cloud", "en-US", false],
  ["Maged", "ar-SA", true]]"""
STAND_IN = STAND_IN % VOICES


def all_tests():
    here = sys.modules[__name__]
    return [(name[5:], getattr(here, name)) for name in dir(here) if name.startswith("test_")]


def taken(page):
    """What was said since the last time."""
    return page.evaluate("taken()")


def test_listen_says_what_the_reader_says(setting):
    with setting.open("small", "#locale=en&rule=role-word", before=STAND_IN) as page:
        card = card_of(page, "cd_play")
        text, suggestion = card.locator("[data-listen=now]"), card.locator("[data-listen=after]")
        equal((text.inner_text(), text.get_attribute("aria-label")), ("Listen", "Listen: Text, English (en)"))
        text.click()
        equal(taken(page), [["Play button, button", "en", "Samantha", 1]], "what is said of the text")
        equal((text.inner_text(), text.get_attribute("aria-label")), ("Stop", "Stop: Text, English (en)"), "the name while it speaks")
        equal(text.evaluate("(one) => one === document.activeElement"), True, "the focus stays")
        page.evaluate("endOne()")
        equal(text.inner_text(), "Listen", "the name at the end")
        suggestion.click()
        equal(taken(page), [["Play, button", "en", "Samantha", 1]], "what is said of the suggestion")
        # Another button takes over; the same one stops.
        text.click()
        equal(taken(page), ["stopped", ["Play button, button", "en", "Samantha", 1]])
        equal((text.inner_text(), suggestion.inner_text()), ("Stop", "Listen"))
        text.click()
        equal((taken(page), text.inner_text()), (["stopped"], "Listen"))
        # What a placeholder stands for is not known, and tags are not heard.
        card = card_of(page, "cd_remove")
        card.locator("[data-listen=now]").click()
        card.locator("[data-listen=after]").click()
        equal(taken(page), [["Remove \u2026 button, button", "en", "Samantha", 1], "stopped",
                            ["Remove \u2026, button", "en", "Samantha", 1]])
        # Other languages and translations are said in their own.
        card = card_of(page, "cd_play")
        card.locator(".others summary").click()
        card.locator(".others tr", has_text="Arabic").locator(".listen").click()
        equal(taken(page)[1:], [["\u0632\u0631 \u062a\u0634\u063a\u064a\u0644\u060c \u0632\u0631", "ar", "Maged", 1]])
        card.locator(".translations p", has_text="Arabic").locator(".listen").click()
        equal([said[0] for said in taken(page)[1:]],
              ["\u0632\u0631 \u062a\u0634\u063a\u064a\u0644\u060c \u0632\u0631", "\u062a\u0634\u063a\u064a\u0644\u060c \u0632\u0631"])


def test_listen_needs_a_voice_of_the_machine(setting):
    with setting.open("small", "#locale=de&search=cd_share_one", before=STAND_IN) as page:
        card = page.locator(CARDS).first
        button = card.locator("[data-listen=now]")
        button.click()
        equal(taken(page), [], "what the voice of the network says")
        equal(card.locator(".trouble").inner_text(), "This computer has no voice for German (de).")
        until(page, "document.getElementById('said').textContent === 'This computer has no voice for German (de).'")
        equal(button.inner_text(), "Listen")
        page.click("#voice summary")
        until(page, "document.getElementById('voice-missing').textContent === 'This computer has no voice for: German (de).'")
        page.evaluate("setVoices([['Anna', 'de-DE', true], ['Reed', 'de-AT', true]])")
        until(page, "document.getElementById('voice-missing').textContent === 'This computer has no voice for: Arabic (ar), English (en).'")
        button.click()
        equal(taken(page), [["JETZT TEILEN, Schaltfl\u00e4che", "de", "Anna", 1]], "TalkBack")
        equal(card.locator(".trouble").is_visible(), False, "the word about the voice")
        # The other reader, and faster.
        page.select_option("#voice-reader", "voiceover")
        page.select_option("#voice-rate", "2")
        page.evaluate("endOne()")
        button.click()
        equal(taken(page), [["JETZT TEILEN, Taste", "de", "Anna", 2]], "VoiceOver")
        page.evaluate("endOne('error')")
        equal((button.inner_text(), card.locator(".trouble").inner_text()), ("Listen", "The browser could not speak."))


def test_listen_by_keyboard(setting):
    with setting.open("small", "#locale=en&rule=role-word", before=STAND_IN) as page:
        card, key = card_of(page, "cd_play"), page.keyboard
        text, suggestion = card.locator("[data-listen=now]"), card.locator("[data-listen=after]")
        card.focus()
        name = focused(page)
        key.press("l")
        equal([said[0] for said in taken(page)], ["Play button, button", "Play, button"], "before and after")
        equal((text.inner_text(), suggestion.inner_text()), ("Stop", "Listen"), "the text is said")
        page.evaluate("endOne()")
        equal((text.inner_text(), suggestion.inner_text()), ("Listen", "Stop"), "the suggestion is said")
        equal(focused(page), name, "the focus")
        key.press("l")
        equal((taken(page), suggestion.inner_text(), focused(page)), (["stopped"], "Listen", name), "the same key stops")
        key.press("l")
        key.press("Escape")
        equal((taken(page)[-1], text.inner_text(), focused(page)), ("stopped", "Listen", name), "Escape stops")
        key.press("Escape")
        equal(taken(page), [], "Escape without speech")
        # In a dialog, Escape stops first and closes then.
        key.press("e")
        page.fill("#write-text", "Start")
        equal(page.inner_text("#write-spoken"), "Spoken, if it is a button: \u201cStart, button\u201d".replace("\u201c", "").replace("\u201d", ""))
        page.locator("#write-listen button").click()
        equal(taken(page), [["Start, button", "en", "Samantha", 1]], "the text that is being written")
        key.press("Escape")
        equal((taken(page), page.locator("#write-dialog").is_visible()), (["stopped"], True))
        page.locator("#write-listen button").click()
        page.locator("#write-dialog .cancel").click()
        # Dialogs report that they are closed some time after that.
        page.wait_for_function("told.at(-1) === 'stopped'")
        equal(taken(page)[-1], "stopped", "a dialog that closes")
        page.keyboard.press("?")
        shown = page.locator("#help-dialog tr:visible").all_inner_texts()
        equal([row.split("\t") for row in shown if "Hear" in row or "speaking" in row],
              [["l", "Hear the text and the suggestion, or stop"], ["Esc", "Stop speaking"]])
    # A plural is said form by form.
    with setting.open("small", "#locale=de&merge=no&rule=missing-translation", before=STAND_IN) as page:
        page.evaluate("setVoices([['Anna', 'de-DE', true]])")
        card_of(page, "cd_songs").locator("[data-act=write]").click()
        page.fill("#write-text", "one: %d Lied\nother: %d Lieder")
        page.locator("#write-listen button").click()
        equal([said[0] for said in taken(page)], ["\u2026 Lied", "\u2026 Lieder"])


def test_without_speech_there_is_no_button(setting):
    with setting.open("small", before="delete window.speechSynthesis") as page:
        equal(page.evaluate("'speechSynthesis' in window"), False, "the speech of the browser")
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        equal(page.locator(".listen").count(), 0, "buttons")
        equal(page.locator("#voice").is_visible(), False, "settings")
        page.locator(CARDS).first.focus()
        page.keyboard.press("l")
        page.keyboard.press("?")
        equal("Hear" in page.inner_text("#help-dialog"), False, "the key in the help")
        page.keyboard.press("Escape")
        page.locator("[data-act=write]:visible").first.click()
        equal(page.locator("#write-listen").is_visible(), False, "button of the dialog")
    with setting.open("small", java_script_enabled=False) as page:
        equal(page.locator(".listen:visible, #voice:visible").count(), 0, "without JavaScript")


def test_listening_is_accessible(setting):
    looks = [("light", {}), ("dark", {"color_scheme": "dark"}), ("telephone", {"viewport": {"width": 390, "height": 844}}),
             ("narrow", {"viewport": {"width": 320, "height": 640}}), ("forced colours", {"forced_colors": "active"})]
    for look, context in looks:
        with setting.open("small", before=STAND_IN, **context) as page:
            page.click("#voice summary")
            card_of(page, "cd_play").focus()
            page.keyboard.press("l")
            equal(page.locator(".is-speaking").count(), 1, "what speaks")
            card_of(page, "cd_play").scroll_into_view_if_needed()
            setting.accessible(page, look + ", speaking")
            card_of(page, "cd_share_one").locator("[data-listen=now]").click()
            equal(page.locator(CARDS + " .trouble:visible").count(), 1, "words about a voice")
            setting.accessible(page, look + ", no voice")
            card_of(page, "cd_play").locator("[data-act=write]").click()
            page.locator("#write-listen button").click()
            setting.accessible(page, look + ", dialog speaks")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            page.emulate_media(media="print")
            equal(page.locator(".listen:visible, #voice:visible").count(), 0, "buttons in print")
    return "%d looks" % len(looks)


def test_voices_of_this_machine(setting):
    """Debian's voices are heard by a browser with a window, which needs a display; one without a window has none."""
    lacking = [one for one in ("Xvfb", "speech-dispatcher", "espeak-ng") if not shutil.which(one)]
    if lacking:
        return "not run: %s is missing" % ", ".join(lacking)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        environment = dict(os.environ, XDG_RUNTIME_DIR=home, HOME=home)
        # A machine for tests has no loudspeaker.
        settings = os.path.join(home, "settings")
        shutil.copytree("/etc/speech-dispatcher", settings)
        with open(os.path.join(settings, "speechd.conf"), "a", encoding="utf-8") as file:
            file.write('\nAudioOutputMethod "libao"\n')
        with open(os.path.join(home, ".libao"), "w", encoding="utf-8") as file:
            file.write("default_driver=null\n")
        display = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True)
        speech = subprocess.Popen(["speech-dispatcher", "--run-single", "--timeout", "0", "--config-dir", settings], env=environment,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            environment["DISPLAY"] = ":" + display.stdout.readline().strip()
            return speak_aloud(setting, environment)
        finally:
            for process in (speech, display):
                # speech-dispatcher waits for what it speaks when it is asked to end.
                process.kill()
                process.wait()


def speak_aloud(setting, environment):
    """The page speaks with the voices of the machine, each label in its own language."""
    browser = setting.browser.browser_type.launch(
        executable_path="/usr/bin/chromium", headless=False, env=environment,
        args=["--no-sandbox", "--disable-gpu", "--enable-speech-dispatcher"])
    page = browser.new_context(offline=True).new_page()
    page.goto("file://" + setting.paths["small"])
    for _ in range(100):
        count = page.evaluate("speechSynthesis.getVoices().length")
        if count:
            break
        page.wait_for_timeout(100)
    if not count:
        browser.close()
        return "not run: Chromium has no voices here"
    page.evaluate("""window.told = []; const speak = speechSynthesis.speak.bind(speechSynthesis);
      speechSynthesis.speak = (one) => { for (const event of ["start", "end", "error"]) one.addEventListener(event,
        () => told.push([event, one.text, one.lang, one.voice.lang])); speak(one); }; null""")
    for key, said in (("cd_play", ["Play button, button", "en", "en"]),
                      ("cd_share_one", ["JETZT TEILEN, Schaltfl\u00e4che", "de", "de"])):
        card_of(page, key).locator("[data-listen=now]").click()
        until(page, "told.length > 1")
        heard = [[*made[:3], made[3][:2]] for made in page.evaluate("told.splice(0)")]
        equal(heard, [["start", *said], ["end", *said]], "what the machine says")
        equal(page.locator(".is-speaking").count(), 0, "what speaks at the end")
    browser.close()
    return "%d voices" % count
