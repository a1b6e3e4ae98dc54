/** Whether a finding is about the source text, or about no single language. */
const isOfSource = (i) => found.locale[i] === found.sourceLocale[i] || string(found.locale[i]) === "";

/** The findings by cause, in the order of importance; in a cause those of the source come first. */
const inOrder = (() => {
  const starts = new Int32Array(causeCount * 2 + 1), ordered = new Int32Array(total);
  const slot = (i) => found.cause[i] * 2 + (isOfSource(i) ? 0 : 1);
  for (let i = 0; i < total; i++) starts[slot(i) + 1]++;
  for (let k = 1; k < starts.length; k++) starts[k] += starts[k - 1];
  for (let i = 0; i < total; i++) ordered[starts[slot(i)]++] = i;
  return ordered;
})();

/** Findings of each cause that are not decided. */
const openIn = new Int32Array(causeCount);
for (let i = 0; i < total; i++) openIn[found.cause[i]]++;
let causesDecided = 0;
/** Counts a finding as decided (-1) or undecided again (1). */
function countOpen(i, step) {
  const cause = found.cause[i];
  if (openIn[cause] === 0) causesDecided--;
  openIn[cause] += step;
  if (openIn[cause] === 0) causesDecided++;
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

/** Whether the reader opened the group of developers' rules. */
let showsDevelopers = false;
const isForDevelopers = (i) => rules[found.rule[i]].developers;

/** What passes, parted into what is shown and the findings for developers, which are folded away. */
function partPassing() {
  if (byId("audience").value === "all") return { shown: passing, folded: [], writers: passing.length };
  const writers = passing.filter((i) => !isForDevelopers(i)), developers = passing.filter(isForDevelopers);
  const chosen = facets.find((made) => made.name === "rule").chosen >= 0;
  const shows = showsDevelopers || chosen || writers.length === 0;
  const shown = new Int32Array(writers.length + (shows ? developers.length : 0));
  shown.set(writers);
  if (shows) shown.set(developers, writers.length);
  return { shown, folded: chosen || writers.length === 0 ? [] : developers };
}

/** What is shown: cards in order, each with its first finding, and their groups. */
let view = { firsts: new Int32Array(0), shown: new Int32Array(0), folded: [] };

/** Orders the cards of the findings that pass: groups and cards by importance, or groups by name. */
function arrange() {
  const mode = byId("group").value, merges = byId("merge").checked;
  const { column, size } = groupColumn(mode);
  const { shown, folded } = partPassing();
  const cardOf = new Int32Array(total).fill(-1), numberOf = new Map(), firsts = [], counts = [];
  const cards = new Int32Array(size), findings = new Int32Array(size), sample = new Int32Array(size).fill(-1);
  const present = [];
  for (const i of shown) {
    const group = column[i], name = merges ? found.cause[i] * size + group : i;
    let card = numberOf.get(name);
    if (card === undefined) {
      numberOf.set(name, card = firsts.length);
      firsts.push(i);
      counts.push(0);
      cards[group]++;
      if (sample[group] < 0) {
        sample[group] = i;
        present.push(group);
      }
    }
    cardOf[i] = card;
    counts[card]++;
    findings[group]++;
  }
  if (mode === "text") present.sort((a, b) => findings[b] - findings[a]);
  if (mode === "locale" || mode === "file") {
    const nameOf = (group) => (mode === "file" ? string(found.path[sample[group]]) : localeName(string(found.locale[sample[group]])));
    const names = new Map(present.map((group) => [group, nameOf(group)]));
    present.sort((a, b) => byLabel(names.get(a), names.get(b)));
  }
  // The places of cards: group by group.
  const starts = new Int32Array(size), placeOf = new Int32Array(firsts.length), ordered = new Int32Array(firsts.length);
  let place = 0;
  for (const group of present) {
    starts[group] = place;
    place += cards[group];
  }
  firsts.forEach((i, card) => { ordered[placeOf[card] = starts[column[i]]++] = i; });
  // The findings of the cards, one behind the other.
  const ends = new Int32Array(firsts.length + 1), members = new Int32Array(shown.length);
  counts.forEach((count, card) => { ends[placeOf[card] + 1] = count; });
  for (let k = 1; k < ends.length; k++) ends[k] += ends[k - 1];
  const next = ends.slice();
  for (const i of shown) members[next[placeOf[cardOf[i]]]++] = i;
  view = { firsts: ordered, shown, folded, mode, column, cards, findings, ends, members };
}

/** The findings of the card at a place of the list. */
const membersAt = (place) => Array.from(view.members.subarray(view.ends[place], view.ends[place + 1]));

/** The place of the card that holds a finding; -1 where it is not shown. */
function placeOfFinding(i) {
  const at = view.members.indexOf(i);
  if (at < 0) return -1;
  let low = 0, high = view.firsts.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (view.ends[middle] <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** Causes that some findings have. */
const causesOf = (findings) => new Set(Array.from(findings, (i) => found.cause[i])).size;
