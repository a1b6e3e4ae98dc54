const decisionNames = ["open", "accept", "write", "ignore", "unsure"];
const severityNames = ["error", "warning", "note"];
const stateNames = ["none", "new", "updated", "unchanged", "absent", "accepted"];
/** What was decided of each finding, as a number of `decisionNames`. */
const decided = new Uint8Array(total);

/** A filter over a column of numbers: `link` gives the name of each in addresses, `label` the word of that. */
function facet(name, column, link, label, compare) {
  const numberOf = [], values = [], dense = new Int32Array(total);
  for (let i = 0; i < total; i++) {
    numberOf[column[i]] ??= values.push(column[i]) - 1;
    dense[i] = numberOf[column[i]];
  }
  return { name, dense, values, link, label, compare, chosen: -1, counts: new Int32Array(values.length), options: [], select: null };
}

const collator = new Intl.Collator(page.language, { numeric: true });
const byLabel = (left, right) => collator.compare(left, right);
const facets = [
  facet("severity", found.severity, (value) => severityNames[value], (name) => word(`severity.${name}`)),
  facet("locale", found.locale, string, localeName, byLabel),
  facet("rule", found.rule, (value) => rules[value].id, (name) => name, byLabel),
  facet("fix", found.title.map((title) => (title < 0 ? 0 : 1)), (value) => ["no", "yes"][value], (name) => word(`fix.${name}`)),
  facet("state", found.state, (value) => stateNames[value], (name) => word(`state.${name}`)),
  facet("app", found.app, string, (name) => name || word("nothing"), byLabel),
  facet("set", found.set, string, (name) => name || word("nothing"), byLabel),
];
const decisionFacet = {
  name: "decision", dense: decided, values: [0, 1, 2, 3, 4], link: (value) => decisionNames[value],
  label: (name) => word(`decision.${name}`), chosen: -1, counts: new Int32Array(5), options: [], select: null,
};
facets.push(decisionFacet);

function makeFacets() {
  for (const made of facets) {
    const select = made.select = element("select", { id: `filter-${made.name}` });
    const labels = made.values.map((value) => made.label(made.link(value)));
    const order = Array.from(labels.keys());
    if (made.compare) order.sort((a, b) => made.compare(labels[a], labels[b]));
    else if (made.name === "severity") order.sort((a, b) => made.values[a] - made.values[b]);
    select.append(element("option", { value: "" }, word("filter.any")));
    for (const number of order) {
      const option = element("option", { value: String(number) });
      made.options.push([number, option, labels[number], -1]);
      select.append(option);
    }
    select.addEventListener("change", () => {
      made.chosen = select.value === "" ? -1 : Number(select.value);
      changed();
    });
    const field = element("p", { class: "field" },
      element("label", { for: select.id }, word(`filter.${made.name}`)), select);
    // A filter with one value parts nothing.
    field.hidden = made.values.length < 2 && made !== decisionFacet;
    byId("facets").append(field);
  }
}

/** A text without case and marks, as the search compares it. */
function fold(text) {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
}
const folded = new Array(strings.length);
let foldedCount = 0;
/** Folds strings while nothing else is to do, so that the first search waits for little. */
function foldSome(deadline) {
  while (foldedCount < strings.length && deadline.timeRemaining() > 2) {
    folded[foldedCount] ??= fold(strings[foldedCount]);
    foldedCount++;
  }
  if (foldedCount < strings.length) requestIdleCallback(foldSome);
}

let passing = new Int32Array(0);
/** Finds what passes the search and all filters, and counts what each value of a filter would leave. */
function filter() {
  const query = fold(byId("search").value.trim());
  const hits = query ? new Uint8Array(strings.length) : null;
  if (hits) {
    for (let i = 0; i < strings.length; i++) {
      folded[i] ??= fold(strings[i]);
      if (folded[i].includes(query)) hits[i] = 1;
    }
  }
  const columns = facets.map((made) => made.dense), chosen = facets.map((made) => made.chosen);
  const counts = facets.map((made) => made.counts.fill(0));
  const kept = new Int32Array(total);
  let size = 0;
  for (let i = 0; i < total; i++) {
    if (hits && !hits[found.key[i]] && !hits[found.text[i]] && !hits[found.source[i]]) continue;
    let missed = -1, misses = 0;
    for (let f = 0; f < columns.length; f++) {
      if (chosen[f] >= 0 && columns[f][i] !== chosen[f]) {
        missed = f;
        if (++misses > 1) break;
      }
    }
    if (misses === 0) {
      kept[size++] = i;
      for (let f = 0; f < columns.length; f++) counts[f][columns[f][i]]++;
    } else if (misses === 1) {
      counts[missed][columns[missed][i]]++;
    }
  }
  passing = kept.subarray(0, size);
  for (const made of facets) {
    for (const entry of made.options) {
      const count = made.counts[entry[0]];
      if (entry[3] === count) continue;
      entry[3] = count;
      entry[1].textContent = `${entry[2]} · ${numbers.format(count)}`;
    }
  }
}

