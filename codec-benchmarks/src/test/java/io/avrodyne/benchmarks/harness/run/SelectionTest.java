package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.benchmarks.harness.report.Failure;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.CommandLineOptionException;

class SelectionTest {

  private static final String FAKE = "fake.FakeBenchmark.write";
  private static final String FLAGGED = "fake.FlaggedBenchmark.run";

  static Selection select(Profile profile, String... arguments)
      throws CommandLineOptionException, MisuseException {
    return Selection.of(profile, List.of(arguments));
  }

  private static List<String> labels(Selection selection) {
    return selection.cases().stream().map(each -> each.id().label()).toList();
  }

  @Test
  void combinesAllValuesWorkloadByWorkload() throws Exception {
    assertEquals(
        List.of(
            "fake.Rival write RED 1",
            "fake.Rival write RED 2",
            "fake.Rival write GREEN 1",
            "fake.Rival write GREEN 2",
            "fake.Rival write BLUE 1",
            "fake.Rival write BLUE 2"),
        labels(select(Profile.everything(), "fake.RivalBenchmark.write")));
  }

  @Test
  void takesTheValuesOfTheArguments() throws Exception {
    assertEquals(
        List.of("fake.Fake write GREEN 7"),
        labels(select(Profile.everything(), FAKE, "-p", "workload=GREEN", "-p", "amount=7")));
  }

  @Test
  void keepsWhatAContenderRefusesWithTheReason() throws Exception {
    Selection selection = select(Profile.everything(), FAKE, "-p", "amount=1");
    assertEquals(List.of("fake.Fake write RED 1", "fake.Fake write GREEN 1"), labels(selection));
    assertEquals(
        List.of(
            new Failure(
                "io.avrodyne.benchmarks.harness.run.fake.FakeBenchmark.write",
                Map.of("workload", "BLUE", "amount", "1"),
                "does not take part: blue is too dark")),
        selection.refused());
  }

  @Test
  void aContenderThatTheBuildLacksHasARowOnItsWorkloads() throws Exception {
    assumeTrue(isMissing("Avro4kBenchmark"), "avro4k is in this build");
    String[] arguments = {"objects.(Avrodyne|Avro4k)Benchmark.write$", "-p", "data=ROTATING"};
    Set<String> workloads =
        select(Profile.everything(), arguments).refused().stream()
            .filter(each -> each.benchmark().endsWith(".Avro4kBenchmark"))
            .map(each -> String.valueOf(each.parameters().get("workload")))
            .collect(Collectors.toSet());
    assertEquals(
        Set.of("SIMPLE", "SIMPLE_NULLABLE", "COMPLEX", "COMPLEX_NO_PICTURE", "LISTS"), workloads);
    arguments[0] = "objects.AvrodyneBenchmark.write$";
    assertEquals(List.of(), select(Profile.everything(), arguments).refused());
  }

  private static boolean isMissing(String contender) {
    return SelectionTest.class.getResource("../../objects/" + contender + ".class") == null;
  }

  @Test
  void rejectsAValueThatDoesNotExist() {
    MisuseException thrown =
        assertThrows(
            MisuseException.class, () -> select(Profile.everything(), FAKE, "-p", "workload=X"));
    assertEquals("There is no workload X. Choose from RED, GREEN, BLUE", thrown.getMessage());
  }

  @Test
  void rejectsASelectionOfNothing() {
    assertThrows(MisuseException.class, () -> select(Profile.everything(), "NoSuchBenchmark"));
  }

  @Test
  void aProfileTakesWhatItsPatternsMatch() throws Exception {
    Profile profile =
        new Profile(
            "colours",
            new Part("fake\\.\\w+Benchmark\\.write", Map.of("workload", "R.*|NONE"), "-f 3"),
            new Part("fake\\.", Map.of("workload", "RED", "amount", "2"), "-f 4"));
    Selection selection = select(profile, "-e", "FailingBenchmark");
    assertEquals(
        List.of(
            "fake.Fake write RED 1",
            "fake.Fake write RED 2",
            "fake.Rival write RED 1",
            "fake.Rival write RED 2",
            "fake.Fake read RED 2",
            "fake.Rival count RED 2",
            "fake.Rival read RED 2"),
        labels(selection));
    assertEquals(
        List.of(3, 3, 3, 3, 4, 4, 4),
        selection.cases().stream().map(each -> each.timing().forks()).toList());
  }

  @Test
  void argumentsRefineAProfile() throws Exception {
    Profile profile =
        new Profile("p", new Part("fake\\.", Map.of("workload", "RED"), "-f 3 -i 2 -prof gc"));
    Selection selection = select(profile, "Fake.*read", "-f", "1", "-prof", "gc", "-p", "amount=5");
    assertEquals(List.of("fake.Fake read RED 5"), labels(selection));
    assertEquals(1, selection.cases().get(0).timing().forks());
    assertEquals(1, selection.cases().get(0).options().getProfilers().size());
    assertEquals(2, selection.cases().get(0).options().getMeasurementIterations().get());
  }

  @Test
  void separatesTheModes() throws Exception {
    Selection selection =
        select(
            Profile.everything(), FAKE, "-p", "workload=RED", "-p", "amount=1", "-bm", "avgt,ss");
    assertEquals(
        Set.of(Mode.AverageTime, Mode.SingleShotTime),
        selection.cases().stream().map(each -> each.id().mode()).collect(Collectors.toSet()));
  }

  @Test
  void keepsTheFlagsThatAContenderNeeds() throws Exception {
    Selection selection = select(Profile.everything(), FLAGGED, "-jvmArgsAppend", "-Duser=true");
    assertEquals(
        List.of("-Dneeded=true", "-Duser=true"),
        List.copyOf(selection.cases().get(0).options().getJvmArgsAppend().get()));
  }

  @ParameterizedTest
  @CsvSource({FAKE + ", 0", FLAGGED + ", 1"})
  void forksWhatNeedsFlagsThatThisJvmLacks(String benchmark, int forks) throws Exception {
    Case first = select(Profile.everything(), benchmark, "-f", "0").cases().get(0);
    assertEquals(forks, first.timing().forks());
    assertEquals(forks, first.options().getForkCount().get());
  }

  @ParameterizedTest
  @CsvSource({"LISTS, true", "NUMBERS_LONG_ARRAY, true", "SIMPLE, false"})
  void givesAMillionValuesALargerHeap(String workload, boolean large) throws Exception {
    Selection selection =
        select(Profile.everything(), "AvrodyneBenchmark.write$", "-p", "workload=" + workload);
    assertEquals(
        large,
        selection.cases().get(0).options().getJvmArgsAppend().orElse(List.of()).contains("-Xmx4g"));
  }

  @Test
  void computesWhatAForkTakes() throws Exception {
    Selection selection =
        select(Profile.everything(), FAKE, "-wi", "2", "-w", "300ms", "-i", "3", "-r", "200ms");
    assertEquals(2, selection.cases().get(0).timing().forks());
    assertEquals(2200, selection.cases().get(0).timing().oneFork().toMillis());
    assertTrue(selection.cases().get(0).timing().timeout().toMinutes() >= 10);
  }
}
