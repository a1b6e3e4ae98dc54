/** The view as an address, so that a link opens it. */
function address(withPage = true) {
  const parts = new URLSearchParams();
  if (byId("search").value) parts.set("search", byId("search").value);
  for (const made of facets) if (made.chosen >= 0) parts.set(made.name, made.link(made.values[made.chosen]));
  if (byId("group").value !== "rule") parts.set("group", byId("group").value);
  if (!byId("merge").checked) parts.set("merge", "no");
  if (byId("audience").value !== "writers") parts.set("for", byId("audience").value);
  if (showsDevelopers) parts.set("developers", "yes");
  if (withPage && pageNumber > 0) parts.set("page", String(pageNumber + 1));
  return parts.toString();
}

/** The address of a card in this view. */
function linkTo(i) {
  const view = address(false);
  return `${view ? `${view}&` : ""}card=${fingerprintOf(i)}`;
}

/** The finding of the card that had the focus last; -1 for none. */
let lastFinding = -1;

/** Puts the view and the place in the address, which opens both again. */
function keepAddress() {
  try {
    history.replaceState(null, "", `#${lastFinding < 0 ? address() : linkTo(lastFinding)}`);
  } catch {
    // Some browsers refuse this for a file; the page works without.
  }
}

let announcing = 0;
/** Shows what the filters now leave. */
function changed() {
  lastFinding = -1;
  filter();
  arrange();
  draw(0);
  keepAddress();
  clearTimeout(announcing);
  announcing = setTimeout(() => say(word("results", { n: view.firsts.length })), 400);
}

function clearFilters() {
  byId("search").value = "";
  for (const made of facets) {
    made.chosen = -1;
    made.select.value = "";
  }
}

/** Shows the view and the card that the address names. */
function follow() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const isView = Array.from(parts.keys()).some((name) => name !== "card");
  if (isView) {
    clearFilters();
    byId("search").value = parts.get("search") ?? "";
    for (const made of facets) {
      const wanted = parts.get(made.name);
      if (wanted === null) continue;
      made.chosen = made.values.findIndex((value) => made.link(value) === wanted);
      made.select.value = made.chosen < 0 ? "" : String(made.chosen);
    }
    byId("group").value = Object.hasOwn(groupings, parts.get("group")) ? parts.get("group") : "rule";
    byId("merge").checked = parts.get("merge") !== "no";
    byId("audience").value = parts.get("for") === "all" ? "all" : "writers";
    showsDevelopers = parts.get("developers") === "yes";
  }
  filter();
  arrange();
  draw(Number(parts.get("page") ?? 1) - 1 || 0);
  if (parts.has("card")) showCard(findingOf(parts.get("card")));
  return isView;
}

/** Draws the page that holds the card of a finding, and goes to it. */
function showCard(finding) {
  if (finding < 0) return say(word("said.gone"));
  if (placeOfFinding(finding) < 0) {
    if (isForDevelopers(finding)) showsDevelopers = true;
    arrange();
  }
  if (placeOfFinding(finding) < 0) {
    clearFilters();
    filter();
    arrange();
    say(word("said.moved"));
  }
  draw(Math.floor(placeOfFinding(finding) / pageSize));
  drawnCards().find((card) => card.members.includes(finding))?.focus();
}

/** Goes to the card before or behind another, on another page where it must. */
function goTo(card, step, isAfterDecision = false) {
  const cards = drawnCards(), next = cards[cards.indexOf(card) + step];
  if (next) return next.focus();
  const page = pageNumber + step;
  if (page >= 0 && page * pageSize < view.firsts.length) {
    draw(page);
    keepAddress();
    const drawn = drawnCards();
    return (step > 0 ? drawn[0] : drawn[drawn.length - 1])?.focus();
  }
  card.focus();
  if (!isAfterDecision) say(word(step > 0 ? "said.end" : "said.start"));
}

const acts = {
  accept: (card) => decide(card, "accept"),
  write: (card) => askText(card),
  ignore: (card) => askReason(card),
  unsure: (card) => askQuestion(card),
  undo: (card) => undoCard(card),
};
const keyActs = { a: "accept", e: "write", i: "ignore", c: "unsure" };
const refusals = { accept: "said.noFix", write: "said.noWrite", ignore: "said.noIgnore" };

/** The card that a key is for: the one with the focus, or the one that had it last. */
function keyCard(target) {
  const card = target.closest(".card");
  if (card) return card;
  return lastFinding < 0 ? undefined : drawnCards().find((one) => one.members.includes(lastFinding));
}

