package io.avrodyne.benchmarks.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.RunResult;

class FigureTableTest {

  private static final String ACTORS = "io.avrodyne.benchmarks.stores.actors.";

  @TempDir private Path directory;

  private static SampleResult actors(String contender, String workers) {
    return new SampleResult(ACTORS + contender + "Benchmark.persist")
        .with("event", "COUNTER")
        .with("store", "REDIS")
        .with("workers", workers);
  }

  private static SampleResult bank(String contender) {
    return new SampleResult("io.avrodyne.benchmarks.stores.bank." + contender + "Benchmark.cold")
        .with("store", "POSTGRES")
        .counting("payloadBytes", 54);
  }

  /** Returns the results of formats that take 500, 1,000 and 2,000 ms for 1,000 events. */
  private static List<RunResult> results() {
    return List.of(
        actors("Protobuf", "8")
            .counting("events", 1000)
            .counting("payloadBytes", 2)
            .runs(900, 1100, 1000),
        actors("Avrodyne", "8")
            .counting("events", 1000)
            .counting("payloadBytes", 1)
            .runs(500, 500, 500),
        actors("Avrodyne", "32").counting("events", 1000).runs(2000, 2000, 2000));
  }

  /** Returns the report of these results. */
  static Report report() throws IOException {
    return new Report(
        results(),
        List.of(),
        new RunInfo("command", Instant.EPOCH, Optional.empty()),
        Measurements.undescribed());
  }

  @Test
  void scoresAreEventsPerSecondOfEachIteration() {
    Score score = ResultReader.score(results().get(0));
    assertEquals((1000 / 0.9 + 1000 / 1.1 + 1000) / 3, score.value(), 1e-6);
    assertEquals("events/s", score.unit());
    assertTrue(score.higherIsBetter());
    assertTrue(score.error() > 100, score::toString);
  }

  @Test
  void figuresAreMeansAlthoughJmhAddsThemUp() {
    assertEquals(
        Map.of("events", 1000.0, "payloadBytes", 2.0), ResultReader.figures(results().get(0)));
  }

  @Test
  void aTimeWithoutEventsStaysATime() {
    RunResult result = actors("Avrodyne", "8").counting("payloadBytes", 1).runs(5, 5);
    assertEquals("ms/op", ResultReader.score(result).unit());
  }

  @Test
  void rowsAreOrderedByTheParametersAndTheBestFirst() {
    Table table = FigureTable.of(results()).get(0).table();
    assertEquals(
        List.of(
            "event",
            "store",
            "workers",
            "contender",
            "events/s",
            "factor",
            "size factor",
            "payload B"),
        table.header());
    assertEquals(4, table.textColumns());
    assertEquals(
        List.of("COUNTER", "REDIS", "8", "Avrodyne", "2000 ± 0", "1.00", "1.00", "1.000"),
        table.rows().get(0));
    assertEquals(List.of("COUNTER", "REDIS", "8", "Protobuf"), table.rows().get(1).subList(0, 4));
    assertEquals(List.of("1.99", "2.00"), table.rows().get(1).subList(5, 7));
    assertEquals(
        List.of("COUNTER", "REDIS", "32", "Avrodyne", "500.0 ± 0.0", "1.00", "", ""),
        table.rows().get(2));
  }

  @Test
  void allocationIsAFigureIfItWasMeasured() {
    RunResult result =
        new SampleResult("io.avrodyne.benchmarks.kafka.AvrodyneBenchmark.serialize")
            .with("frame", "PREFIX")
            .with("event", "EQUITY")
            .counting("payloadBytes", 267)
            .counting("headerBytes", 0)
            .allocating(328)
            .throughput(4000, 10);
    FigureTable kafka = FigureTable.of(List.of(result)).get(0);
    assertEquals("kafka, serialize", kafka.title());
    assertEquals(
        List.of(
            "event", "frame", "contender", "ops/ms", "factor", "size factor", "B/op", "payload B"),
        kafka.table().header());
    assertEquals(
        List.of("1.00", "1.00", "328.0", "267.0"), kafka.table().rows().get(0).subList(4, 8));
  }

