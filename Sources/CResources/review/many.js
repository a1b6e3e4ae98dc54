const manyTemplate = byId("card").content.querySelector("article.many");
/** Most files of a card that are named. */
const mostFiles = 10;

/** What is wrong with many texts at once; null for findings that are told by their texts. */
const manyOf = (members) => (members.length > 1 ? string(causes.message[found.cause[members[0]]]) : null);

/** The files of some findings, those with the most first, each with the number of its findings. */
function filesOf(members) {
  const counts = new Map();
  for (const i of members) counts.set(found.path[i], (counts.get(found.path[i]) ?? 0) + 1);
  return Array.from(counts).sort((a, b) => b[1] - a[1]);
}

/** A card for many texts with one cause: no text stands for the others, so it shows where they are and asks once. */
function makeManyCard(members) {
  const card = startCard(manyTemplate, members), at = (selector) => card.querySelector(selector);
  at(".count").textContent = word("many.texts", { n: members.length });
  const reason = string(causes.reason[found.cause[members[0]]]);
  at(".reason").hidden = reason === null;
  if (reason !== null) at(".reason span:last-child").textContent = reason;
  const files = filesOf(members);
  at(".files .name").textContent = word("many.files", { n: files.length });
  at(".files ul").append(...files.slice(0, mostFiles).map(([path, n]) =>
    element("li", {}, element("code", { dir: "ltr" }, brief(string(path))), ` \u00b7 ${word("many.texts", { n })}`)));
  if (files.length > mostFiles) at(".files ul").append(element("li", {}, word("many.files.more", { n: files.length - mostFiles })));
  fillMembers(at(".members"), card);
  showDecision(card);
  return card;
}
