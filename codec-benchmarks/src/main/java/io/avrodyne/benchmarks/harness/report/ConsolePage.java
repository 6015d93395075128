package io.avrodyne.benchmarks.harness.report;

/** A layout of the report as plain text. */
final class ConsolePage {

  private final StringBuilder text = new StringBuilder();

  private ConsolePage() {}

  static String of(Page page) {
    ConsolePage console = new ConsolePage();
    page.experiments().forEach(console::experiment);
    page.sections().forEach(section -> console.section(section, page));
    console.line("");
    for (int i = 0; i < page.notes().size(); i++) {
      console.line("Note " + (i + 1) + ": " + page.notes().get(i));
    }
    console.line("");
    for (Section section : page.sections()) {
      console.line(section.title() + ": " + Verdict.of(section).sentence());
    }
    return console.text.toString();
  }

  private void experiment(FigureTable experiment) {
    line("");
    line(experiment.title());
    text.append(experiment.table().text());
    line(experiment.remark());
  }

  private void section(Section section, Page page) {
    for (Ranking ranking : section.rankings()) {
      line("");
      line(section.title() + ", track " + ranking.track());
      text.append(new RankingTable(section, ranking, page).table().text());
    }
    section.absences().forEach(absence -> line(absence.text()));
  }

  private void line(String line) {
    text.append(line).append(System.lineSeparator());
  }
}
