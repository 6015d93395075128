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
  const largest = Math.max(1e-9, ...cells.map(cell => cell.value + cell.error));
  if (!logarithmic) {
    return value => Math.max(0, value) / largest;
  }
  const smallest = Math.min(largest, ...cells.map(cell => cell.value).filter(value => value > 0));
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

/** Draws bars, the best first. The table has the same figures for screen readers. */
function barsOf(heading, bars, higherIsBetter, logarithmic) {
  const scale = scaleOf(bars.map(bar => bar.cell), logarithmic);
  const sign = higherIsBetter ? -1 : 1;
  const sorted = bars.slice().sort((a, b) => sign * (a.cell.value - b.cell.value));
  const direction = (higherIsBetter ? "higher" : "lower") + " is better";
  const text = `${heading} (${direction}` + (logarithmic ? ", log scale)" : ")");
  return element("div", {class: "chart"}, element("h4", {}, text),
      element("div", {class: "bars", "aria-hidden": "true"},
          ...sorted.map(bar => barOf(bar.row, bar.cell, scale))));
}

/** Draws the scores of one operation. */
function chartOf(section, operation, rows, logarithmic) {
  const bars = rows.filter(row => row.cells[operation.name]?.value !== undefined)
      .map(row => ({row, cell: row.cells[operation.name]}));
  const heading = `${operation.title}, ${section.unit}`;
  return barsOf(heading, bars, section.higherIsBetter, logarithmic);
}

/** Draws the memory that one operation allocates. */
function allocationOf(operation, rows, logarithmic) {
  const bars = rows.map(row => ({row, text: row.cells[operation.name]?.bytes ?? ""}))
      .filter(bar => bar.text !== "")
      .map(({row, text}) => ({row, cell: {value: Number(text), error: 0, text}}));
  return barsOf(`${operation.title}, B/op`, bars, false, logarithmic);
}
