package io.avrodyne.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {

  @Test
  void theCommandOfThePublishedExperimentHasNoArguments() {
    assertEquals("mvn -pl codec-benchmarks jmh", Report.command(List.of()));
  }

  @Test
  void theCommandQuotesArgumentsWithSpaces() {
    assertEquals(
        "mvn -pl codec-benchmarks jmh -Djmh.args=\"-f 1 -jvmArgs '-Xms2g -Xmx2g'\"",
        Report.command(List.of("-f", "1", "-jvmArgs", "-Xms2g -Xmx2g")));
  }
}