/** The card of each finding when identical texts are decided once: the number of its first finding. */
let merged = null;
function mergedItems() {
  if (merged) return merged;
  merged = new Int32Array(total);
  const { rule, locale, text, source, newText, title, slot, severity } = found;
  const isOne = (i, k) => rule[i] === rule[k] && locale[i] === locale[k] && source[i] === source[k] && text[i] === text[k]
    && newText[i] === newText[k] && title[i] === title[k] && slot[i] === slot[k] && severity[i] === severity[k];
  // The last card of each text, and of each card the one before with the same text.
  const last = new Int32Array(strings.length).fill(-1), before = new Int32Array(total);
  for (let i = 0; i < total; i++) {
    const name = text[i] < 0 ? source[i] : text[i];
    merged[i] = i;
    // Without a text to decide, each finding stays by itself.
    if (name < 0) continue;
    let card = last[name];
    while (card >= 0 && !isOne(i, card)) card = before[card];
    if (card >= 0) {
      merged[i] = card;
    } else {
      before[i] = last[name];
      last[name] = i;
    }
  }
  return merged;
}

const groupings = {
  rule: (i) => found.rule[i],
  locale: (i) => found.locale[i],
  key: (i) => `${found.set[i]},${found.table[i]},${found.key[i]}`,
  file: (i) => found.path[i],
  text: (i) => `${found.locale[i]},${found.text[i] < 0 ? found.source[i] : found.text[i]}`,
};
const groupColumns = {};
/** The group of each finding, as a number. */
function groupColumn(mode) {
  if (groupColumns[mode]) return groupColumns[mode];
  const column = new Int32Array(total), numberOf = new Map();
  for (let i = 0; i < total; i++) {
    const name = groupings[mode](i);
    let number = numberOf.get(name);
    if (number === undefined) numberOf.set(name, number = numberOf.size);
    column[i] = number;
  }
  return groupColumns[mode] = { column, size: numberOf.size };
}

/** What is shown: cards in order, each by its first finding, with their groups. */
let view = { items: new Int32Array(0), groups: [], groupOf: null };
/** Orders the cards of the findings that pass: by group, in it the worst first. */
function arrange() {
  const mode = byId("group").value;
  const items = byId("merge").checked ? mergedItems() : null;
  const { column, size } = groupColumn(mode);
  const seen = new Int32Array(total).fill(-1);
  const firsts = new Int32Array(passing.length), copies = new Int32Array(size);
  const cards = new Int32Array(size), worst = new Uint8Array(size).fill(9), sample = new Int32Array(size).fill(-1);
  let count = 0;
  for (const i of passing) {
    const item = items ? items[i] : i, group = column[i];
    copies[group]++;
    if (seen[item] >= 0) continue;
    seen[item] = i;
    firsts[count++] = i;
    cards[group]++;
    if (sample[group] < 0) sample[group] = i;
    if (found.severity[i] < worst[group]) worst[group] = found.severity[i];
  }
  const present = [];
  for (let group = 0; group < size; group++) if (cards[group]) present.push(group);
  const names = new Map();
  if (mode === "locale" || mode === "file") {
    for (const group of present) names.set(group, mode === "file" ? string(found.path[sample[group]]) : localeName(string(found.locale[sample[group]])));
  }
  present.sort((a, b) => {
    if (mode === "rule") return worst[a] - worst[b] || cards[b] - cards[a] || a - b;
    if (mode === "text") return copies[b] - copies[a] || a - b;
    if (mode === "key") return sample[a] - sample[b];
    return byLabel(names.get(a), names.get(b));
  });
  const starts = new Int32Array(size * 3);
  let place = 0;
  const severities = new Int32Array(size * 3);
  for (let k = 0; k < count; k++) severities[column[firsts[k]] * 3 + found.severity[firsts[k]]]++;
  for (const group of present) {
    for (let severity = 0; severity < 3; severity++) {
      starts[group * 3 + severity] = place;
      place += severities[group * 3 + severity];
    }
  }
  const ordered = new Int32Array(count);
  for (let k = 0; k < count; k++) ordered[starts[column[firsts[k]] * 3 + found.severity[firsts[k]]]++] = firsts[k];
  view = { items: ordered, mode, column, cards, merged: items };
}

/** The findings behind cards: those that pass the filters and share the card. */
function membersOf(items) {
  const members = new Map();
  for (const item of items) members.set(view.merged ? view.merged[item] : item, []);
  for (const i of passing) members.get(view.merged ? view.merged[i] : i)?.push(i);
  return items.map((item) => members.get(view.merged ? view.merged[item] : item));
}
