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
/** Decisions that were kept or loaded and fit nothing on this page: the texts are others now, or the findings are gone. */
let unfit = [];
/** The place of this app's decisions in the browser: that of the page before stays the place of the next. */
const placeInBrowser = `label-lint/review/${page.app || location.pathname}`;
/** Keeps the decisions in the browser, where it allows that. */
function keep() {
  clearTimeout(keeping);
  try {
    const file = decisionsFile();
    file.unsaved = Array.from(unsaved, fingerprintOf);
    file.unfit = unfit;
    localStorage.setItem(placeInBrowser, JSON.stringify(file));
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
  const made = file.decisions.concat(Array.isArray(file.unfit) ? file.unfit : []);
  const fitting = new Set(), left = [];
  for (const one of made) {
    const places = (placesOf.get(one?.fingerprint) ?? []).filter((i) => hashOf(i) === one.text);
    const isWhole = decisionNames.indexOf(one?.decision) > 0
      && (one.decision !== "write" || asText(one.newText)) && (one.decision !== "ignore" || asText(one.reason));
    if (!places.length || !isWhole) {
      left.push(one);
      continue;
    }
    fitting.add(one);
    for (const i of places) {
      step.push([i, decisions.get(i)]);
      put(i, { decision: one.decision, newText: asText(one.newText), reason: asText(one.reason),
        comment: asText(one.comment), on: asText(one.on) ?? today(), translations: [] });
    }
  }
  for (const one of takeTranslations(left)) fitting.add(one);
  if (isStep && step.length) steps.push(step);
  const gone = left.filter((one) => !fitting.has(one));
  // What was told before stays; the same file twice is told once.
  const told = new Map((isStep ? unfit : []).concat(gone.filter((one) => one?.fingerprint)).map((one) => [JSON.stringify(one), one]));
  unfit = Array.from(told.values());
  showUnfit();
  return { fit: fitting.size, left: gone.length };
}

/** Lists the decisions that do not fit. */
function showUnfit() {
  const details = byId("unfit");
  details.hidden = unfit.length === 0;
  if (unfit.length === 0) return;
  details.querySelector("summary").textContent = word("unfit", { n: unfit.length });
  const asText = (value) => (typeof value === "string" ? value : "");
  const items = unfit.slice(0, mostUnfit).map((one) => {
    const name = decisionNames.includes(one?.decision) ? word(`decision.${one.decision}`) : word("nothing");
    const text = asText(one?.newText) || asText(one?.reason) || asText(one?.comment);
    return element("li", {}, element("code", { dir: "auto" }, brief(asText(one?.key))), ` ${localeName(asText(one?.locale))}, ${brief(asText(one?.rule))}: ${name} `,
      element("q", { dir: "auto" }, brief(text)));
  });
  if (unfit.length > mostUnfit) items.push(element("li", {}, "…"));
  const forget = button(word("unfit.forget"), () => {
    unfit = [];
    showUnfit();
    keepSoon();
    list.focus();
  });
  details.querySelector(".body").replaceChildren(element("p", {}, word("unfit.why")), element("ul", {}, ...items), element("p", {}, forget));
}
/** Most decisions that are listed as not fitting. */
const mostUnfit = 200;

/** Brings back what this browser kept. */
function recall() {
  try {
    const text = localStorage.getItem(placeInBrowser);
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
