/** The findings of the list, all its pages, that have no decision and are not left out. */
const openShown = () => Array.from(view.shown.filter((i) => decided[i] === 0 && !unticked.has(i)));

/** Asks whether the suggestions of all that is shown are accepted. */
function askAcceptAll() {
  const open = openShown(), takers = takersOf(open, "accept");
  if (!takers.length) return say(word("accept.all.none"));
  openDialog("accept", null, () => {
    const causes = word("causes", { n: causesOf(takers) }), left = open.length - takers.length;
    byId("accept-for").textContent = word("accept.all.for", { n: takers.length, causes });
    byId("accept-left").textContent = left ? word("accept.all.left", { n: left }) : "";
  }, takers);
}

/** Asks for the reason why all that is shown is ignored. */
function askIgnoreAll() {
  const takers = takersOf(openShown(), "ignore");
  if (!takers.length) return say(word("ignore.all.none"));
  askReason(null, takers);
}

function saveAll() {
  byId("accept-dialog").close();
  decideShown(askedFor, "accept", {});
}

/** Decides findings on any page of the list in one step. */
function decideShown(findings, decision, values) {
  decideAll(findings, decision, values, writableTranslations);
  for (const card of drawnCards()) showDecision(card);
  afterChange();
  say(word("said.decided", { what: word(`done.${decision}`), n: unsaved.size }));
  list.focus();
}

/** Goes to the next card with something to decide, behind the one that had the focus, from the end to the beginning. */
function goToOpen() {
  const n = view.firsts.length, start = lastFinding < 0 ? -1 : placeOfFinding(lastFinding);
  for (let step = 1; step <= n; step++) {
    const place = (start + step) % n;
    if (!membersAt(place).some((i) => decided[i] === 0)) continue;
    const number = Math.floor(place / pageSize);
    if (number !== pageNumber) draw(number);
    return drawnCards()[place - number * pageSize].focus();
  }
  say(word("said.noOpen"));
}
