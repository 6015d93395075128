package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VerdictTest {

  @Test
  void pairsThatContradictEachOtherAreEqual() {
    assertEquals(Verdict.EQUAL, Verdict.of(List.of(0.9, 0.95, 1.0)));
    assertEquals(Verdict.EQUAL, Verdict.of(List.of(0.99, 1.1, 1.15)));
  }

  @Test
  void smallDifferencesAreEqual() {
    assertEquals(Verdict.EQUAL, Verdict.of(List.of(0.975, 0.976, 0.977)));
    assertEquals(Verdict.EQUAL, Verdict.of(List.of(1.025, 1.026, 1.027)));
  }

  @Test
  void pairsThatAreAllSlowerAreSlower() {
    assertEquals(Verdict.SLOWER, Verdict.of(List.of(0.9, 0.96, 0.99)));
  }

  @Test
  void pairsThatAreAllFasterAreFaster() {
    assertEquals(Verdict.FASTER, Verdict.of(List.of(1.01, 1.04, 1.05)));
  }

  @Test
  void oneOfTenPairsMayContradict() {
    List<Double> nine = List.of(0.9, 0.9, 0.91, 0.92, 0.93, 0.93, 0.94, 0.94, 0.99);
    assertEquals(Verdict.SLOWER, Verdict.of(and(nine, 1.2)));
    assertEquals(Verdict.EQUAL, Verdict.of(and(nine.subList(0, 8), 1.2)));
  }

  @Test
  void ratioOfPairIsThatOfNeighbors() {
    Pair pair = Pair.of(List.of(100.0, 200.0, 50.0), List.of(90.0, 180.0, 40.0));
    assertEquals(new Pair(100, 90, 0.9), pair);
  }

  @Test
  void ratioOfCaseIsTheMedian() {
    assertEquals(0.9, Pair.median(List.of(0.1, 0.9, 5.0)), 1e-9);
    assertEquals(0.5, Pair.median(List.of(0.25, 0.75)), 1e-9);
  }

  private static List<Double> and(List<Double> ratios, double another) {
    return Stream.concat(ratios.stream(), Stream.of(another)).toList();
  }
}
