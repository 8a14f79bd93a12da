// What a page gains from a script, and nothing that it needs one for: the suggestions become a combobox with a
// listbox (WAI-ARIA 1.2, list autocomplete), the type-ahead links fill the box, and history holds a step for each
// search instead of one for each keystroke. Without htmx the box still works as a form and only this is left out.

const box = document.getElementById("q");
const form = document.getElementById("search");
const panel = document.getElementById("suggest");
const status = document.getElementById("suggest-status");
const instant = "htmx" in window;

// The query that the reader typed; arrows put a row's query into the box and Escape puts this back.
let typed = box ? box.value : "";
let active = null;
// Whether the newest history entry was made by typing: then more typing replaces it.
let typing = false;
let announcement = 0;

const rows = () => [...panel.querySelectorAll("a.suggestion")];
const isOpen = () => box.getAttribute("aria-expanded") === "true";

function open() {
  form.classList.remove("is-shut");
  form.classList.add("is-open");
  box.setAttribute("aria-expanded", "true");
}

function close() {
  activate(null);
  form.classList.remove("is-open");
  form.classList.add("is-shut");
  box.setAttribute("aria-expanded", "false");
}

// After each swap: roles that only a script can keep true.
function dress() {
  const list = panel.querySelector("#suggestions");
  if (!list) return;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  rows().forEach((row, index) => {
    row.id = "s-" + (index + 1);
    row.setAttribute("role", "option");
    row.setAttribute("aria-selected", "false");
    row.tabIndex = -1;
  });
  panel.querySelectorAll(".rail a, .rail button, .suggest-foot a").forEach((control) => (control.tabIndex = -1));
  // The row whose query stands in the box is gone: what the reader typed comes back.
  if (active) box.value = typed;
  active = null;
  box.removeAttribute("aria-activedescendant");
}

function activate(row) {
  if (active) active.setAttribute("aria-selected", "false");
  active = row;
  if (!row) return box.removeAttribute("aria-activedescendant");
  row.setAttribute("aria-selected", "true");
  box.setAttribute("aria-activedescendant", row.id);
  row.scrollIntoView({ block: "nearest" });
}

function move(step) {
  const all = rows();
  if (!all.length) return;
  const position = active ? all.indexOf(active) + step : step > 0 ? 0 : all.length - 1;
  activate(all[position] ?? null);
  box.value = active?.querySelector(".inverted")?.textContent ?? typed;
}

// Says the number of rows once typing pauses, so that a screen reader is not talked over.
function announce() {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    if (isOpen()) status.textContent = panel.querySelector("#suggestions")?.dataset.status ?? "";
  }, 600);
}

function fill(text) {
  box.value = typed = text;
  box.focus();
  box.setSelectionRange(text.length, text.length);
  open();
  htmx.trigger(box, "suggest");
}

function onKey(event) {
  if (event.isComposing || event.keyCode === 229) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    if (event.altKey) return event.key === "ArrowDown" ? open() : close();
    if (!isOpen()) open();
    move(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Enter" && active) {
    event.preventDefault();
    const chosen = active;
    const aside = event.ctrlKey || event.metaKey;
    if (aside) return void window.open(chosen.href, "_blank", "noopener");
    if (event.shiftKey) return void window.open(chosen.href, "_blank", "noopener,popup");
    close();
    chosen.click();
  } else if (event.key === "Escape") {
    event.preventDefault();
    if (active) box.value = typed;
    else if (!isOpen()) box.value = typed = "";
    close();
  } else if (event.key === "Tab") {
    close();
  }
}

function dressBox() {
  for (const [name, value] of Object.entries({
    role: "combobox", "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-controls": "suggestions",
  })) box.setAttribute(name, value);
  form.classList.add("is-shut");
  dress();
  box.addEventListener("focus", open);
  box.addEventListener("click", open);
  box.addEventListener("input", () => {
    typed = box.value;
    activate(null);
    open();
  });
  box.addEventListener("keydown", onKey);
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget)) close();
  });
  form.addEventListener("submit", close);
  // The box keeps the focus while a row or a control is pressed; links still open on release.
  panel.addEventListener("pointerdown", (event) => event.preventDefault());
  panel.addEventListener("click", (event) => {
    const control = event.target.closest("[data-type-ahead]");
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    fill(control.dataset.typeAhead);
  });
  document.querySelector(".search-cancel")?.addEventListener("click", (event) => {
    event.preventDefault();
    close();
    box.blur();
  });
}

// htmx would ask while an input method is composing; what it types then is no query yet.
document.addEventListener("htmx:confirm", (event) => {
  if (event.detail.triggeringEvent?.isComposing) event.preventDefault();
});

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.target.id === "suggest") {
    dress();
    announce();
  }
});

// A request that gets no answer at all says so, until one for the same part of the page does.
const notice = document.getElementById("notice");
let unanswered = "";
for (const name of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(name, (event) => {
    notice.textContent = notice.dataset.offline;
    unanswered = event.detail.target.id;
  });
}
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id === unanswered) notice.textContent = "";
});

// Typing makes one step in the history, not one for each letter; the same search twice makes none.
document.addEventListener("htmx:beforeHistoryUpdate", (event) => {
  const { history, requestConfig } = event.detail;
  const isTyped = requestConfig?.triggeringEvent?.type === "input";
  if ((isTyped && typing) || history.path === location.pathname + location.search) history.type = "replace";
  typing = isTyped;
});

// A link inside the part that was swapped is gone with its focus: reading goes on at the results.
document.addEventListener("htmx:afterSettle", (event) => {
  const source = event.detail.requestConfig?.elt;
  if (event.detail.target?.tagName === "MAIN" && source?.closest && !document.contains(source)) {
    document.getElementById("results")?.focus({ preventScroll: true });
  }
});

// A page that waits for another at its own address looks for it, and gives way once it is there.
const waiting = document.querySelector("main[data-waits]");

async function lookAgain() {
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer && answer.status !== 503) location.reload();
  else setTimeout(lookAgain, waiting.dataset.waits);
}

if (waiting) setTimeout(lookAgain, waiting.dataset.waits);

// A picture that cannot be loaded gives way to the drawing that stands where a record has none.
const pictures = ".card-media img, .product img";

function miss(picture) {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  icon.setAttribute("class", "icon");
  use.setAttribute("href", "#i-picture");
  icon.append(use);
  if (picture.alt) {
    icon.setAttribute("role", "img");
    icon.setAttribute("aria-label", picture.alt);
  } else {
    icon.setAttribute("aria-hidden", "true");
  }
  let place = picture.closest(".card-media");
  if (place) {
    picture.replaceWith(icon);
  } else {
    place = document.createElement("span");
    place.append(icon);
    picture.replaceWith(place);
  }
  place.classList.add("missing");
}

// Errors of pictures do not bubble.
document.addEventListener("error", (event) => event.target.matches?.(pictures) && miss(event.target), true);
// Those that failed before this module ran: a drawing may have no size of its own, so its decoding decides.
for (const picture of document.querySelectorAll(pictures)) {
  if (picture.complete && !picture.naturalWidth) picture.decode().catch(() => picture.isConnected && miss(picture));
}

if (instant && box && form && panel) dressBox();
