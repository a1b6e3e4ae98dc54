const manyTemplate = byId("card").content.querySelector("article.many");
/** Most files of a card that are named. */
const mostFiles = 10;

/** Most places that a finding about many texts lists; one more counts the others. */
const mostRelated = 100;

/** Whether a finding by itself stands for many texts: it is about no key. */
const isGroup = (i) => !string(found.key[i]);
/** What is wrong with many texts at once; null for findings that are told by their texts. */
const manyOf = (members) =>
  (members.length > 1 || isGroup(members[0]) ? string(causes.message[found.cause[members[0]]]) : null);

/** The files of the texts of some findings, as numbers of strings. */
const pathsOf = (members) => members.flatMap((i) =>
  (isGroup(i) && page.related[i] ? page.related[i].map(([path]) => path) : [found.path[i]]));

/** Files, those with the most texts first, each with their number. */
function counted(paths) {
  const counts = new Map();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return Array.from(counts).sort((a, b) => b[1] - a[1]);
}

/** A card for many texts with one cause: no text stands for the others, so it shows where they are and asks once. */
function makeManyCard(members) {
  const card = startCard(manyTemplate, members), at = (selector) => card.querySelector(selector);
  const paths = pathsOf(members), files = counted(paths);
  // The message has the number where a finding does not list all places.
  const isWhole = members.every((i) => !isGroup(i) || page.related[i]?.length <= mostRelated);
  at(".count").textContent = isWhole ? word("many.texts", { n: paths.length }) : "";
  const reason = string(causes.reason[found.cause[members[0]]]);
  at(".reason").hidden = reason === null;
  if (reason !== null) at(".reason span:last-child").textContent = reason;
  at(".files .name").textContent = word("many.files", { n: files.length });
  at(".files ul").append(...files.slice(0, mostFiles).map(([path, n]) =>
    element("li", {}, element("code", { dir: "ltr" }, brief(string(path))), ` \u00b7 ${word("many.texts", { n })}`)));
  if (files.length > mostFiles) at(".files ul").append(element("li", {}, word("many.files.more", { n: files.length - mostFiles })));
  fillMembers(at(".members"), card);
  if (members.length === 1) fillRelated(at(".related"), members[0]);
  showDecision(card);
  return card;
}
