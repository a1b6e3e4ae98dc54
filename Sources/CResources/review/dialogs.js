/** The card that the open dialog is about, and the findings that its decision is for. */
let asked = null, askedFor = [];

function openDialog(name, card, prepare, findings = card ? openOf(card) : []) {
  asked = card;
  askedFor = findings;
  const dialog = byId(`${name}-dialog`);
  const error = dialog.querySelector(".error");
  if (error) error.textContent = "";
  for (const field of dialog.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  prepare();
  dialog.showModal();
}

/** Shows what is wrong in a dialog, and goes to the field. */
function refuse(name, text, field) {
  byId(`${name}-error`).textContent = text;
  field.setAttribute("aria-invalid", "true");
  field.focus();
}

/** The texts that somebody writes: a plural's forms are lines. */
const writtenTexts = (i, text) =>
  (formsOf(i).length ? text.split("\n").map((line) => line.replace(/^\w+:/, "")) : [text]).map((one) => one.trim()).filter(Boolean);

/** Shows how the text that is being written is heard. */
function showSpoken(i, text) {
  const place = byId("write-spoken"), tag = tagOf(i), texts = writtenTexts(i, text);
  const heard = spokenOf(i) !== null || isLabel(i) ? texts.map((one) => heardAs(i, one, tag)).filter((said) => said !== null) : [];
  place.hidden = heard.length === 0;
  place.replaceChildren(`${word(SPOKEN[found.assumed[i]])}: `);
  heard.forEach((said, k) => {
    const quote = element("q", inLanguage(tag));
    showText(quote, said);
    place.append(k ? " " : "", quote);
  });
}

/** Puts a button into the dialog that says the text in its field. */
function fillListen(i) {
  const [made] = listenButtons(i, word("write.label"), []);
  byId("write-listen").hidden = !made;
  if (!made) return;
  made.parts = () => {
    const texts = writtenTexts(i, byId("write-text").value);
    return (texts.length ? texts : [""]).map((text) => ({ i, text, tag: tagOf(i), button: made }));
  };
  byId("write-listen").replaceChildren(made);
}

function checkText() {
  const i = askedFor[0], text = byId("write-text").value;
  showSpoken(i, text);
  byId("write-length").textContent =
    word("write.length", { n: lengthOf(text), old: lengthOf(string(found.text[i]) ?? "") });
  const { checks, hasParts } = checksOf(i, text);
  const shown = checks.map(([said, mustChange]) => element("li", { class: mustChange ? "bad" : "hint" }, said));
  for (const said of text.trim() ? questionsOf(i, text) : []) shown.push(element("li", { class: "ask" }, said));
  if (!checks.length && hasParts) shown.push(element("li", { class: "good" }, word("write.good")));
  // Said again only when it is something else.
  const now = shown.map((item) => item.textContent).join("\n");
  if (byId("write-checks").innerText.trim() !== now) byId("write-checks").replaceChildren(...shown);
  return checks.find(([, mustChange]) => mustChange)?.[0];
}

/** Asks for a text: for the finding, or the first that can take one, and those of the card with the same words. */
function askText(card, finding = openOf(card).find(isWritable)) {
  const i = finding, findings = [i, ...openOf(card).filter((k) => k !== i && isWritable(k) && isSameText(i, k))];
  openDialog("write", card, () => {
    const { ran, left } = coverageOf(i);
    byId("write-ran").textContent = word("ask.ran", { rules: ran.join(", ") });
    byId("write-left-list").textContent = left.join(", ");
    byId("write-left").hidden = left.length === 0;
    byId("write-left").open = false;
    byId("write-for").textContent = findings.length > 1 ? word("write.for", { n: findings.length }) : "";
    fillTexts(byId("write-texts"), i);
    const field = byId("write-text");
    field.lang = string(found.locale[i]) || string(found.sourceLocale[i]);
    const forms = formsOf(i);
    // Only of a label does the screen reader add the role.
    byId("write-hint").textContent = forms.length ? word("write.forms") : isLabel(i) ? word("write.type") : "";
    field.value = forms.length ? forms.map((form) => `${form}: `).join("\n") : string(found.text[i]) ?? "";
    field.rows = Math.max(3, forms.length);
    byId("write-comment").value = "";
    byId("write-dialog").querySelector(".trouble").hidden = true;
    fillListen(i);
    checkText();
  }, findings);
  // Before it there are buttons.
  byId("write-text").focus();
}

function saveText() {
  const field = byId("write-text"), text = field.value, wrong = checkText();
  if (!text.trim()) return refuse("write", word("write.empty"), field);
  if (text === string(found.text[askedFor[0]])) return refuse("write", word("write.same"), field);
  if (wrong) return refuse("write", wrong, field);
  finish("write", "write", { newText: text, comment: byId("write-comment").value.trim() || null });
}

function askReason(card, findings = takersOf(openOf(card), "ignore")) {
  openDialog("ignore", card, () => {
    byId("ignore-for").textContent = findings.length > 1
      ? word("ignore.for", { n: findings.length, causes: word("causes", { n: causesOf(findings) }) }) : "";
    byId("ignore-reason").value = "";
    byId("ignore-more").value = "";
  }, findings);
}

function saveReason() {
  const choice = byId("ignore-reason"), more = byId("ignore-more").value.trim();
  if (!choice.value) return refuse("ignore", word("ignore.missing"), choice);
  if (choice.value === "other" && !more) return refuse("ignore", word("ignore.missing.more"), byId("ignore-more"));
  const preset = choice.value === "other" ? "" : word(`ignore.${choice.value}`);
  finish("ignore", "ignore", { reason: [preset, more].filter(Boolean).join(": ") });
}

function askQuestion(card) {
  openDialog("unsure", card, () => { byId("unsure-comment").value = ""; });
}

function saveQuestion() {
  const comment = byId("unsure-comment").value.trim();
  if (!comment) return refuse("unsure", word("unsure.missing"), byId("unsure-comment"));
  finish("unsure", "unsure", { comment });
}

function finish(name, decision, values) {
  byId(`${name}-dialog`).close();
  if (asked) decide(asked, decision, values, askedFor);
  else decideShown(askedFor, decision, values);
}

function askSave() {
  openDialog("save", null, () => {
    const counts = [0, 0, 0, 0, 0];
    for (const made of decisions.values()) counts[decisionNames.indexOf(made.decision)]++;
    byId("save-counts").replaceChildren(...decisionNames.flatMap((name, number) =>
      number && counts[number] ? [element("li", {}, `${word(`decision.${name}`)}: ${numbers.format(counts[number])}`)] : []));
    byId("save-name").value = reviewer;
    byId("download").disabled = decisions.size === 0;
    byId("load-answer").textContent = decisions.size ? "" : word("save.none");
    keep();
    byId("save-local").textContent = word(keepsHere ? "save.local" : "save.local.none");
  });
}

async function load() {
  const file = byId("load").files[0];
  if (!file) return;
  let taken = null;
  try {
    taken = takeOver(JSON.parse(await file.text()), true);
  } catch {
    taken = null;
  }
  byId("load").value = "";
  const answer = byId("load-answer");
  if (!taken) {
    answer.textContent = word("load.failed");
    return;
  }
  answer.textContent = word("load.done", { n: taken.fit }) + (taken.left ? `. ${word("load.left", { n: taken.left })}` : "");
  for (const card of drawnCards()) showDecision(card);
  byId("download").disabled = decisions.size === 0;
  afterChange();
}

function makeDialogs() {
  const saves = { accept: saveAll, compare: () => {}, write: saveText, ignore: saveReason, unsure: saveQuestion, save: download, help: () => byId("help-dialog").close() };
  for (const [name, save] of Object.entries(saves)) {
    const dialog = byId(`${name}-dialog`);
    dialog.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      save();
    });
    dialog.querySelector(".cancel").addEventListener("click", () => dialog.close());
  }
  byId("write-text").addEventListener("input", checkText);
  byId("download").addEventListener("click", download);
  byId("load").addEventListener("change", load);
  byId("compare-file").addEventListener("change", compareFile);
}
