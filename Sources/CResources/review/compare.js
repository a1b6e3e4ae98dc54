/** The data of another page, read from its file; null where there is none. */
function dataOf(text) {
  const start = text.indexOf('id="data">');
  // The end of the element; its name in one piece would end this script.
  return start < 0 ? null : JSON.parse(text.slice(start + 10, text.indexOf("</" + "script>", start)));
}

/** The findings of another page: {fingerprint, key, locale, rule, message}. */
function findingsOf(data) {
  const { count, fingerprint, ...columns } = data.findings;
  const read = (name) => numbersOf(columns[name], count);
  const [key, locale, rule, message, at, text, source] = ["key", "locale", "rule", "message", "messageAt", "text", "source"].map(read);
  const textOf = (number) => (number < 0 ? "" : data.strings[number]);
  return Array.from({ length: count }, (none, i) => {
    const words = textOf(message[i]), part = textOf(text[i] < 0 ? source[i] : text[i]);
    return {
      fingerprint: fingerprint.slice(digits * i, digits * (i + 1)), key: textOf(key[i]), locale: textOf(locale[i]),
      rule: data.rules[rule[i]].id, message: at[i] < 0 ? words : words.slice(0, at[i]) + part + words.slice(at[i]),
    };
  });
}

/** The findings that a file names: those of another page, or those that a decisions file decides. */
function readOther(text) {
  const data = dataOf(text) ?? JSON.parse(text);
  if (data?.findings) return findingsOf(data);
  if (data?.type !== "decisions" || !Array.isArray(data.decisions)) return null;
  const asText = (value) => (typeof value === "string" ? value : "");
  return data.decisions.filter((one) => one?.rule && one.fingerprint?.length === digits).map((one) => ({
    fingerprint: one.fingerprint, key: asText(one.key), locale: asText(one.locale), rule: asText(one.rule), message: asText(one.newText),
  }));
}

/** Most findings that are listed as gone. */
const mostGone = 500;

/** Shows how the findings of another run compare with those of this page. */
function compareWith(others, name) {
  const before = new Set(others.map((one) => one.fingerprint)), now = new Set();
  let fresh = 0;
  for (let i = 0; i < total; i++) {
    now.add(fingerprintOf(i));
    compared[i] = before.has(fingerprintOf(i)) ? 2 : 1;
    if (compared[i] === 1) fresh++;
  }
  const gone = others.filter((one) => !now.has(one.fingerprint)), details = byId("compared");
  comparedFacet.field.hidden = false;
  details.hidden = false;
  details.open = true;
  details.querySelector("summary").textContent = word("compared.title", {
    name, fresh: numbers.format(fresh), gone: numbers.format(gone.length), same: numbers.format(total - fresh),
  });
  const show = (value, text) => button(text, () => {
    comparedFacet.chosen = value;
    comparedFacet.select.value = String(value);
    changed();
    list.focus();
  });
  const items = gone.slice(0, mostGone).map((one) => element("li", {}, element("code", { dir: "auto" }, brief(one.key)),
    ` ${localeName(one.locale)}, ${brief(one.rule)}: `, element("span", { lang: "en" }, brief(one.message, 300))));
  if (gone.length > mostGone) items.push(element("li", {}, "…"));
  details.querySelector(".body").replaceChildren(
    element("p", { class: "buttons" }, show(1, word("compared.show.new")), show(2, word("compared.show.same"))),
    ...(gone.length ? [element("p", {}, word("compared.gone", { n: gone.length })), element("ul", {}, ...items)] : []));
  changed();
}

async function compareFile() {
  const file = byId("compare-file").files[0];
  if (!file) return;
  let others = null;
  try {
    others = readOther(await file.text());
  } catch {
    others = null;
  }
  byId("compare-file").value = "";
  if (!others) {
    byId("compare-answer").textContent = word("compared.failed");
    return;
  }
  byId("compare-answer").textContent = "";
  byId("compare-dialog").close();
  compareWith(others, file.name);
  byId("compared").querySelector("summary").focus();
}
