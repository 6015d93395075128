package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.benchmarks.BenchmarkMain;
import io.avrodyne.benchmarks.stores.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C on the program itself. */
@Tag("slow")
class InterruptionTest {

  private static final int LONG_ENOUGH_SECONDS = 120;

  @TempDir private Path directory;

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no SIGINT")
  void keepsWhatIsDoneAndLeavesNoProcess() throws Exception {
    String json =
        interrupted("[2/1000]", "fake.*read -p workload=RED -p amount=1 -f 500 -wi 0 -i 1 -r 1ms");
    assertTrue(json.contains("FakeBenchmark.read"), json);
    assertTrue(json.contains("RivalBenchmark.read"), json);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no SIGINT")
  void leavesNoDatabase() throws Exception {
    assumeTrue(Database.REDIS.obstacle().isEmpty());
    String json = interrupted("[1/500]", "actors.AvrodyneBenchmark -p store=REDIS -f 500 -i 1");
    assertTrue(json.contains("AvrodyneBenchmark.persist"), json);
    try (Stream<Path> files = Files.list(directory.resolve("tmp"))) {
      assertEquals(
          List.of(), files.map(String::valueOf).filter(each -> each.contains("avrodyne")).toList());
    }
  }

  /** Runs the program until it prints a line, interrupts it, and returns its results. */
  private String interrupted(String line, String arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Djmh.ignoreLock=true");
    command.add("-Djava.io.tmpdir=" + Files.createDirectory(directory.resolve("tmp")));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(BenchmarkMain.class.getName());
    command.addAll(List.of(arguments.split(" ", -1)));
    Process main =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).start();
    try (BufferedReader output = main.inputReader()) {
      awaitLine(output, line);
      awaitChild(main);
      List<ProcessHandle> children = main.descendants().toList();
      interrupt(main);
      String rest = String.join("\n", output.lines().toList());
      assertTrue(main.waitFor(LONG_ENOUGH_SECONDS, TimeUnit.SECONDS), rest);
      assertTrue(rest.contains("Interrupted."), rest);
      assertEquals(List.of(), children.stream().filter(ProcessHandle::isAlive).toList());
      return Files.readString(directory.resolve("target/jmh/results.json"));
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