  @Test
  void aParameterCanNameTheContender() {
    List<RunResult> results =
        Stream.of("JacksonCbor", "Avrodyne")
            .map(
                each ->
                    actors("Engine", "8")
                        .with("contender", each)
                        .with("engine", "PEKKO")
                        .counting("events", 1000)
                        .runs(each.equals("Avrodyne") ? 500 : 1000))
            .toList();
    Table table = FigureTable.of(results).get(0).table();
    assertEquals(
        List.of("event", "store", "engine", "workers", "contender"), table.header().subList(0, 5));
    assertEquals(
        List.of("COUNTER", "REDIS", "PEKKO", "8", "Avrodyne"), table.rows().get(0).subList(0, 5));
    assertEquals("Jackson CBOR", table.rows().get(1).get(4));
    assertEquals("2.00", table.rows().get(1).get(6));
  }

  @Test
  void publishedRowsComeLast() {
    FigureTable actors = FigureTable.of(results()).get(0);
    List<String> last = actors.table().rows().get(actors.table().rows().size() - 1);
    assertEquals(List.of("COUNTER", "POSTGRES", "", "jsonb (published)"), last.subList(0, 4));
    assertEquals("513.0", last.get(4));
    assertTrue(actors.remark().contains("one run each"), actors::remark);
  }

  @Test
  void publishedRowsOfTheBankAreComparedWithEachOther() {
    RunResult result = bank("Avrodyne").runs(2000, 2000);
    FigureTable bank = FigureTable.of(List.of(result)).get(0);
    assertEquals(
        List.of("POSTGRES", "Avrodyne", "2000", "1.00", "1.00", "54.00", ""),
        bank.table().rows().get(0));
    assertEquals(
        List.of("AXON_SERVER", "Avro specific (published)", "136087", "5.35", "1.00", "", "315.0"),
        bank.table().rows().get(5));
    assertTrue(bank.remark().contains("another machine"), bank::remark);
  }

  @Test
  void timesOfSingleRunsFollowTheirTable() {
    List<RunResult> results =
        List.of(
            bank("JacksonJson").runs(2500, 2400.4, 3000), bank("Avrodyne").runs(2000, 1900, 2100));
    FigureTable times = FigureTable.of(results).get(1);
    assertEquals("bank, cold, each run", times.title());
    assertEquals(
        List.of("store", "contender", "shortest, ms", "run 1", "run 2", "run 3"),
        times.table().header());
    assertEquals(
        List.of(
            List.of("POSTGRES", "Avrodyne", "1900", "2000", "1900", "2100"),
            List.of("POSTGRES", "Jackson JSON", "2400", "2500", "2400", "3000")),
        times.table().rows());
  }

  @Test
  void runsThatAreRatesAndSingleRunsHaveNoTableOfTimes() {
    assertEquals(1, FigureTable.of(results()).size());
    assertEquals(1, FigureTable.of(List.of(bank("Avrodyne").runs(2000))).size());
  }

  @Test
  void resultsWithoutFiguresHaveNoSuchTable() {
    assertEquals(List.of(), FigureTable.of(SampleRun.now().results()));
  }

  @Test
  void allPagesHaveTheTable() throws IOException {
    report()
        .write(
            directory,
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    String markdown = Files.readString(directory.resolve("BENCHMARKS.md"));
    assertTrue(markdown.contains("## Experiment: actors, persist"), markdown);
    assertTrue(markdown.contains("| No codec (published)"), markdown);
    String html = Files.readString(directory.resolve("index.html"));
    assertTrue(html.contains("\"No codec (published)\""), html);
    assertFalse(html.contains("<td>No codec"), html);
  }
}
