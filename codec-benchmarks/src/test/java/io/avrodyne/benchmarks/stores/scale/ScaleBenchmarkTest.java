package io.avrodyne.benchmarks.stores.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.stores.Databases;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The large store, with few events. */
class ScaleBenchmarkTest {

  /** More than one batch, and not a whole number of accounts. */
  private static final int EVENTS = 2500;

  static Stream<ScaleBenchmark> contenders() {
    return Stream.of(new AvrodyneBenchmark(), new JacksonJsonBenchmark());
  }

  private static void open(ScaleBenchmark contender, String method) throws Exception {
    Databases.require(contender.servers(Map.of()));
    contender.events = EVENTS;
    contender.open(contender.getClass().getName() + "." + method);
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void whatWasAppendedInPartsIsReadInOneStream(ScaleBenchmark contender) throws Exception {
    open(contender, "append");
    try {
      StoreFigures figures = new StoreFigures();
      for (int part = 0; part < ScaleBenchmark.PARTS; part++) {
        contender.append(figures);
        assertEquals(EVENTS / ScaleBenchmark.PARTS, figures.events);
      }
      contender.measure();
      assertTrue(figures.payloadBytes > 50 && figures.payloadBytes < 100);
      assertTrue(figures.diskBytes > figures.payloadBytes);
      contender.replay(figures);
      assertEquals(EVENTS, figures.events);
    } finally {
      contender.close();
    }
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void replaysWhatIsThere(ScaleBenchmark contender) throws Exception {
    assertReplays(contender, "replay", contender::replay);
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void replaysTenVersions(ScaleBenchmark contender) throws Exception {
    assertReplays(contender, "replayTenVersions", contender::replayTenVersions);
  }

  private static void assertReplays(
      ScaleBenchmark contender, String method, Consumer<StoreFigures> replay) throws Exception {
    open(contender, method);
    try {
      StoreFigures figures = new StoreFigures();
      replay.accept(figures);
      replay.accept(figures);
      assertEquals(EVENTS, figures.events);
    } finally {
      contender.close();
    }
  }

  @Test
  void aMissingEventIsNoticed() throws Exception {
    ScaleBenchmark contender = new AvrodyneBenchmark();
    open(contender, "append");
    try {
      StoreFigures figures = new StoreFigures();
      contender.append(figures);
      IllegalStateException thrown =
          assertThrows(IllegalStateException.class, () -> contender.replay(figures));
      assertEquals("500 events were read instead of 2500", thrown.getMessage());
    } finally {
      contender.close();
    }
  }

  @Test
  void noBenchmarkOfTheExperimentEscapesTheseTests() {
    BenchmarkClasses.assertComplete("scale", contenders());
  }

  @Test
  void estimatesMoreTimeForMoreEvents() {
    ScaleBenchmark contender = new AvrodyneBenchmark();
    assertTrue(
        contender
                .iteration(Map.of("events", "1000000"))
                .orElseThrow()
                .compareTo(contender.iteration(Map.of("events", "1000")).orElseThrow())
            > 0);
    assertEquals(1, contender.servers(Map.of()).size());
    assertEquals(List.of(), contender.describe(Map.of()).caveats());
  }
}
