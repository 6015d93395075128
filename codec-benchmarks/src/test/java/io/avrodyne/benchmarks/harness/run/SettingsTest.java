package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {

  private static Settings settings(Map<String, String> properties, String... arguments) {
    return Settings.of(List.of(arguments), name -> properties.getOrDefault(name, ""));
  }

  @Test
  void theCommandOfThePublishedExperimentHasNoArguments() {
    assertEquals("mvn -pl codec-benchmarks jmh", settings(Map.of("jmh.profile", "")).command());
  }

  @Test
  void theCommandQuotesArgumentsWithSpaces() {
    assertEquals(
        "mvn -pl codec-benchmarks jmh -Djmh.args=\"-f 1 -jvmArgs '-Xms2g -Xmx2g'\"",
        settings(Map.of(), "-f", "1", "-jvmArgs", "-Xms2g -Xmx2g").command());
  }

  @Test
  void theCommandRepeatsProfileAndThreads() {
    assertEquals(
        "mvn -pl codec-benchmarks jmh -Djmh.profile=quick -Djmh.threads=2 -Djmh.args=\"-f 1\"",
        settings(Map.of("jmh.threads", "2", "jmh.profile", "quick"), "-f", "1").command());
  }

  @Test
  void theCommandNamesTheMavenProfileThatItNeeds() {
    assertEquals(
        "mvn -pl codec-benchmarks jmh -Pflink -Djmh.profile=flink",
        settings(Map.of("jmh.profile", "flink")).command());
  }

  @Test
  void theCommandHidesAddressesOfServers() {
    assertEquals(
        "mvn -pl codec-benchmarks jmh -Djmh.profile=stores -Djmh.postgres=<address>",
        settings(
                Map.of("jmh.profile", "stores", "jmh.postgres", "jdbc:postgresql://a/b?password=c"))
            .command());
  }

  @Test
  void threadsAndModeAreOptionsOfJmh() {
    assertEquals(List.of("-t", "4"), settings(Map.of("jmh.threads", "4")).options());
    assertEquals(List.of("-bm", "avgt"), settings(Map.of("jmh.mode", "avgt")).options());
    assertEquals(List.of("-t", "1"), settings(Map.of("jmh.threads", "4"), "-t", "1").options());
  }

  @Test
  void anEarlierResultMustExist() {
    MisuseException thrown =
        assertThrows(
            MisuseException.class,
            () -> settings(Map.of("jmh.baseline", "no-such.json")).info(Instant.EPOCH));
    assertEquals(
        "There are no earlier results to compare with in no-such.json", thrown.getMessage());
  }

  @Test
  void findsAnEarlierResultInTheProjectsDirectory() throws MisuseException {
    assertTrue(
        settings(Map.of("jmh.baseline", "LICENSE")).info(Instant.EPOCH).baseline().isPresent());
  }
}
