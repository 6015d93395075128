package io.avrodyne.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.report.Measurement.Score;
import io.avrodyne.benchmarks.report.Measurement.Subject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ScoreTableTest {

  @Test
  void comparesWithTheBestOfTheSameVariantAndMethod() {
    Table table =
        ScoreTable.of(
            List.of(
                row("Slow", "T1", opsPerMs(500, 10.2)),
                row("Fast", "T1", opsPerMs(2000, 40)),
                row("Slow", "T2", opsPerMs(8, Double.NaN))));
    assertEquals(
        """
        | workload | contender | variant | method | track    |       ops/ms | relative |  B/op | wire bytes |  MB/s |
        |----------|-----------|---------|--------|----------|-------------:|---------:|------:|-----------:|------:|
        | equity   | Fast      | T1      | read   | hydrated |    2000 ± 40 |  100.0 % | 832.0 |        262 | 524.0 |
        | equity   | Slow      | T1      | read   | hydrated | 500.0 ± 10.2 |   25.0 % | 832.0 |        262 | 131.0 |
        | equity   | Slow      | T2      | read   | hydrated |        8.000 |  100.0 % | 832.0 |        262 |   2.1 |
        """,
        table.text());
  }

  @Test
  void findsLessTimeBetter() {
    Table table =
        ScoreTable.of(
            List.of(
                row("Slow", "T1", new Score(40, 1, "ns/op", TimeUnit.NANOSECONDS, false)),
                row("Fast", "T1", new Score(10, 1, "ns/op", TimeUnit.NANOSECONDS, false))));
    assertEquals(List.of("100.0 %", "25.0 %"), column(table, "relative"));
    assertEquals(List.of("26200.0", "6550.0"), column(table, "MB/s"));
  }

  @Test
  void namesTheUnitInEachRowWhereUnitsDiffer() {
    Table table =
        ScoreTable.of(
            List.of(
                row("A", "T1", new Score(40, 1, "ns/op", TimeUnit.NANOSECONDS, false)),
                row("A", "T1", opsPerMs(20, 1))));
    assertEquals(List.of("40.0 ± 1.0 ns/op", "20.0 ± 1.0 ops/ms"), column(table, "score"));
    assertEquals(List.of("100.0 %", "100.0 %"), column(table, "relative"));
  }

  @Test
  void leavesCellsEmptyForWhatIsNotKnown() {
    Table table =
        ScoreTable.of(
            List.of(
                new Measurement(
                    new Subject("other", "A", "", "read"),
                    opsPerMs(1, 0.5),
                    OptionalDouble.empty(),
                    Optional.empty(),
                    Optional.empty())));
    assertEquals(
        List.of("other", "A", "", "read", "", "1.000 ± 0.500", "100.0 %", "", "", ""),
        table.rows().get(0));
  }

  private static Measurement row(String contender, String variant, Score score) {
    return new Measurement(
        new Subject("equity", contender, variant, "read"),
        score,
        OptionalDouble.of(832.0004),
        Optional.of("hydrated"),
        Optional.of(262));
  }

  private static Score opsPerMs(double value, double error) {
    return new Score(value, error, "ops/ms", TimeUnit.MILLISECONDS, true);
  }

  private static List<String> column(Table table, String name) {
    int column = table.header().indexOf(name);
    return table.rows().stream().map(row -> row.get(column)).toList();
  }
}
