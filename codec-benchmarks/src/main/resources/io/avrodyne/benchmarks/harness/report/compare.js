
/** Returns the name that a measurement has in every run, as the report's writer builds it. */
function keyOf(run) {
  const parameters = Object.entries(run.params || {})
      .sort((a, b) => a[0] < b[0] ? -1 : 1)
      .map(([name, value]) => `|${name}=${value}`);
  return `${run.benchmark}|${run.mode}${parameters.join("")}`;
}

/** Reads the scores of a results.json. JMH writes an error that it cannot compute as "NaN". */
function scoresOf(runs) {
  const scores = {};
  for (const run of runs) {
    const metric = run.primaryMetric;
    const error = Number(metric.scoreError);
    scores[keyOf(run)] = {
      value: metric.score, error: Number.isNaN(error) ? 0 : error, unit: metric.scoreUnit,
    };
  }
  return scores;
}

/** Returns the change in speed in percent, or null if the earlier run has no such score. */
function changeOf(section, cell, earlier) {
  const before = earlier[cell.key];
  if (!before || before.unit !== cell.unit) {
    return null;
  }
  const ratio = section.higherIsBetter ? cell.value / before.value : before.value / cell.value;
  const overlap = Math.abs(cell.value - before.value) <= cell.error + before.error;
  return {percent: 100 * (ratio - 1), overlap};
}

function changeCell(change) {
  if (!change) {
    return element("td", {class: "change"});
  }
  const sign = change.percent > 0 ? "better" : "worse";
  const text = (change.percent > 0 ? "+" : "") + change.percent.toFixed(1);
  return element("td", {
    class: "change " + (change.overlap ? "unchanged" : sign),
    title: change.overlap ? "the intervals overlap" : "the intervals do not overlap",
  }, change.overlap ? `(${text})` : text);
}
