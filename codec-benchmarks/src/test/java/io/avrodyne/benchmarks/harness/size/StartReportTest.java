package io.avrodyne.benchmarks.harness.size;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartReportTest {

  @TempDir private Path directory;

  @Test
  @Tag("slow")
  void startsContendersAndSaysWhyOneDoesNotRun() throws Exception {
    Map<String, Timed> some = new TreeMap<>(Contenders.all());
    some.keySet().retainAll(List.of("Avrodyne", "AvrodyneOpened", "PlainArray", "Sbe"));
    PrintStream console =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    new StartReport("EQUITY_T2", some).write(directory, console);
    List<String> rows =
        Files.readAllLines(directory.resolve("STARTS.md")).stream()
            .filter(each -> each.startsWith("| ") && !each.startsWith("| contender"))
            .toList();
    assertEquals(3, rows.size(), rows::toString);
    assertTrue(rows.get(0).startsWith("| Avrodyne | yes | yes | "), rows::toString);
    assertTrue(
        rows.get(1)
            .startsWith(
                "| AvrodyneOpened | yes | no: IllegalStateException: The JVM does not open"
                    + " strings."),
        rows::toString);
    assertTrue(rows.get(2).startsWith("| Sbe | a field added at the end | no: "), rows::toString);
  }

  @Test
  void theLastCauseIsTheReason() {
    TimingProcess failed =
        new TimingProcess(
            false,
            "",
            List.of(
                "WARNING: beware",
                "Exception in thread \"main\" java.lang.ExceptionInInitializerError",
                "\tat some.Where",
                "Caused by: java.lang.UnsupportedOperationException: a|b (in some module)! Try c."));
    assertEquals("UnsupportedOperationException: a/b", failed.reason());
    assertEquals("no output", new TimingProcess(false, "", List.of()).reason());
  }
}
