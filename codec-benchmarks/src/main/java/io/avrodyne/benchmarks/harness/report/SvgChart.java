package io.avrodyne.benchmarks.harness.report;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/**
 * A chart of one ranking: for each operation, horizontal bars with whiskers that show the
 * confidence intervals, then the memory that it allocates. It brings its own background, so it is
 * legible on any page.
 */
final class SvgChart {

  private static final int WIDTH = 820;
  private static final int MARGIN = 16;
  private static final int LABELS = 230;
  private static final int VALUES = 150;
  private static final int BARS = WIDTH - LABELS - VALUES - 2 * MARGIN;
  private static final int ROW = 22;
  private static final int BAR = 14;
  private static final int HEADING = 30;

  private static final String STYLE =
      """
      text{font:13px system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;fill:#1f2328}
      .h{font-weight:600}.own{font-weight:700}.v{fill:#57606a}
      .bg{fill:#fff;stroke:#d0d7de}.w{stroke:#1f2328}
      @media(prefers-color-scheme:dark){text{fill:#e6edf3}.v{fill:#9da7b1}
      .bg{fill:#0d1117;stroke:#30363d}.w{stroke:#e6edf3}}""";

  private final Section section;
  private final Ranking ranking;
  private final Formatter panels = new Formatter(Locale.ROOT);
  private int y = MARGIN;

  private SvgChart(Section section, Ranking ranking) {
    this.section = section;
    this.ranking = ranking;
  }

  /** Returns the file name of the chart. */
  static String fileName(Section section, Ranking ranking) {
    return section.slug() + "-" + ranking.track() + ".svg";
  }

  static String of(Section section, Ranking ranking) {
    return new SvgChart(section, ranking).svg();
  }

  /** Returns what the chart shows, for readers who do not see it. */
  static String description(Section section, Ranking ranking) {
    return "Scores of " + section.title() + ", track " + ranking.track();
  }

  private String svg() {
    for (String operation : charted(ranking)) {
      String unit = section.unit() + " (" + section.direction() + ")";
      panel(Operation.title(operation) + ", " + unit, Bar.ofScores(ranking, operation));
    }
    for (String operation : chartedAllocations(ranking)) {
      String heading = Operation.title(operation) + ", B/op (lower is better)";
      panel(heading, Bar.ofAllocations(ranking, operation));
    }
    int height = y + MARGIN / 2;
    String description = escape(description(section, ranking));
    return String.format(
        Locale.ROOT,
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" \
        height="%2$d" role="img" aria-label="%3$s">
        <title>%3$s</title>
        <style>%4$s</style>
        <rect class="bg" x="0.5" y="0.5" width="%5$d" height="%6$d" rx="6"/>
        %7$s</svg>
        """,
        WIDTH,
        height,
        description,
        STYLE,
        WIDTH - 1,
        height - 1,
        panels);
  }

  /** Returns the operations that the chart shows: writing and reading, or else all. */
  static List<String> charted(Ranking ranking) {
    return Operation.parts(ranking.operations());
  }

  /** Returns the operations whose allocation the chart shows; those of floors say nothing. */
  static List<String> chartedAllocations(Ranking ranking) {
    return ranking.isFloor() ? List.of() : ranking.allocations();
  }

  /** Draws the bars of one measure, the best first. */
  private void panel(String heading, List<Bar> bars) {
    text("h", MARGIN, y + 14, "start", heading);
    y += HEADING;
    double largest =
        bars.stream()
            .mapToDouble(bar -> bar.score().value() + bar.score().margin())
            .max()
            .orElse(1);
    bars.forEach(bar -> draw(bar, BARS / Math.max(largest, Double.MIN_NORMAL)));
    y += MARGIN / 2;
  }

  private void draw(Bar bar, double scale) {
    Score score = bar.score();
    double left = MARGIN + LABELS;
    double middle = y + BAR / 2.0;
    double baseline = y + BAR - 2.5;
    text(bar.row().isOwn() ? "own" : "l", left - 8, baseline, "end", bar.row().name());
    panels.format(
        "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" rx=\"2\" fill=\"%s\"/>\n",
        left,
        y,
        Math.max(1, score.value() * scale),
        BAR,
        ContenderStyle.colour(bar.row().contender()));
    if (score.hasInterval()) {
      double from = left + Math.max(0, score.value() - score.error()) * scale;
      double to = left + (score.value() + score.error()) * scale;
      panels.format(
          "<path class=\"w\" fill=\"none\""
              + " d=\"M%1$.1f %3$.1fH%2$.1fM%1$.1f %4$.1fv6M%2$.1f %4$.1fv6\"/>\n",
          from, to, middle, middle - 3);
    }
    text("v", WIDTH - MARGIN, baseline, "end", bar.text());
    y += ROW;
  }

  private void text(String style, double x, double baseline, String anchor, String text) {
    panels.format(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
        style, x, baseline, anchor, escape(text));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replaceAll("[\\p{Cntrl}]", " ");
  }
}
