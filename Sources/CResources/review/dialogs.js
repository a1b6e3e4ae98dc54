/** The card that the open dialog is about. */
let asked = null;

function openDialog(name, card, prepare) {
  asked = card;
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

const parts = (text, pattern) => text.match(pattern) ?? [];
const markupPattern = /<\/?[A-Za-z][^<>]*>/g;
/** What looks like a placeholder of any of the formats. */
const placeholderPattern =
  /%(?:\d+\$)?[-+#0,']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@A-Za-z]|\{\{\w+\}\}|\$\{\w+\}|%\{\w+\}|\{\w+\}/g;

/** Those of the first list that are not in the second, each as often as it is missing. */
function without(wanted, given) {
  const left = given.slice();
  return wanted.filter((part) => {
    const place = left.indexOf(part);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Names of the plural forms that a new text needs a line for each of. */
const formsOf = (i) => (found.forms[i] < 0 ? [] : string(found.forms[i]).split(" "));

/** What a new text lacks, and what it has too much: [text, whether it must be put right]. */
function checksOf(i, text) {
  const forms = formsOf(i);
  if (!forms.length) return checksOfOne(i, text);
  const lines = text.split("\n").map((line) => line.trim());
  const all = new Map();
  let hasParts = false;
  for (const form of forms) {
    const words = lines.find((line) => line.startsWith(`${form}:`))?.slice(form.length + 1).trim();
    const own = words ? checksOfOne(i, words) : { checks: [[word("write.form.missing", { text: form }), true]], hasParts };
    for (const [said, mustChange] of own.checks) all.set(said, mustChange);
    hasParts = own.hasParts;
  }
  return { checks: Array.from(all), hasParts };
}

function checksOfOne(i, text) {
  const model = string(found.source[i]) ?? string(found.text[i]) ?? "";
  const wanted = found.placeholders[i] < 0 ? [] : JSON.parse(string(found.placeholders[i]));
  const checks = [];
  const given = [];
  let rest = text;
  for (const placeholder of wanted) {
    const place = rest.indexOf(placeholder);
    if (place < 0) {
      checks.push([word("write.placeholder.missing", { text: placeholder }), true]);
      continue;
    }
    given.push(placeholder);
    rest = rest.slice(0, place) + "\u0000" + rest.slice(place + placeholder.length);
  }
  for (const extra of parts(rest, placeholderPattern)) {
    if (!wanted.includes(extra) || given.includes(extra)) checks.push([word("write.placeholder.extra", { text: extra }), false]);
  }
  // Attributes may differ.
  const tagsOf = (words) => parts(words, markupPattern).map((tag) => tag.split(/[\s>]/)[0] + ">");
  const tags = tagsOf(model), own = tagsOf(text);
  for (const tag of without(tags, own)) checks.push([word("write.markup.missing", { text: tag }), true]);
  for (const tag of without(own, tags)) checks.push([word("write.markup.extra", { text: tag }), true]);
  return { checks, hasParts: wanted.length + tags.length > 0 };
}

const lengthOf = (text) =>
  "Segmenter" in Intl && text.length < 10000 ? Array.from(new Intl.Segmenter().segment(text)).length : text.length;

function checkText() {
  const i = asked.members[0], text = byId("write-text").value;
  byId("write-length").textContent =
    word("write.length", { n: lengthOf(text), old: lengthOf(string(found.text[i]) ?? "") });
  const { checks, hasParts } = checksOf(i, text);
  const shown = checks.map(([said, mustChange]) => element("li", { class: mustChange ? "bad" : "hint" }, said));
  if (!checks.length && hasParts) shown.push(element("li", { class: "good" }, word("write.good")));
  // Said again only when it is something else.
  const now = shown.map((item) => item.textContent).join("\n");
  if (byId("write-checks").innerText.trim() !== now) byId("write-checks").replaceChildren(...shown);
  return checks.find(([, mustChange]) => mustChange)?.[0];
}

function askText(card) {
  const i = card.members[0];
  openDialog("write", card, () => {
    fillTexts(byId("write-texts"), i);
    const field = byId("write-text");
    field.lang = string(found.locale[i]) || string(found.sourceLocale[i]);
    const forms = formsOf(i);
    byId("write-hint").textContent = word(forms.length ? "write.forms" : "write.hint");
    field.value = forms.length ? forms.map((form) => `${form}: `).join("\n") : string(found.text[i]) ?? "";
    field.rows = Math.max(3, forms.length);
    byId("write-comment").value = "";
    checkText();
  });
}

function saveText() {
  const field = byId("write-text"), text = field.value, wrong = checkText();
  if (!text.trim()) return refuse("write", word("write.empty"), field);
  if (text === string(found.text[asked.members[0]])) return refuse("write", word("write.same"), field);
  if (wrong) return refuse("write", wrong, field);
  finish("write", "write", { newText: text, comment: byId("write-comment").value.trim() || null });
}

function askReason(card) {
  openDialog("ignore", card, () => {
    byId("ignore-reason").value = "";
    byId("ignore-more").value = "";
  });
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
  decide(asked, decision, values);
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
  const saves = { write: saveText, ignore: saveReason, unsure: saveQuestion, save: download, help: () => byId("help-dialog").close() };
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
}
