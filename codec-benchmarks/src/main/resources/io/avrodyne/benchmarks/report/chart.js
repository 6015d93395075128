"use strict";

/** Makes an element. Text goes in as text nodes only, so names cannot become markup. */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** Maps scores to shares of the width, linearly from zero or from the power of ten below all. */
function scaleOf(cells, logarithmic) {
  const largest = Math.max(...cells.map(cell => cell.value + cell.error));
  if (!logarithmic) {
    return value => Math.max(0, value) / largest;
  }
  const smallest = Math.min(...cells.map(cell => cell.value));
  const from = Math.ceil(Math.log10(smallest)) - 1;
  const width = Math.log10(largest) - from;
  return value => value <= 0 ? 0 : Math.max(0, (Math.log10(value) - from) / width);
}

function percent(share) {
  return (100 * Math.min(1, share)).toFixed(3) + "%";
}

function barOf(row, cell, scale) {
  const bar = element("div", {class: "bar"});
  bar.style.width = percent(scale(cell.value));
  bar.style.background = row.colour;
  const track = element("div", {class: "track"}, bar);
  if (cell.error > 0) {
    const from = scale(cell.value - cell.error);
    const whisker = element("div", {class: "whisker"});
    whisker.style.left = percent(from);
    whisker.style.width = percent(scale(cell.value + cell.error) - from);
    track.append(whisker);
  }
  return element("div", {class: row.own ? "bar-row own" : "bar-row"},
      element("span", {class: "name"}, row.name), track,
      element("span", {class: "value"}, cell.text));
}

/** Draws one operation, the best first. The table has the same figures for screen readers. */
function chartOf(section, operation, rows, logarithmic) {
  const measured = rows.filter(row => row.cells[operation.name]?.value !== undefined);
  const cells = measured.map(row => row.cells[operation.name]);
  const scale = scaleOf(cells, logarithmic);
  const sign = section.higherIsBetter ? -1 : 1;
  const sorted = measured.slice().sort(
      (a, b) => sign * (a.cells[operation.name].value - b.cells[operation.name].value));
  const bars = sorted.map(row => barOf(row, row.cells[operation.name], scale));
  const heading = `${operation.title}, ${section.unit} (${section.direction}`
      + (logarithmic ? ", log scale)" : ")");
  return element("div", {class: "chart"}, element("h4", {}, heading),
      element("div", {class: "bars", "aria-hidden": "true"}, ...bars));
}
