package io.avrodyne.benchmarks.harness.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The content of the report as the JSON that the page's script shows. */
final class PageData {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Page page;

  private PageData(Page page) {
    this.page = page;
  }

  static JsonNode of(Page page) {
    return new PageData(page).data();
  }

  private ObjectNode data() {
    ObjectNode baseline = JSON.objectNode();
    page.baseline().scores().forEach((key, score) -> baseline.set(key, score(score)));
    return JSON.objectNode()
        .putPOJO("experiments", page.experiments().stream().map(PageData::experiment).toList())
        .putPOJO("sections", page.sections().stream().map(this::section).toList())
        .putPOJO("environment", page.environment().rows())
        .putPOJO("libraries", page.libraries().rows())
        .putPOJO("notes", page.notes())
        .putPOJO("method", Page.METHOD)
        .put("command", page.command())
        .set("baseline", baseline);
  }

  private static ObjectNode experiment(FigureTable experiment) {
    return table(experiment.table(), experiment.remark()).put("title", experiment.title());
  }

  private static ObjectNode table(Table table, String remark) {
    return JSON.objectNode()
        .put("remark", remark)
        .put("textColumns", table.textColumns())
        .putPOJO("header", table.header())
        .putPOJO("rows", table.rows());
  }

  private ObjectNode section(Section section) {
    Verdict verdict = Verdict.of(section);
    ObjectNode data =
        JSON.objectNode()
            .put("id", section.slug())
            .put("title", section.title())
            .put("unit", section.unit())
            .put("direction", section.direction())
            .put("higherIsBetter", section.higherIsBetter())
            .put("sentence", section.sentence().orElse(""))
            .put("outcome", verdict.outcome().toString())
            .put("verdict", verdict.sentence())
            .put("floors", verdict.floors().orElse(""))
            .putPOJO(
                "tracks", section.rankings().stream().map(each -> ranking(section, each)).toList());
    section
        .published()
        .ifPresent(each -> data.set("published", table(each.table(), each.remark())));
    return data.putPOJO("absences", section.absences().stream().map(PageData::absence).toList());
  }

  private static ObjectNode absence(Absence absence) {
    return JSON.objectNode()
        .put("name", absence.name())
        .put("operations", absence.operationTitles())
        .put("reason", absence.reason());
  }

  private ObjectNode ranking(Section section, Ranking ranking) {
    return JSON.objectNode()
        .put("name", ranking.track().toString())
        .put("title", ranking.track().title())
        .put("shareTitle", ranking.isFloor() ? "Avrodyne at" : "%")
        .putPOJO(
            "operations",
            ranking.operations().stream().map(each -> operation(ranking, each)).toList())
        .putPOJO("rows", ranking.rows().stream().map(each -> row(section, ranking, each)).toList());
  }

  private static ObjectNode operation(Ranking ranking, String operation) {
    return JSON.objectNode()
        .put("name", operation)
        .put("title", Operation.title(operation))
        .put("charted", SvgChart.charted(ranking).contains(operation))
        .put("allocation", ranking.allocations().contains(operation))
        .put("allocationCharted", SvgChart.chartedAllocations(ranking).contains(operation));
  }

  private ObjectNode row(Section section, Ranking ranking, Row row) {
    ObjectNode cells = JSON.objectNode();
    for (String operation : ranking.operations()) {
      row.cell(operation)
          .ifPresent(cell -> cells.set(operation, cell(section, ranking, row, cell)));
      if (section.isAbsent(row.contender(), operation) && row.cell(operation).isEmpty()) {
        cells.set(operation, JSON.objectNode().put("failed", true));
      }
    }
    return JSON.objectNode()
        .put("name", row.name())
        .put("colour", ContenderStyle.colour(row.contender()))
        .put("own", row.isOwn())
        .put("wire", RankingTable.size(row.description().wireBytes()))
        .put("gzip", RankingTable.size(row.description().gzipBytes()))
        .putPOJO("notes", page.notesOf(row))
        .set("cells", cells);
  }

  private static ObjectNode cell(
      Section section, Ranking ranking, Row row, Measurement measurement) {
    String operation = measurement.subject().operation();
    return score(measurement.score())
        .put("key", measurement.key())
        .put("text", measurement.score().text())
        .put("share", RankingTable.share(section, ranking, row, operation))
        .put("bytes", RankingTable.allocation(row, operation));
  }

  private static ObjectNode score(Score score) {
    return JSON.objectNode()
        .put("value", score.value())
        .put("error", score.margin())
        .put("unit", score.unit());
  }
}