/** Single keys, wherever the focus is but where a key writes or chooses. */
function pressed(event) {
  if (!byId("keys-on").checked || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("dialog, input:not([type=checkbox]), select, textarea")) return;
  const own = event.target.closest(".card"), card = keyCard(event.target), key = event.key;
  if (key === "j" || key === "k") {
    if (card) goTo(card, key === "j" ? 1 : -1);
    else drawnCards()[0]?.focus();
  } else if (key === "n") {
    goToOpen();
  } else if (Object.hasOwn(keyActs, key) && own) {
    const act = own.querySelector(`[data-act=${keyActs[key]}]`);
    // A card that is decided has to be undone first.
    if (act && !act.hidden) acts[keyActs[key]](own);
    else if (!own.classList.contains("is-done") && refusals[keyActs[key]]) say(word(refusals[keyActs[key]]));
  } else if (key === "l" && canListen) {
    if (card) listenToCard(card);
  } else if (key === "u") {
    if (own?.classList.contains("is-done")) undoCard(own);
    else undoLast();
  } else if (key === "/") {
    byId("filter-box").open = true;
    byId("search").focus();
  } else if (key === "?") {
    byId("help-dialog").showModal();
  } else {
    return;
  }
  event.preventDefault();
}

/** Findings by language and rule; each number leads to its findings. */
function fillMatrix(body) {
  const byRule = facets.find((made) => made.name === "rule"), byLocale = facets.find((made) => made.name === "locale");
  const cells = new Map();
  for (let i = 0; i < total; i++) {
    const cell = byLocale.dense[i] * byRule.values.length + byRule.dense[i];
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  const columns = byRule.options.map(([number]) => number);
  const head = element("tr", {}, element("th", { scope: "col" }, word("column.locale")));
  for (const column of columns) head.append(element("th", { scope: "col", class: "number" }, rules[byRule.values[column]].id));
  const rows = element("tbody");
  for (const [number, , name] of byLocale.options) {
    const row = element("tr", {}, element("th", { scope: "row" }, name));
    for (const column of columns) {
      const count = cells.get(number * byRule.values.length + column);
      const cell = element("td", { class: "number" });
      if (count) {
        const view = new URLSearchParams({ locale: strings[byLocale.values[number]], rule: rules[byRule.values[column]].id });
        cell.append(element("a", { href: `#${view}` }, numbers.format(count)));
      }
      row.append(cell);
    }
    rows.append(row);
  }
  const caption = word("matrix");
  body.append(element("p", { class: "hint" }, word("matrix.hint")),
    element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": caption },
      element("table", {}, element("caption", { class: "hidden-text" }, caption), element("thead", {}, head), rows)));
}

function start() {
  for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;
  document.documentElement.classList.add("scripted");
  makeFacets();
  makeDialogs();
  makeListening();
  recall();
  const isView = follow();
  afterChange();
  // On a narrow screen the labels come first.
  byId("filter-box").open = matchMedia("(min-width: 60rem)").matches;
  const search = byId("search");
  search.addEventListener("input", changed);
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("group").addEventListener("change", changed);
  byId("merge").addEventListener("change", changed);
  byId("audience").addEventListener("change", changed);
  byId("developers").addEventListener("click", () => {
    showsDevelopers = !showsDevelopers;
    const first = showsDevelopers ? view.firsts.length : -1;
    arrange();
    draw(first < 0 ? 0 : Math.floor(first / pageSize));
    keepAddress();
    if (first >= 0) drawnCards()[first % pageSize]?.focus();
    else byId("developers").focus();
  });
  byId("accept-all").addEventListener("click", askAcceptAll);
  byId("ignore-all").addEventListener("click", askIgnoreAll);
  byId("next-open").addEventListener("click", goToOpen);
  byId("compare").addEventListener("click", () => openDialog("compare", null, () => { byId("compare-answer").textContent = ""; }));
  byId("reset").addEventListener("click", () => { clearFilters(); changed(); search.focus(); });
  const turn = (step) => () => {
    lastFinding = -1;
    draw(pageNumber + step);
    keepAddress();
    list.focus();
    list.scrollIntoView();
  };
  byId("previous").addEventListener("click", turn(-1));
  byId("next").addEventListener("click", turn(1));
  addEventListener("keydown", pressed);
  list.addEventListener("focusin", (event) => {
    const card = event.target.closest(".card");
    if (!card || lastFinding === card.members[0]) return;
    lastFinding = card.members[0];
    keepAddress();
  });
  list.addEventListener("click", (event) => {
    const act = event.target.closest("[data-act]");
    if (act) acts[act.dataset.act](act.closest(".card"));
  });
  byId("undo").addEventListener("click", undoLast);
  byId("save").addEventListener("click", askSave);
  byId("help").addEventListener("click", () => byId("help-dialog").showModal());
  addEventListener("hashchange", () => {
    // The link that skips to the list names no view.
    if (location.hash.includes("=") && follow() && !location.hash.includes("card=")) list.focus();
  });
  addEventListener("beforeprint", beforePrint);
  addEventListener("afterprint", afterPrint);
  addEventListener("pagehide", keep);
  addEventListener("beforeunload", (event) => { if (unsaved.size) event.preventDefault(); });
  const matrix = byId("matrix");
  if (matrix) disclose(matrix, matrix.querySelector("summary").textContent, fillMatrix);
  if (isView && !location.hash.includes("card=")) list.focus();
  if ("requestIdleCallback" in window) requestIdleCallback(foldSome);
}

start();
