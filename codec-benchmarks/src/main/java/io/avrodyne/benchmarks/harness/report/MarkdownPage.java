package io.avrodyne.benchmarks.harness.report;

import java.util.List;

/** A layout of the report as Markdown, with the charts as files next to it. */
final class MarkdownPage {

  private final Page page;
  private final StringBuilder text = new StringBuilder();

  private MarkdownPage(Page page) {
    this.page = page;
  }

  static String of(Page page) {
    return new MarkdownPage(page).text();
  }

  private String text() {
    paragraph("# Benchmarks");
    verdicts();
    page.experiments().forEach(this::experiment);
    page.sections().forEach(this::section);
    list("## Notes", page.notes());
    list("## Method", Page.METHOD);
    paragraph("## Environment");
    table(page.environment());
    paragraph("## Libraries");
    table(page.libraries());
    paragraph("## Reproduce");
    paragraph("From the project's root:");
    paragraph("```sh\n" + page.command() + "\n```");
    return text.toString().stripTrailing() + "\n";
  }

  private void verdicts() {
    for (Section section : page.sections()) {
      Verdict verdict = Verdict.of(section);
      String title = "- **" + escape(section.title()) + "** (" + verdict.outcome() + "): ";
      text.append(title).append(escape(verdict.sentence())).append('\n');
    }
    text.append('\n');
  }

  private void experiment(FigureTable experiment) {
    paragraph("## Experiment: " + escape(experiment.title()));
    table(experiment.table());
    if (!experiment.remark().isEmpty()) {
      paragraph(escape(experiment.remark()));
    }
  }

  private void section(Section section) {
    paragraph("## " + escape(section.title()));
    section.sentence().ifPresent(sentence -> paragraph(escape(sentence)));
    Verdict verdict = Verdict.of(section);
    paragraph(escape(verdict.sentence()));
    verdict.floors().ifPresent(floors -> paragraph(escape(floors)));
    section.rankings().forEach(ranking -> ranking(section, ranking));
    section.published().ifPresent(this::published);
    list("Without a result:", section.absences().stream().map(Absence::text).toList());
  }

  private void ranking(Section section, Ranking ranking) {
    paragraph("### " + ranking.track().title());
    table(new RankingTable(section, ranking, page).table());
    paragraph(
        "!["
            + SvgChart.description(section, ranking).replaceAll("[\\[\\]]", "")
            + "]("
            + SvgChart.fileName(section, ranking)
            + ")");
  }

  private void published(PublishedScores published) {
    paragraph("### Published elsewhere");
    table(published.table());
    paragraph(escape(published.remark()));
  }

  private void list(String heading, List<String> items) {
    if (items.isEmpty()) {
      return;
    }
    paragraph(heading);
    for (int i = 0; i < items.size(); i++) {
      text.append(i + 1).append(". ").append(escape(items.get(i))).append('\n');
    }
    text.append('\n');
  }

  private void paragraph(String paragraph) {
    text.append(paragraph).append("\n\n");
  }

  private void table(Table table) {
    List<List<String>> escaped =
        table.rows().stream().map(row -> row.stream().map(MarkdownPage::escape).toList()).toList();
    text.append(new Table(table.textColumns(), table.header(), escaped).text()).append('\n');
  }

  /** Escapes what Markdown or HTML would take for markup. Reasons are one line each. */
  static String escape(String text) {
    return text.replaceAll("\\R+", " ")
        .replace("\\", "\\\\")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace("|", "\\|")
        .replace("`", "\\`")
        .replace("[", "\\[")
        .replaceAll("(?<![A-Za-z0-9])([*_])|([*_])(?![A-Za-z0-9])", "\\\\$1$2");
  }
}
