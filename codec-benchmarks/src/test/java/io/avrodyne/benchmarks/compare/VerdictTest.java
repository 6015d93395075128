package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {

  private static final List<Double> BASE = List.of(100.0, 102.0, 98.0);

  @Test
  void scoresThatOverlapAreEqual() {
    assertEquals(Verdict.EQUAL, Verdict.of(BASE, List.of(90.0, 95.0, 99.0)));
    assertEquals(Verdict.EQUAL, Verdict.of(BASE, List.of(101.0, 110.0, 115.0)));
  }

  @Test
  void smallDifferencesAreEqual() {
    assertEquals(Verdict.EQUAL, Verdict.of(BASE, List.of(97.5, 97.6, 97.7)));
    assertEquals(Verdict.EQUAL, Verdict.of(BASE, List.of(102.5, 102.6, 102.7)));
  }

  @Test
  void scoresThatAreAllLowerAreSlower() {
    assertEquals(Verdict.SLOWER, Verdict.of(BASE, List.of(90.0, 91.0, 97.0)));
  }

  @Test
  void scoresThatAreAllHigherAreFaster() {
    assertEquals(Verdict.FASTER, Verdict.of(BASE, List.of(104.0, 105.0, 103.0)));
  }

  @Test
  void oneForkOfManyMayContradict() {
    List<Double> base = List.of(100.0, 101.0, 102.0, 103.0, 104.0, 105.0);
    assertEquals(Verdict.SLOWER, Verdict.of(base, List.of(90.0, 91.0, 92.0, 93.0, 94.0, 102.5)));
    assertEquals(Verdict.EQUAL, Verdict.of(base, List.of(90.0, 91.0, 92.0, 93.0, 105.0, 106.0)));
  }

  @Test
  void ratioIsThatOfTheMedians() {
    assertEquals(0.9, new Scores(BASE, List.of(10.0, 90.0, 500.0)).ratio(), 1e-9);
    assertEquals(0.5, Scores.ratio(List.of(1.0, 3.0), List.of(0.5, 1.5)), 1e-9);
  }
}
