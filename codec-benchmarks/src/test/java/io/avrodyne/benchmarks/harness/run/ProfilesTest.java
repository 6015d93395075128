package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.harness.report.BenchmarkName;
import io.avrodyne.benchmarks.harness.run.Schedule.Turn;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProfilesTest {

  private static Profile profile(String name) throws MisuseException {
    return Profiles.of(new Settings(List.of(), Map.of("profile", name)));
  }

  private static Duration time(Profile profile, String... arguments) throws Exception {
    Duration time = Duration.ZERO;
    for (Turn each : Schedule.of(SelectionTest.select(profile, arguments).cases())) {
      time = time.plus(each.of().timing().oneFork());
    }
    return time;
  }

  @Test
  void withoutAnythingTheExperimentFitsIntoFiveMinutes() throws Exception {
    Profile published = Profiles.of(new Settings(List.of(), Map.of()));
    Duration time = time(published);
    assertTrue(time.compareTo(Duration.ofMinutes(5)) <= 0, time::toString);
    assertFalse(time.isZero());
  }

  @Test
  void theSeedsFitIntoAnHour() throws Exception {
    Duration time = time(profile("seeds"));
    assertTrue(time.compareTo(Duration.ofMinutes(54)) <= 0, time::toString);
  }

  @Test
  void theEventStoresFitIntoHalfAnHour() throws Exception {
    Duration time = time(profile("stores"));
    assertTrue(time.compareTo(Duration.ofMinutes(28)) <= 0, time::toString);
    assertFalse(time.isZero());
  }

  @Test
  void theActorsTakeLessThanHalfOfIt() throws Exception {
    Duration time = time(profile("stores"), "stores.actors");
    assertTrue(time.compareTo(Duration.ofMinutes(13)) <= 0, time::toString);
    assertFalse(time.isZero());
  }

  @Test
  void theEngineFitsIntoTwentyMinutes() throws Exception {
    Profile engine = profile("engine");
    Duration time = time(engine);
    assertTrue(time.compareTo(Duration.ofMinutes(18)) <= 0, time::toString);
    List<String> benchmarks =
        SelectionTest.select(engine).cases().stream()
            .map(each -> BenchmarkName.of(each.id().benchmark()).contender())
            .distinct()
            .sorted()
            .toList();
    assertEquals(List.of("Avrodyne", "Engine", "JacksonJson", "NoCodec", "Protobuf"), benchmarks);
  }

  @Test
  void kafkaFitsIntoFiveMinutes() throws Exception {
    Profile kafka = profile("kafka");
    Duration time = time(kafka);
    assertTrue(time.compareTo(Duration.ofMinutes(5)) <= 0, time::toString);
    assertTrue(
        SelectionTest.select(kafka).cases().stream().allMatch(each -> each.timing().forks() >= 2));
  }

  @Test
  void withoutFlinkItsProfileNamesTheOneOfMaven() {
    assumeFalse(BenchmarkClasses.of("flink\\.job").findAny().isPresent(), "-Pflink is active");
    MisuseException thrown =
        assertThrows(MisuseException.class, () -> SelectionTest.select(profile("flink")));
    assertTrue(String.valueOf(thrown.getMessage()).endsWith("add -Pflink"), thrown::toString);
  }

  @Test
  void argumentsOverrideTheParametersOfAPart() throws Exception {
    List<Case> cases =
        SelectionTest.select(profile("stores"), "stores.actors", "-p", "workers=3").cases();
    assertTrue(cases.stream().allMatch(each -> "3".equals(each.id().parameters().get("workers"))));
    assertTrue(
        cases.stream().anyMatch(each -> "1000".equals(each.id().parameters().get("entities"))));
  }

  @Test
  void argumentsWithoutAProfileSelectByThemselves() throws Exception {
    assertEquals(
        List.of("everything"),
        List.of(Profiles.of(new Settings(List.of("-f", "1"), Map.of())).name()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quick",
        "seeds",
        "full",
        "stores",
        "engine",
        "kafka",
        "columns",
        "equity",
        "evolution",
        "projection",
        "access",
        "interned",
        "files",
        "buildtime"
      })
  void selectsSomething(String name) throws Exception {
    assertFalse(SelectionTest.select(profile(name)).cases().isEmpty());
  }

  @Test
  void onceRunsEachBenchmark() throws Exception {
    assertEquals(
        benchmarks(Profile.everything(), "-p", "workload=EQUITY_T2", "-p", "data=CONSTANT"),
        benchmarks(profile("once")));
  }

  /** Returns the benchmarks of a profile that have cases, without those of tests. */
  private static Set<String> benchmarks(Profile profile, String... parameters) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("benchmarks\\.(?!harness)"));
    arguments.addAll(List.of(parameters));
    return SelectionTest.select(profile, arguments.toArray(String[]::new)).cases().stream()
        .map(each -> each.id().benchmark())
        .collect(Collectors.toSet());
  }

  @Test
  void aFamilyIsTheFirstWordOfItsWorkloads() throws Exception {
    assertTrue(
        SelectionTest.select(profile("equity")).cases().stream()
            .allMatch(each -> each.id().workload().startsWith("EQUITY_")));
  }

  @Test
  void listsTheProfiles() {
    MisuseException thrown = assertThrows(MisuseException.class, () -> profile("fast"));
    assertEquals(
        "There is no profile fast. Choose from quick, once, seeds, full, stores, engine, kafka,"
            + " flink, columns, evolution, projection, access, interned, files, coldstart,"
            + " buildtime, equity, simple, complex, lists, social, bank, text, union, nullable,"
            + " wide, deep, time, numbers, frozen, sizes, starts",
        thrown.getMessage());
  }
}
