const decisionNames = ["open", "accept", "write", "ignore", "unsure"];
const severityNames = ["error", "warning", "note"];
const stateNames = ["none", "new", "updated", "unchanged", "absent", "accepted"];
/** What was decided of each finding, as a number of `decisionNames`. */
const decided = new Uint8Array(total);

/**
 * A filter over a column of numbers: `link` gives the name of each in addresses, `label` the word of that, and `values`
 * the numbers that an address may name though no finding has them.
 */
function facet(name, column, link, label, compare, values = []) {
  const numberOf = [], dense = new Int32Array(total);
  values.forEach((value, number) => { numberOf[value] = number; });
  for (let i = 0; i < total; i++) {
    numberOf[column[i]] ??= values.push(column[i]) - 1;
    dense[i] = numberOf[column[i]];
  }
  return { name, dense, values, link, label, compare, chosen: -1, counts: new Int32Array(values.length), options: [], select: null };
}

const collator = new Intl.Collator(page.language, { numeric: true });
const byLabel = (left, right) => collator.compare(left, right);
const facets = [
  facet("severity", found.severity, (value) => severityNames[value], (name) => word(`severity.${name}`), undefined,
    [0, 1, 2]),
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
/** How each finding compares with another run: a number of `comparedNames`. */
const compared = new Uint8Array(total);
const comparedNames = ["none", "new", "same"];
const comparedFacet = {
  name: "compared", dense: compared, values: [0, 1, 2], link: (value) => comparedNames[value],
  label: (name) => word(`compared.${name}`), chosen: -1, counts: new Int32Array(3), options: [], select: null,
};
facets.push(decisionFacet, comparedFacet);

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
    // A filter with one value parts nothing, and nothing is compared yet.
    field.hidden = made.values.length < 2 || made === comparedFacet;
    made.field = field;
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

/** The words of each message that a text was taken out of, folded. */
const foldedMessages = new Array(total);
/** Tells whether the search finds a finding: in its key, texts, message, or the name of its rule. */
function hitTest(query, hits) {
  const rulesHit = rules.map((rule) => rule.id.includes(query));
  return (i) => {
    if (hits[found.key[i]] || hits[found.text[i]] || hits[found.source[i]] || hits[found.message[i]]) return true;
    if (rulesHit[found.rule[i]] || hits[causes.message[found.cause[i]]]) return true;
    if (found.messageAt[i] < 0) return false;
    foldedMessages[i] ??= fold(messageOf(i));
    return foldedMessages[i].includes(query);
  };
}

/** The findings that pass, in the order of their causes. */
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
  const hasHit = hits && hitTest(query, hits);
  const columns = facets.map((made) => made.dense), chosen = facets.map((made) => made.chosen);
  const counts = facets.map((made) => made.counts.fill(0));
  const kept = new Int32Array(total);
  let size = 0;
  for (const i of inOrder) {
    if (hits && !hasHit(i)) continue;
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
