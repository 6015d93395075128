package io.avrodyne.benchmarks.equity;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.contender.Described.Description;
import io.avrodyne.benchmarks.contender.Track;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class EquityBenchmarkTest {

  private static final List<EquityBenchmark> CONTENDERS =
      List.of(
          new AvrodyneBenchmark(),
          new AvroCoreNoHydrationBenchmark(),
          new AvroCoreWithHydrationBenchmark(),
          new JacksonAvroBenchmark(),
          new JacksonJsonBenchmark(),
          new ProtobufBenchmark(),
          new HandWrittenBenchmark());

  static Stream<Arguments> contendersAndVariants() {
    return CONTENDERS.stream()
        .flatMap(
            contender ->
                Stream.of(Variant.values()).map(variant -> Arguments.of(contender, variant)));
  }

  @ParameterizedTest
  @MethodSource("contendersAndVariants")
  void everyContenderPassesTheGate(EquityBenchmark contender, Variant variant) {
    contender.variant = variant;
    assertDoesNotThrow(contender::setUp);
  }

  @ParameterizedTest
  @EnumSource
  void theFloorMakesAnEqualEvent(Variant variant) {
    AllocationFloorBenchmark floor = new AllocationFloorBenchmark();
    floor.variant = variant;
    assertDoesNotThrow(floor::setUp);
  }

  @Test
  void noBenchmarkOfTheWorkloadEscapesTheseTests() {
    BenchmarkClasses.assertComplete(
        "equity", Stream.concat(CONTENDERS.stream(), Stream.of(new AllocationFloorBenchmark())));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void tellsTheBytesOnTheWire(EquityBenchmark contender, Variant variant, int bytes)
      throws IOException {
    Description description = contender.describe(Map.of("variant", variant.name()));
    assertEquals(bytes, description.wireBytes());
  }

  static Stream<Arguments> sizes() {
    return Stream.of(
        Arguments.of(new AvrodyneBenchmark(), Variant.T1, 303),
        Arguments.of(new AvrodyneBenchmark(), Variant.T1_BOXED, 303),
        Arguments.of(new AvrodyneBenchmark(), Variant.T2, 262),
        Arguments.of(new ProtobufBenchmark(), Variant.T2, 318),
        Arguments.of(new JacksonJsonBenchmark(), Variant.T2, 768));
  }

  @Test
  void saysWhoIsMeasuredOnItsOwnObjects() throws IOException {
    assertEquals(Track.NATIVE, new ProtobufBenchmark().describe(Map.of()).track());
    assertEquals(Track.NATIVE, new AvroCoreNoHydrationBenchmark().describe(Map.of()).track());
    assertEquals(Track.HYDRATED, new AvrodyneBenchmark().describe(Map.of()).track());
  }
}
