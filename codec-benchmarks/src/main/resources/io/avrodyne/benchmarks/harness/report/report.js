
const data = JSON.parse(document.getElementById("data").textContent);
const controls = document.getElementById("controls");
const hiddenTracks = new Set();
let earlier = data.baseline;

function byId(id) {
  return document.getElementById(id);
}

function choices() {
  return {
    logarithmic: controls.elements.scale.value === "log",
    operation: byId("operation").value,
    contender: byId("contender").value.trim().toLowerCase(),
  };
}

function notesOf(row) {
  const links = row.notes.map(note => element("a", {href: `#note-${note}`}, String(note)));
  return element("td", {}, ...links.flatMap((link, i) => i === 0 ? [link] : [", ", link]));
}

function headerOf(track, operations, compared) {
  const titles = ["contender"];
  for (const operation of operations) {
    titles.push(operation.title, track.shareTitle);
    if (compared) {
      titles.push("Δ %");
    }
  }
  titles.push(...operations.filter(each => each.allocation).map(each => `${each.title} B/op`));
  titles.push("wire B", "gzip B", "notes");
  return element("tr", {}, ...titles.map(title => element("th", {scope: "col"}, title)));
}

function cellsOf(section, row, operation, compared) {
  const cell = row.cells[operation.name];
  const measured = cell !== undefined && !cell.failed;
  const cells = [
    cell?.failed ? element("td", {class: "failed"}, "failed")
        : element("td", {}, measured ? cell.text : ""),
    element("td", {}, measured ? cell.share : ""),
  ];
  if (compared) {
    cells.push(changeCell(measured ? changeOf(section, cell, earlier) : null));
  }
  return cells;
}

function rowOf(section, row, operations, compared) {
  const swatch = element("span", {class: "swatch"});
  swatch.style.background = row.colour;
  const bytes = operations.filter(each => each.allocation)
      .map(each => element("td", {}, row.cells[each.name]?.bytes ?? ""));
  return element("tr", row.own ? {class: "own"} : {},
      element("th", {scope: "row"}, swatch, row.name),
      ...operations.flatMap(each => cellsOf(section, row, each, compared)),
      ...bytes,
      element("td", {}, row.wire), element("td", {}, row.gzip), notesOf(row));
}

function tableOf(section, track, operations, rows) {
  const compared = Object.keys(earlier).length > 0;
  const table = element("table", {},
      element("caption", {},
          `${section.title}, ${track.name}: scores in ${section.unit}, ${section.direction}`),
      element("thead", {}, headerOf(track, operations, compared)),
      element("tbody", {}, ...rows.map(row => rowOf(section, row, operations, compared))));
  const label = `Scores of ${section.title}, ${track.name}`;
  return element("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": label}, table);
}

function trackOf(section, track, chosen) {
  const operations = track.operations.filter(
      each => chosen.operation === "" || each.name === chosen.operation);
  const rows = track.rows.filter(row => row.name.toLowerCase().includes(chosen.contender));
  if (hiddenTracks.has(track.name) || operations.length === 0 || rows.length === 0) {
    return null;
  }
  const charts = operations
      .filter(each => each.charted || chosen.operation !== "")
      .filter(each => rows.some(row => row.cells[each.name]?.value !== undefined))
      .map(each => chartOf(section, each, rows, chosen.logarithmic));
  const allocations = operations
      .filter(each => each.allocationCharted && rows.some(row => row.cells[each.name]?.bytes))
      .map(each => allocationOf(each, rows, chosen.logarithmic));
  return element("div", {class: "ranking", "data-track": track.name},
      element("h3", {}, track.title),
      element("div", {class: "charts"}, ...charts, ...allocations),
      tableOf(section, track, operations, rows));
}

function absencesOf(section, chosen) {
  const absences = section.absences.filter(
      each => each.name.toLowerCase().includes(chosen.contender));
  if (absences.length === 0) {
    return null;
  }
  const rows = absences.map(each => element("tr", {},
      element("th", {scope: "row"}, each.name),
      element("td", {}, each.operations || "all operations"),
      element("td", {class: "failed"}, each.reason)));
  return element("div", {},
      element("h3", {}, "Without a result"),
      element("div", {class: "scroll"},
          element("table", {class: "plain absences"}, element("tbody", {}, ...rows))));
}

