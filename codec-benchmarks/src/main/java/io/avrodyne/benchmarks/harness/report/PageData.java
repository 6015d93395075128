package io.avrodyne.benchmarks.harness.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

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
    ObjectNode data = JSON.objectNode();
    ArrayNode experiments = data.putArray("experiments");
    page.experiments().forEach(each -> experiments.add(experiment(each)));
    ArrayNode sections = data.putArray("sections");
    page.sections().forEach(section -> sections.add(section(section)));
    data.set("environment", rows(page.environment()));
    data.set("libraries", rows(page.libraries()));
    data.set("notes", texts(page.notes()));
    data.set("method", texts(Page.METHOD));
    data.put("command", page.command());
    data.set("baseline", baseline());
    return data;
  }

  private ObjectNode baseline() {
    ObjectNode baseline = JSON.objectNode();
    for (Map.Entry<String, Score> entry : page.baseline().scores().entrySet()) {
      baseline.set(entry.getKey(), score(entry.getValue()));
    }
    return baseline;
  }

  private static ObjectNode experiment(FigureTable experiment) {
    return table(experiment.table(), experiment.remark()).put("title", experiment.title());
  }

  private static ObjectNode table(Table table, String remark) {
    ObjectNode data = JSON.objectNode();
    data.put("remark", remark);
    data.put("textColumns", table.textColumns());
    data.set("header", texts(table.header()));
    data.set("rows", rows(table));
    return data;
  }

  private static ArrayNode rows(Table table) {
    ArrayNode rows = JSON.arrayNode();
    table.rows().forEach(row -> rows.add(texts(row)));
    return rows;
  }

  private ObjectNode section(Section section) {
    Verdict verdict = Verdict.of(section);
    ObjectNode data = JSON.objectNode();
    data.put("id", section.slug());
    data.put("title", section.title());
    data.put("unit", section.unit());
    data.put("direction", section.direction());
    data.put("higherIsBetter", section.higherIsBetter());
    data.put("sentence", section.sentence().orElse(""));
    data.put("outcome", verdict.outcome().toString());
    data.put("verdict", verdict.sentence());
    data.put("floors", verdict.floors().orElse(""));
    ArrayNode tracks = data.putArray("tracks");
    section.rankings().forEach(ranking -> tracks.add(ranking(section, ranking)));
    section
        .published()
        .ifPresent(each -> data.set("published", table(each.table(), each.remark())));
    ArrayNode absences = data.putArray("absences");
    section.absences().forEach(absence -> absences.add(absence(absence)));
    return data;
  }

  private static ObjectNode absence(Absence absence) {
    ObjectNode data = JSON.objectNode();
    data.put("name", absence.name());
    data.put("operations", absence.operationTitles());
    data.put("reason", absence.reason());
    return data;
  }

  private ObjectNode ranking(Section section, Ranking ranking) {
    ObjectNode data = JSON.objectNode();
    data.put("name", ranking.track().toString());
    data.put("title", ranking.track().title());
    data.put("shareTitle", ranking.isFloor() ? "Avrodyne at" : "%");
    ArrayNode operations = data.putArray("operations");
    for (String operation : ranking.operations()) {
      operations
          .addObject()
          .put("name", operation)
          .put("title", Operation.title(operation))
          .put("charted", SvgChart.charted(ranking).contains(operation))
          .put("allocation", ranking.allocations().contains(operation))
          .put("allocationCharted", SvgChart.chartedAllocations(ranking).contains(operation));
    }
    ArrayNode rows = data.putArray("rows");
    ranking.rows().forEach(row -> rows.add(row(section, ranking, row)));
    return data;
  }

  private ObjectNode row(Section section, Ranking ranking, Row row) {
    ObjectNode data = JSON.objectNode();
    data.put("name", row.name());
    data.put("colour", ContenderStyle.colour(row.contender()));
    data.put("own", row.isOwn());
    data.put("wire", RankingTable.size(row.description().wireBytes()));
    data.put("gzip", RankingTable.size(row.description().gzipBytes()));
    ArrayNode notes = data.putArray("notes");
    page.notesOf(row).forEach(notes::add);
    ObjectNode cells = data.putObject("cells");
    for (String operation : ranking.operations()) {
      row.cell(operation)
          .ifPresent(cell -> cells.set(operation, cell(section, ranking, row, cell)));
      if (section.isAbsent(row.contender(), operation) && row.cell(operation).isEmpty()) {
        cells.set(operation, JSON.objectNode().put("failed", true));
      }
    }
    return data;
  }

  private static ObjectNode cell(
      Section section, Ranking ranking, Row row, Measurement measurement) {
    String operation = measurement.subject().operation();
    ObjectNode data = score(measurement.score());
    data.put("key", measurement.key());
    data.put("text", measurement.score().text());
    data.put("share", RankingTable.share(section, ranking, row, operation));
    data.put("bytes", RankingTable.allocation(measurement));
    return data;
  }

  private static ObjectNode score(Score score) {
    ObjectNode data = JSON.objectNode();
    data.put("value", score.value());
    data.put("error", score.margin());
    data.put("unit", score.unit());
    return data;
  }

  private static ArrayNode texts(List<String> texts) {
    ArrayNode array = JSON.arrayNode();
    texts.forEach(array::add);
    return array;
  }
}
