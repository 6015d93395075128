package io.avrodyne.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkMain;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C on the program itself. */
class InterruptionTest {

  private static final int LONG_ENOUGH_SECONDS = 120;

  @TempDir private Path directory;

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void keepsWhatIsDoneAndLeavesNoProcess() throws Exception {
    Process main =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djmh.ignoreLock=true",
                "-cp",
                System.getProperty("java.class.path"),
                BenchmarkMain.class.getName(),
                "fake.*read",
                "-p",
                "workload=RED",
                "-p",
                "amount=1",
                "-f",
                "500",
                "-wi",
                "0",
                "-i",
                "1",
                "-r",
                "1ms")
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .start();
    try (BufferedReader output = main.inputReader()) {
      awaitLine(output, "[2/1000]");
      awaitChild(main);
      List<ProcessHandle> children = main.descendants().toList();
      interrupt(main);
      String rest = String.join("\n", output.lines().toList());
      assertTrue(main.waitFor(LONG_ENOUGH_SECONDS, TimeUnit.SECONDS), rest);
      assertTrue(rest.contains("Interrupted."), rest);
      assertEquals(List.of(), children.stream().filter(ProcessHandle::isAlive).toList());
      String json = Files.readString(directory.resolve("target/jmh/results.json"));
      assertTrue(json.contains("FakeBenchmark.read"), json);
      assertTrue(json.contains("RivalBenchmark.read"), json);
    } finally {
      main.descendants().forEach(ProcessHandle::destroyForcibly);
      main.destroyForcibly();
    }
  }

  private static void awaitLine(BufferedReader output, String start) throws IOException {
    StringBuilder read = new StringBuilder();
    String line = output.readLine();
    while (line != null && !line.startsWith(start)) {
      read.append(line).append('\n');
      line = output.readLine();
    }
    assertTrue(line != null, read::toString);
  }

  private static void awaitChild(Process main) {
    while (main.isAlive() && main.descendants().findAny().isEmpty()) {
      Thread.onSpinWait();
    }
  }

  /** Sends what Ctrl-C sends; a process that was started in the background may ignore it. */
  private static void interrupt(Process main) throws Exception {
    for (String signal : List.of("-INT", "-TERM")) {
      new ProcessBuilder("kill", signal, String.valueOf(main.pid())).start().waitFor();
      if (main.waitFor(20, TimeUnit.SECONDS)) {
        return;
      }
    }
  }
}
