/** Whether the browser can speak. */
const canListen = "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;
/** What is being spoken: the utterances, which the browser would forget otherwise, and how many of them have ended. */
let speaking = null;
/** The button whose text is being spoken. */
let marked = null;

let localVoices = null;
/** The voices that work without a network; others would send the text away. */
function voices() {
  // Some systems have thousands, and the list is empty until it has been loaded.
  if (!localVoices?.length) localVoices = speechSynthesis.getVoices().filter((voice) => voice.localService);
  return localVoices;
}

const locales = new Map();
/** A tag with its likely script and region; null for one that the browser does not know. */
function likely(tag) {
  if (!locales.has(tag)) {
    let made = null;
    try {
      made = new Intl.Locale(tag.replace(/_/g, "-").replace(/^no\b/, "nb")).maximize();
    } catch {
      made = null;
    }
    locales.set(tag, made);
  }
  return locales.get(tag);
}

/** The voice of this computer that fits a language best; null without one. */
function voiceFor(tag) {
  const wanted = likely(tag);
  let best = null, bestFit = -1;
  for (const voice of wanted ? voices() : []) {
    const own = likely(voice.lang);
    if (own?.language !== wanted.language) continue;
    const fit = 4 * (own.script === wanted.script) + 2 * (own.region === wanted.region) + voice.default;
    if (fit > bestFit) [best, bestFit] = [voice, fit];
  }
  return best;
}

/** A button that says texts, each with its language, on the element of a finding; nothing without a voice to say them. */
function listenButtons(i, what, texts, role = "") {
  if (!canListen || found.element[i] < 0) return [];
  const made = element("button", { type: "button", class: "listen", lang: page.language, "data-listen": role });
  made.what = what;
  made.parts = () => texts.map(([text, tag]) => ({ i, text, tag, button: made }));
  showListening(made, false);
  return [made];
}

function showListening(made, isSpeaking) {
  const name = word(isSpeaking ? "listen.stop" : "listen");
  made.textContent = name;
  made.setAttribute("aria-label", `${name}: ${made.what}`);
  made.classList.toggle("is-speaking", isSpeaking);
}

/** Marks the button whose text is being spoken; none for null. */
function mark(made) {
  if (marked === made) return;
  if (marked) showListening(marked, false);
  marked = made;
  if (marked) showListening(marked, true);
}

function stopListening() {
  if (!speaking) return;
  speaking = null;
  mark(null);
  speechSynthesis.cancel();
}

/** Shows what could not be said, or not as it is said on the device, on the card or in the dialog of a button. */
function showTrouble(made, troubles) {
  const place = made.closest(".card, dialog").querySelector(".trouble"), text = Array.from(new Set(troubles)).join(" ");
  place.textContent = text;
  place.hidden = !text;
  if (text) say(text);
}

/** What the chosen reader says of a text, with what to know of it; no utterance where it cannot be said. */
function spokenPart({ i, text, tag, button: made }) {
  const { readers } = page.speech[found.element[i]], reader = byId("voice-reader").value || readers[0], voice = voiceFor(tag);
  if (!voice) return { troubles: [word("listen.noVoice", { language: localeName(tag) })] };
  // What a rule says to be heard may be more than this text.
  const isShown = made.dataset.listen === "now" && readers.length === 1 && reader === readers[0] && spokenOf(i) !== null;
  const said = isShown ? { text: spokenOf(i), hasRole: true } : utteranceOf(i, text, tag, reader);
  const troubles = said.hasRole ? [] : [word("listen.noRole", { reader: readerNames[reader], language: localeName(tag) })];
  if (!said.text.trim()) return { troubles: [word("listen.nothing")] };
  const utterance = new SpeechSynthesisUtterance(withPauses(said.text));
  utterance.voice = voice;
  utterance.lang = tag;
  utterance.rate = Number(byId("voice-rate").value);
  return { utterance, troubles, made };
}

/** Says texts one after the other, in place of what is being said. */
function listen(parts) {
  stopListening();
  const made = parts.map(spokenPart), queue = made.filter((part) => part.utterance);
  showTrouble(parts[0].button, made.flatMap((part) => part.troubles));
  if (!queue.length) return;
  const own = speaking = { utterances: queue.map((part) => part.utterance), ended: 0 };
  const end = () => {
    if (speaking !== own || ++own.ended < queue.length) return;
    speaking = null;
    mark(null);
  };
  for (const part of queue) {
    part.utterance.addEventListener("start", () => { if (speaking === own) mark(part.made); });
    part.utterance.addEventListener("end", end);
    part.utterance.addEventListener("error", () => {
      if (speaking === own) showTrouble(part.made, [word("listen.failed")]);
      end();
    });
  }
  mark(queue[0].made);
  for (const utterance of own.utterances) speechSynthesis.speak(utterance);
}

/** Says the text of a card and then its suggestion, or stops. */
function listenToCard(card) {
  const isOwn = marked && card.contains(marked);
  if (isOwn) return stopListening();
  const parts = Array.from(card.querySelectorAll("[data-listen=now], [data-listen=after]"))
    .filter((made) => made.checkVisibility()).flatMap((made) => made.parts());
  if (parts.length) listen(parts);
  else say(word("listen.none"));
}

/** Names the languages of the page that this computer has no voice for. */
function showMissingVoices() {
  const missing = Object.keys(page.locales).filter((tag) => !voiceFor(tag));
  byId("voice-missing").textContent = missing.length ? word("listen.missing", { names: missing.map(localeName).join(", ") }) : "";
}

function makeListening() {
  for (const part of document.querySelectorAll(".needs-voice")) part.hidden = !canListen;
  if (!canListen) return;
  // Browsers load the list of voices when it is asked for.
  speechSynthesis.getVoices();
  const box = byId("voice");
  box.addEventListener("toggle", () => { if (box.open) showMissingVoices(); });
  speechSynthesis.addEventListener("voiceschanged", () => {
    localVoices = null;
    if (box.open) showMissingVoices();
  });
  addEventListener("click", (event) => {
    const made = event.target.closest("[data-listen]");
    if (!made) return;
    if (made === marked) stopListening();
    else listen(made.parts());
  });
  // Before a dialog takes the key to close.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !speaking) return;
    stopListening();
    event.preventDefault();
    event.stopPropagation();
  }, true);
  for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("close", stopListening);
  addEventListener("pagehide", stopListening);
}
