/** The decisions by finding: {decision, newText, reason, comment, on, translations}. */
const decisions = new Map();
/** What can be undone: each step is a list of [finding, decision before or undefined]. */
let steps = [];
/** Findings whose decision is in no file yet. */
const unsaved = new Set();
let keepsHere = true;
let reviewer = "";

function put(i, decision) {
  if (decision) decisions.set(i, decision);
  else decisions.delete(i);
  decided[i] = decision ? decisionNames.indexOf(decision.decision) : 0;
  if (decision) unsaved.add(i);
  else unsaved.delete(i);
}

function say(text) {
  byId("said").textContent = "";
  // A text that is the same as before would not be said again.
  setTimeout(() => { byId("said").textContent = text; }, 50);
}

const today = () => {
  const now = new Date(), two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Decides all findings of a card in one step, and goes on to the next. */
function decide(card, decision, values = {}) {
  const made = { decision, newText: null, reason: null, comment: null, on: today(), ...values };
  steps.push(card.members.map((i) => [i, decisions.get(i)]));
  const writes = decision === "accept" || decision === "write";
  for (const i of card.members) put(i, { ...made, translations: writes ? tickedOf(card, i) : [] });
  showDecision(card);
  afterChange();
  say(word("said.decided", { what: word(`done.${decision}`), n: unsaved.size }));
  goTo(card, 1, true);
}

function undoCard(card) {
  const gone = new Set(card.members);
  steps = steps.map((step) => step.filter(([i]) => !gone.has(i))).filter((step) => step.length);
  for (const i of card.members) put(i, undefined);
  showDecision(card);
  afterChange();
  say(word("said.undone"));
  card.focus();
}

function undoLast() {
  const step = steps.pop();
  if (!step) return say(word("said.nothing"));
  for (const [i, before] of step) put(i, before);
  const gone = new Set(step.map(([i]) => i));
  let first = null;
  for (const card of drawnCards()) {
    if (!card.members.some((i) => gone.has(i))) continue;
    showDecision(card);
    first ??= card;
  }
  afterChange();
  say(word("said.undone"));
  (first ?? list).focus();
}

/** Shows on a card what was decided of it. */
function showDecision(card) {
  const i = card.members[0], decision = decisions.get(i), done = card.querySelector(".done");
  card.classList.toggle("is-done", Boolean(decision));
  done.hidden = !decision;
  done.replaceChildren();
  if (decision) {
    done.append(`✓ ${word(`done.${decision.decision}`)}`);
    const text = decision.decision === "accept" ? string(found.newText[i]) : decision.newText;
    if (text !== null) {
      const shown = element("span", inLanguage(string(found.locale[i]) || string(found.sourceLocale[i])));
      showText(shown, text);
      done.append(": ", shown);
    }
    const n = decision.translations.length;
    if (n) done.append(" ", word("translations.done", { n }));
    for (const words of [decision.reason, decision.comment]) {
      if (words) done.append(": ", element("bdi", {}, brief(words, 300)));
    }
  }
  showTicks(card, decision);
  const rule = rules[found.rule[i]];
  for (const act of card.querySelectorAll("[data-act]")) {
    const name = act.dataset.act;
    act.hidden = name === "undo" ? !decision : Boolean(decision) || (name === "accept" && found.title[i] < 0)
      || (name === "ignore" && !rule.ignorable) || (name === "write" && found.text[i] < 0 && found.source[i] < 0);
  }
}

function afterChange() {
  const n = decisions.size;
  byId("saved").textContent = n === 0 ? word("bar.none")
    : unsaved.size ? word("bar.unsaved", { n: unsaved.size }) : word("bar.saved", { n });
  byId("progress").textContent = word("bar.progress", { done: n, all: total });
  byId("undo").disabled = steps.length === 0;
  keepSoon();
}

/** A decision as the file has it: with the text that it writes, and where that stands. */
const decisionRecord = ([i, made]) => ({
  fingerprint: fingerprintOf(i), text: hashOf(i), decision: made.decision,
  newText: made.decision === "accept" ? string(found.newText[i]) : made.newText,
  reason: made.reason, comment: made.comment, on: made.on,
  path: string(found.path[i]), key: string(found.key[i]), slot: string(found.slot[i]), locale: string(found.locale[i]),
  rule: rules[found.rule[i]].id,
});
const decisionsFile = () => ({
  type: "decisions", schemaVersion: 1, ruleSet: page.ruleSet, commit: page.commit, reviewer,
  decisions: Array.from(decisions).sort(([a], [b]) => a - b).flatMap((one) => [decisionRecord(one), ...translationRecords(one)]),
});

let keeping = 0;
function keepSoon() {
  clearTimeout(keeping);
  keeping = setTimeout(keep, 300);
}
/** Keeps the decisions in the browser, where it allows that. */
function keep() {
  clearTimeout(keeping);
  try {
    const file = decisionsFile();
    file.unsaved = Array.from(unsaved, fingerprintOf);
    localStorage.setItem(page.runKey, JSON.stringify(file));
    keepsHere = true;
  } catch {
    keepsHere = false;
  }
}

/** Takes over decisions that fit this page; the numbers of those that do and do not. */
function takeOver(file, isStep) {
  if (file?.type !== "decisions" || !Array.isArray(file.decisions)) return null;
  const placesOf = new Map();
  for (let i = 0; i < total; i++) {
    const name = fingerprintOf(i);
    if (placesOf.has(name)) placesOf.get(name).push(i);
    else placesOf.set(name, [i]);
  }
  const asText = (value) => (typeof value === "string" ? value : null);
  const step = [];
  let fit = 0, left = 0;
  for (const made of file.decisions) {
    const places = (placesOf.get(made?.fingerprint) ?? []).filter((i) => hashOf(i) === made.text);
    const isWhole = decisionNames.indexOf(made?.decision) > 0
      && (made.decision !== "write" || asText(made.newText)) && (made.decision !== "ignore" || asText(made.reason));
    if (!places.length || !isWhole) {
      left++;
      continue;
    }
    fit++;
    for (const i of places) {
      step.push([i, decisions.get(i)]);
      put(i, { decision: made.decision, newText: asText(made.newText), reason: asText(made.reason),
        comment: asText(made.comment), on: asText(made.on) ?? today(), translations: [] });
    }
  }
  const more = takeTranslations(file);
  fit += more;
  left -= more;
  if (isStep && step.length) steps.push(step);
  return { fit, left };
}

/** Brings back what this browser kept. */
function recall() {
  try {
    const text = localStorage.getItem(page.runKey);
    const file = text ? JSON.parse(text) : null;
    if (!file) return;
    takeOver(file, false);
    const open = new Set(file.unsaved);
    for (const i of Array.from(unsaved)) if (!open.has(fingerprintOf(i))) unsaved.delete(i);
    reviewer = typeof file.reviewer === "string" ? file.reviewer : "";
  } catch {
    keepsHere = false;
  }
}

/** Hands decisions.json to the browser to be saved. */
function download() {
  reviewer = byId("save-name").value.trim();
  const text = JSON.stringify(decisionsFile(), null, 1) + "\n";
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = element("a", { href: address, download: "decisions.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  unsaved.clear();
  afterChange();
  byId("load-answer").textContent = word("save.done", { n: decisions.size });
}
