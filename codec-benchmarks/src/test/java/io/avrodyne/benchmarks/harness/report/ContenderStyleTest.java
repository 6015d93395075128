package io.avrodyne.benchmarks.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.stores.actors.EngineBenchmark;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContenderStyleTest {

  private static final String SUFFIX = "Benchmark";

  private static List<String> contenders(String family) {
    return BenchmarkClasses.of(family)
        .filter(each -> !(each instanceof EngineBenchmark)) // A parameter names its contenders.
        .map(each -> each.getClass().getSimpleName())
        .map(name -> name.substring(0, name.length() - SUFFIX.length()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "objects",
        "used",
        "evolution",
        "projection",
        "files",
        "coldstart",
        "actors",
        "kafka"
      })
  void everyContenderHasAColourOfItsOwn(String family) {
    List<String> others =
        contenders(family).stream().filter(each -> !ContenderStyle.isOwn(each)).toList();
    assertTrue(others.size() > 1, others::toString);
    assertEquals(
        List.of(), others.stream().filter(each -> !ContenderStyle.hasOwnColour(each)).toList());
    assertEquals(others.size(), others.stream().map(ContenderStyle::colour).distinct().count());
  }

  @Test
  void mannerOfUseFollowsAComma() {
    assertEquals("Avrodyne, opened", ContenderStyle.name("AvrodyneOpened"));
  }

  @Test
  void noTwoContendersHaveOneName() {
    Stream<String> names = contenders("objects").stream().map(ContenderStyle::name);
    assertEquals(contenders("objects").size(), names.distinct().count());
  }
}
