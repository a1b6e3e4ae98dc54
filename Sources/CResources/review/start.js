/** The view as an address, so that a link opens it. */
function address() {
  const parts = new URLSearchParams();
  if (byId("search").value) parts.set("search", byId("search").value);
  for (const made of facets) if (made.chosen >= 0) parts.set(made.name, made.link(made.values[made.chosen]));
  if (byId("group").value !== "rule") parts.set("group", byId("group").value);
  if (!byId("merge").checked) parts.set("merge", "no");
  if (pageNumber > 0) parts.set("page", String(pageNumber + 1));
  return parts.toString();
}

function keepAddress() {
  try {
    history.replaceState(null, "", `#${address()}`);
  } catch {
    // Some browsers refuse this for a file; the page works without.
  }
}

let announcing = 0;
/** Shows what the filters now leave. */
function changed() {
  filter();
  arrange();
  draw(0);
  keepAddress();
  clearTimeout(announcing);
  announcing = setTimeout(() => say(word("results", { n: view.items.length })), 400);
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
  }
  filter();
  arrange();
  draw(Number(parts.get("page") ?? 1) - 1 || 0);
  if (parts.has("card")) showCard(findingOf(parts.get("card")));
  return isView;
}

/** Draws the page that holds the card of a finding, and goes to it. */
function showCard(finding) {
  if (finding < 0) return;
  const cardOf = (i) => (byId("merge").checked ? mergedItems()[i] : i);
  const find = () => view.items.findIndex((item) => cardOf(item) === cardOf(finding));
  let place = find();
  if (place < 0) {
    clearFilters();
    filter();
    arrange();
    place = find();
    say(word("said.moved"));
  }
  draw(Math.floor(place / pageSize));
  drawnCards().find((card) => card.members.includes(finding))?.focus();
}

/** Goes to the card before or behind another, on another page where it must. */
function goTo(card, step, isAfterDecision = false) {
  const cards = drawnCards(), next = cards[cards.indexOf(card) + step];
  if (next) return next.focus();
  const page = pageNumber + step;
  if (page >= 0 && page * pageSize < view.items.length) {
    draw(page);
    keepAddress();
    const drawn = drawnCards();
    return (step > 0 ? drawn[0] : drawn[drawn.length - 1])?.focus();
  }
  card.focus();
  if (!isAfterDecision) say(word(step > 0 ? "said.end" : "said.start"));
}

const acts = {
  accept: (card) => (found.title[card.members[0]] < 0 ? say(word("said.noFix")) : decide(card, "accept")),
  write: (card) => askText(card),
  ignore: (card) => (rules[found.rule[card.members[0]]].ignorable ? askReason(card) : say(word("said.noIgnore"))),
  unsure: (card) => askQuestion(card),
  undo: (card) => undoCard(card),
};
const keyActs = { a: "accept", e: "write", i: "ignore", c: "unsure" };

/** Single keys, only while the list has the focus. */
function pressed(event) {
  if (!byId("keys-on").checked || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea")) return;
  const card = event.target.closest(".card"), key = event.key;
  if (key === "j" || key === "k") {
    if (card) goTo(card, key === "j" ? 1 : -1);
    else drawnCards()[0]?.focus();
  } else if (Object.hasOwn(keyActs, key) && card) {
    const act = card.querySelector(`[data-act=${keyActs[key]}]`);
    // A card that is decided has to be undone first.
    if (act && !card.classList.contains("is-done")) acts[keyActs[key]](card);
  } else if (key === "u") {
    if (card?.classList.contains("is-done")) undoCard(card);
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

let openBefore = [];
function beforePrint() {
  openBefore = [pageNumber, document.activeElement];
  draw(0, printSize);
  for (const details of document.querySelectorAll("details")) {
    if (!details.hidden) details.fill?.();
    details.open = true;
  }
}
function afterPrint() {
  for (const details of document.querySelectorAll("details:not(#filter-box)")) details.open = false;
  draw(openBefore[0]);
}

function start() {
  for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;
  document.documentElement.classList.add("scripted");
  makeFacets();
  makeDialogs();
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
  byId("reset").addEventListener("click", () => { clearFilters(); changed(); search.focus(); });
  const turn = (step) => () => {
    draw(pageNumber + step);
    keepAddress();
    list.focus();
    list.scrollIntoView();
  };
  byId("previous").addEventListener("click", turn(-1));
  byId("next").addEventListener("click", turn(1));
  list.addEventListener("keydown", pressed);
  list.addEventListener("click", (event) => {
    const act = event.target.closest("[data-act]");
    if (act) acts[act.dataset.act](act.closest(".card"));
  });
  byId("undo").addEventListener("click", undoLast);
  byId("save").addEventListener("click", askSave);
  byId("help").addEventListener("click", () => byId("help-dialog").showModal());
  addEventListener("hashchange", () => {
    // The link that skips to the list names no view.
    if (location.hash.includes("=") && follow()) list.focus();
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
