package io.avrodyne.benchmarks.stores.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.stores.Databases;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A run of the bank with one account for each serializer, on PostgreSQL. */
class BankBenchmarkTest {

  /** Every serializer, and the mean size of an event, which is 1 to 4 bytes apart from another. */
  static Stream<Arguments> serializers() {
    return Stream.of(
        Arguments.of(new XStreamPrettyBenchmark(), 1000, 1200),
        Arguments.of(new XStreamCompactBenchmark(), 750, 900),
        Arguments.of(new JacksonJsonBenchmark(), 94, 96),
        Arguments.of(new JacksonCborBenchmark(), 84, 86),
        Arguments.of(new AvroSpecificBenchmark(), 56, 58),
        Arguments.of(new AxonAvroBenchmark(), 56, 58),
        Arguments.of(new AvrodyneTextBenchmark(), 56, 58),
        Arguments.of(new AvrodyneBenchmark(), 53, 55));
  }

  @ParameterizedTest
  @MethodSource("serializers")
  void everySerializerKeepsTheBalances(PostgresBankBenchmark contender, int least, int most)
      throws Exception {
    StoreFigures figures = run(contender, Durability.ASYNC);
    assertTrue(
        figures.payloadBytes >= least && figures.payloadBytes <= most,
        () -> "an event has " + figures.payloadBytes + " bytes");
    assertTrue(figures.metadataBytes > 0);
    assertTrue(figures.diskBytes > figures.payloadBytes + figures.metadataBytes);
    assertTrue(figures.walBytes > figures.payloadBytes + figures.metadataBytes);
    assertTrue(figures.codecShare > 0);
    assertTrue(figures.appendP50 > 0 && figures.appendP50 <= figures.appendP99);
    assertTrue(figures.replayRate > 0);
  }

  @ParameterizedTest
  @EnumSource(Durability.class)
  void everyDurabilityIsPossible(Durability durability) throws Exception {
    assertTrue(run(new AvrodyneBenchmark(), durability).walBytes > 0);
  }

  private static StoreFigures run(PostgresBankBenchmark contender, Durability durability)
      throws Exception {
    Databases.require(contender.servers(Map.of("durability", durability.name())));
    contender.durability = durability;
    return run(contender);
  }

  private static StoreFigures run(BankBenchmark contender) throws Exception {
    contender.accounts = 1;
    StoreFigures figures = new StoreFigures();
    contender.open();
    try {
      contender.start();
      contender.cold(figures);
      contender.finish();
      return figures;
    } finally {
      contender.close();
    }
  }

  @Test
  void theNextRunBeginsWithAnEmptyStore() throws Exception {
    PostgresBankBenchmark contender = new AvrodyneBenchmark();
    Databases.require(contender.servers(Map.of()));
    contender.accounts = 1;
    StoreFigures figures = new StoreFigures();
    contender.open();
    try {
      for (int run = 0; run < 2; run++) {
        contender.start();
        contender.warm(figures);
        contender.finish();
      }
      // An account that existed already, or one event too many, would have failed the run.
      assertTrue(figures.payloadBytes < 55);
    } finally {
      contender.close();
    }
  }

  @Test
  void theStoreInMemorySerializesNothing() throws Exception {
    StoreFigures figures = run(new NoSerializerBenchmark());
    assertEquals(0, figures.payloadBytes);
    assertEquals(0, figures.codecShare);
    assertTrue(figures.replayRate > 0);
  }

  @Test
  void saysThatAxonServerIsMissing() {
    assertEquals(
        Optional.of("Axon Server is neither open source nor in a Maven repository"),
        new AxonServerBenchmark().refusal(Map.of()));
  }

  @Test
  void describesWhoIsMeasured() {
    assertEquals(Track.OBJECTS, new AvrodyneBenchmark().describe(Map.of()).track());
    assertEquals(Track.FLOOR, new NoSerializerBenchmark().describe(Map.of()).track());
    assertEquals(List.of(), new AvrodyneBenchmark().describe(Map.of()).caveats());
    assertEquals(1, new AxonAvroBenchmark().describe(Map.of()).caveats().size());
  }

  @Test
  void noBenchmarkOfTheExperimentEscapesTheseTests() {
    BenchmarkClasses.assertComplete(
        "stores.bank",
        Stream.concat(
            serializers().map(each -> each.get()[0]),
            Stream.of(new NoSerializerBenchmark(), new AxonServerBenchmark())));
  }
}