function sectionOf(section, chosen) {
  const parts = section.tracks.map(track => trackOf(section, track, chosen));
  parts.push(absencesOf(section, chosen));
  const shown = parts.filter(part => part !== null);
  const published = shown.length === 0 ? null : publishedOf(section);
  const made = element("section", {"aria-labelledby": section.id},
      element("h2", {id: section.id}, section.title),
      element("p", {}, section.verdict));
  for (const line of [section.floors, section.sentence].filter(text => text !== "")) {
    made.append(element("p", {class: "muted"}, line));
  }
  made.append(...shown, ...(published === null ? [] : [published]));
  made.hidden = shown.length === 0;
  return made;
}

function show() {
  const chosen = choices();
  byId("sections").replaceChildren(...data.sections.map(section => sectionOf(section, chosen)));
}

function plainTableOf({header, rows, textColumns}, label) {
  const cells = row => row.map((cell, i) =>
    i < textColumns ? element("th", {scope: "row"}, cell) : element("td", {}, cell));
  const table = element("table", {},
      element("thead", {}, element("tr", {},
          ...header.map(title => element("th", {scope: "col"}, title)))),
      element("tbody", {}, ...rows.map(row => element("tr", {}, ...cells(row)))));
  return element("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": label}, table);
}

function publishedOf(section) {
  if (section.published === undefined) {
    return null;
  }
  return element("div", {class: "published"},
      element("h3", {}, "Published elsewhere"),
      plainTableOf(section.published, `Published scores of ${section.title}`),
      element("p", {class: "muted"}, section.published.remark));
}

function experimentOf(experiment) {
  const title = `Experiment: ${experiment.title}`;
  return element("section", {}, element("h2", {}, title),
      plainTableOf(experiment, title),
      element("p", {class: "muted"}, experiment.remark));
}

function pairs(rows) {
  return element("table", {class: "plain"}, element("tbody", {}, ...rows.map(([name, value]) =>
    element("tr", {}, element("th", {scope: "row"}, name), element("td", {}, value)))));
}

function showOnce() {
  byId("summary").textContent = data.environment
      .filter(([name]) => ["CPU", "JDK", "date"].includes(name))
      .map(([, value]) => value).join(" · ");
  byId("verdict-list").append(...data.sections.map(section => element("li", {},
      element("span", {class: "outcome " + section.outcome.replace(" ", "-")}, section.outcome),
      element("a", {href: "#" + section.id}, section.title), ": " + section.verdict)));
  byId("experiments").append(...data.experiments.map(experimentOf));
  byId("notes").append(...data.notes.map(
      (note, i) => element("li", {id: `note-${i + 1}`}, note)));
  byId("method").append(...data.method.map(line => element("li", {}, line)));
  byId("environment").append(pairs(data.environment));
  byId("libraries").append(pairs(data.libraries));
  byId("command").textContent = data.command;
}

function addChoices() {
  const tracks = data.sections.flatMap(section => section.tracks);
  for (const name of new Set(tracks.map(track => track.name))) {
    const box = element("input", {type: "checkbox", name: "track", value: name});
    box.checked = true;
    box.addEventListener("change", () => {
      hiddenTracks[box.checked ? "delete" : "add"](name);
      show();
    });
    byId("tracks").append(element("label", {}, box, " " + name));
  }
  const operations = new Map(
      tracks.flatMap(track => track.operations).map(each => [each.name, each.title]));
  operations.forEach((title, name) =>
    byId("operation").append(element("option", {value: name}, title)));
}

function compareWith(scores, name) {
  earlier = scores;
  const keys = data.sections.flatMap(section => section.tracks).flatMap(track => track.rows)
      .flatMap(row => Object.values(row.cells)).filter(cell => cell.key in scores);
  byId("comparison").textContent = `Compared with ${name}: ${keys.length} scores are in both.`
      + " Δ is the change in speed; in brackets where the intervals overlap.";
  show();
}

async function compareWithFile(event) {
  const file = event.target.files[0];
  if (!file) {
    return;
  }
  try {
    compareWith(scoresOf(JSON.parse(await file.text())), file.name);
  } catch (error) {
    byId("comparison").textContent = `${file.name} is not a results.json: ${error.message}`;
  }
}

addChoices();
showOnce();
controls.addEventListener("submit", event => event.preventDefault());
controls.elements.scale.forEach(radio => radio.addEventListener("change", show));
byId("operation").addEventListener("change", show);
byId("contender").addEventListener("input", show);
byId("earlier").addEventListener("change", compareWithFile);
if (Object.keys(earlier).length > 0) {
  compareWith(earlier, "the earlier run");
} else {
  show();
}
