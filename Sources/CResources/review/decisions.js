/** The decisions by finding: {decision, newText, reason, comment, on, translations}. */
const decisions = new Map();
/** What can be undone: each step is a list of [finding, decision before or undefined]. */
let steps = [];
/** Findings whose decision is in no file yet. */
const unsaved = new Set();
let keepsHere = true;
let reviewer = "";

function put(i, decision) {
  if (decisions.has(i) !== Boolean(decision)) countOpen(i, decision ? -1 : 1);
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

/** Decides findings in one step. */
function decideAll(findings, decision, values, tickedOn) {
  const made = { decision, newText: null, reason: null, comment: null, on: today(), ...values };
  const writes = decision === "accept" || decision === "write";
  steps.push(findings.map((i) => [i, decisions.get(i)]));
  for (const i of findings) put(i, { ...made, translations: writes ? tickedOn(i) : [] });
}

/** Decides the ticked findings of a card that can take it, and goes on to the next when none is left. */
function decide(card, decision, values = {}, from = openOf(card)) {
  const takers = takersOf(from, decision);
  decideAll(takers, decision, values, (i) => tickedOf(card, i));
  showDecision(card);
  afterChange();
  say(word("said.decided", { what: word(`done.${decision}`), n: unsaved.size }));
  if (openOf(card).length) card.focus();
  else goTo(card, 1, true);
}

function undoCard(card) {
  const gone = new Set(card.members);
  steps = steps.map((step) => step.filter(([i]) => !gone.has(i))).filter((step) => step.length);
  for (const i of card.members) if (decisions.has(i)) put(i, undefined);
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

/** The words and the text of a decision. */
function fillDone(done, i, decision) {
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

/** Shows on a card what was decided of it. */
function showDecision(card) {
  const all = card.members, made = all.filter((i) => decisions.has(i)), done = card.querySelector(".done");
  const open = openOf(card), isDone = made.length === all.length;
  card.classList.toggle("is-done", isDone);
  done.hidden = made.length === 0;
  done.replaceChildren();
  if (made.length) fillDone(done, made[0], decisions.get(made[0]));
  if (made.length && all.length > 1) done.append(` (${word("done.of", { n: made.length, all: all.length })})`);
  showTicks(card, isDone ? decisions.get(all[0]) : undefined);
  showMembers(card);
  for (const act of card.querySelectorAll("[data-act]")) {
    const name = act.dataset.act;
    if (name === "undo") {
      act.hidden = made.length === 0;
      continue;
    }
    const n = name === "write" ? open.filter(isWritable).length : takersOf(open, name).length;
    act.hidden = n === 0;
    if (name !== "write" && all.length > 1) act.textContent = n > 1 ? word(`many.${name}`, { n }) : word(name);
  }
}

function afterChange() {
  const n = decisions.size;
  byId("saved").textContent = n === 0 ? word("bar.none")
    : unsaved.size ? word("bar.unsaved", { n: unsaved.size }) : word("bar.saved", { n });
  byId("progress").textContent = word("bar.progress", { done: causesDecided, n: causeCount });
  byId("undo").disabled = steps.length === 0;
  keepSoon();
}
