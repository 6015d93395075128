package io.avrodyne.benchmarks.harness.size;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Workload;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SizeReportTest {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  @TempDir private Path directory;

  private String report(Workload timed) throws Exception {
    new SizeReport(List.of(Workload.EQUITY_T2), timed.name(), 100)
        .write(directory, new PrintStream(printed, true, StandardCharsets.UTF_8));
    String text = Files.readString(directory.resolve("SIZES.md"));
    assertTrue(printed.toString(StandardCharsets.UTF_8).startsWith(text));
    return text;
  }

  @Test
  void putsThePublishedSizesNextToTheMeasuredOnes() throws Exception {
    String text = report(Workload.EQUITY_T1);
    assertTrue(text.contains("| equity-t2 | Avrodyne | 262 | "), text);
    assertTrue(text.contains(" | 262 |\n"), text);
    assertTrue(
        text.matches("(?s).*\\| equity-t2 \\| JacksonJson \\| 768 \\| \\d+ \\| 768 \\|\n.*"), text);
  }

  @Test
  @Tag("slow")
  void timesEachContenderInItsOwnProcess() throws Exception {
    String text = report(Workload.EQUITY_T2);
    assertTrue(text.contains("20 to 40 ns"), text);
    assertEquals(List.of(), text.lines().filter(each -> each.contains("failed")).toList());
    assertTrue(text.lines().anyMatch(each -> each.matches("\\| Avrodyne( \\| \\d+){6} \\|")), text);
    assertTrue(text.endsWith("| Avro binary | 458 | 717 | 583 | 1125 | 1435 | 1333 |\n"), text);
  }
}
