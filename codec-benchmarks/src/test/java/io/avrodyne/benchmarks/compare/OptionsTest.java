package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.harness.run.MisuseException;
import io.avrodyne.benchmarks.harness.size.Contenders;
import io.avrodyne.benchmarks.harness.size.Timed;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OptionsTest {

  @Test
  void defaultSetIsWrittenAndRead() throws MisuseException {
    List<Case> cases = Cases.of(options());
    assertEquals(18, cases.size());
    assertEquals("EQUITY_T1 constant write", cases.get(0).name());
    assertEquals("EQUITY_T1 constant read", cases.get(1).name());
    assertEquals(3, options().forks());
  }

  @Test
  void allContainsTheDefaultSetAndEvolution() throws MisuseException {
    Options all = options("--all");
    List<String> names = Cases.of(all).stream().map(Case::name).toList();
    assertTrue(names.containsAll(Cases.of(options()).stream().map(Case::name).toList()));
    assertTrue(names.contains("EVOLUTION_KNOWN added read"));
    assertTrue(names.contains("EVOLUTION_PLAN shuffled read"));
    assertEquals(names.size(), names.stream().distinct().count());
    assertEquals(2, all.forks());
  }

  @Test
  void namesSelectWorkloadsAndOperations() throws MisuseException {
    Options chosen =
        options("--workloads", "SIMPLE,DEEP_BEAN", "--operations", "roundTrip", "--forks", "5");
    assertEquals(
        List.of("SIMPLE rotating roundTrip", "DEEP_BEAN rotating roundTrip"),
        Cases.of(chosen).stream().map(Case::name).toList());
    assertEquals(5, chosen.forks());
  }

  @Test
  void argumentsSelectOneBenchmark() throws MisuseException {
    Case simple = Cases.of(options("--workloads", "SIMPLE")).get(0);
    assertEquals(
        List.of(
            "^io\\.avrodyne\\.benchmarks\\.objects\\.AvrodyneBenchmark\\.write$",
            "-p",
            "workload=SIMPLE",
            "-p",
            "data=ROTATING"),
        simple.arguments(Entrant.AVRODYNE));
  }

  @Test
  void contendersRunTheirOwnBenchmarks() throws MisuseException {
    Options chosen = options("--contenders", "AvrodyneOpened,Fory", "--workloads", "SIMPLE");
    Entrants entrants = Entrants.ofContenders(chosen.contenders());
    Case simple = Cases.of(chosen).get(0);
    assertEquals("AvrodyneOpened / Fory", entrants.ratio());
    for (String each : List.of("objects.Fory", "objects.AvrodyneOpened", "used.AvrodyneUsed")) {
      String method = "io.avrodyne.benchmarks." + each + "Benchmark.write";
      String contender = each.substring(each.indexOf('.') + 1);
      assertTrue(method.matches(simple.arguments(contender).get(0)), method);
    }
  }

  @Test
  void contendersThatCannotTakePartSayWhy() throws MisuseException {
    Timed sbe = Objects.requireNonNull(Contenders.all().get("Sbe"));
    assertTrue(refusals("EQUITY_T2", sbe).allMatch(Optional::isEmpty));
    assertTrue(refusals("SIMPLE", sbe).allMatch(Optional::isPresent));
    Timed fory = Objects.requireNonNull(Contenders.all().get("Fory"));
    assertTrue(refusals("SIMPLE", fory).allMatch(Optional::isEmpty));
    assertTrue(refusals("EVOLUTION", fory).allMatch(Optional::isPresent));
  }

  private static Stream<Optional<String>> refusals(String workload, Timed contender)
      throws MisuseException {
    return Cases.of(options("--workloads", workload)).stream().map(each -> each.refusal(contender));
  }

  @Test
  void wrongArgumentsAreRejected() {
    assertRejected("Unknown option --fork", "--fork", "3");
    assertRejected("A value is missing: --forks", "--forks");
    assertRejected("Not a number of forks: 0", "--forks", "0");
    assertRejected("Not two contenders: Fory", "--contenders", "Fory");
    assertRejected("Unknown name Fori. Known are: ", "--contenders", "Avrodyne,Fori");
    assertRejected("Unknown name SIMPEL. Known are: EQUITY_T1, ", "--workloads", "SIMPEL");
  }

  private static void assertRejected(String message, String... arguments) {
    MisuseException e = assertThrows(MisuseException.class, () -> options(arguments));
    assertTrue(String.valueOf(e.getMessage()).startsWith(message), e.getMessage());
  }

  static Options options(String... arguments) throws MisuseException {
    List<String> all = new java.util.ArrayList<>(List.of("base", "scores.json"));
    all.addAll(List.of(arguments));
    return Options.of(all.toArray(String[]::new));
  }
}
