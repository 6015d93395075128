package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What remains of servers when the program that started them is ended. */
@Tag("slow")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class EndOfProgramTest {

  private static final int SECONDS_TO_END = 20;

  @TempDir private Path temporary;

  @SuppressWarnings("NullAway.Init") // Each test starts it.
  private Process program;

  @AfterEach
  void end() {
    program.descendants().forEach(ProcessHandle::destroyForcibly);
    program.destroyForcibly();
  }

  @Test
  void postgresEndsWithCtrlC() throws Exception {
    assume(PostgresServer.obstacle());
    leavesNothingAfter("INT", "postgres");
  }

  @Test
  void postgresEndsWhenItHasJustBegunToStart() throws Exception {
    assume(PostgresServer.obstacle());
    start("postgres");
    signal("TERM");
    assertEquals(143, program.waitFor());
    assertEquals(List.of(), processes());
    assertEquals(List.of(), files());
  }

  @Test
  void redisEndsWithSigterm() throws Exception {
    assume(RedisServer.obstacle());
    leavesNothingAfter("TERM", "redis");
  }

  @Test
  void disksAreUnmountedWhenTheProgramIsKilled() throws Exception {
    assume(SmallDisk.obstacle());
    leavesNothingAfter("KILL", "disk");
  }

  @Test
  @Tag("registry")
  void registryEndsWhenTheProgramIsKilled() throws Exception {
    assume(RegistryServer.obstacle());
    leavesNothingAfter("KILL", "registry");
  }

  @Test
  @Tag("registry")
  void registryEndsWithCtrlC() throws Exception {
    assume(RegistryServer.obstacle());
    leavesNothingAfter("INT", "registry");
  }

  private void leavesNothingAfter(String signal, String kind) throws Exception {
    BufferedReader output = start(kind);
    Path directory = Path.of(Objects.requireNonNull(output.readLine()));
    List<ProcessHandle> running =
        Stream.concat(program.descendants(), processes().stream()).distinct().toList();
    assertFalse(running.isEmpty());
    signal(signal);
    if (!program.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
      // A program that was started in the background may ignore Ctrl-C.
      signal("TERM");
      program.waitFor();
    }
    for (ProcessHandle process : running) {
      process.onExit().join();
    }
    assertFalse(Files.exists(directory));
    assertEquals(List.of(), files());
  }

  private BufferedReader start(String kind) throws IOException {
    program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-Dregistry.archive=" + System.getProperty("registry.archive", ""),
                "-cp",
                System.getProperty("java.class.path"),
                ServerProgram.class.getName(),
                kind)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader output = program.inputReader();
    assertEquals("starting", output.readLine());
    return output;
  }

  private void signal(String name) throws Exception {
    assertEquals(0, new ProcessBuilder("kill", "-" + name, "" + program.pid()).start().waitFor());
  }

  /** Returns the processes of others that work in the program's directory. */
  private List<ProcessHandle> processes() {
    return ProcessHandle.allProcesses()
        .filter(process -> process.pid() != program.pid())
        .filter(process -> process.info().commandLine().orElse("").contains(temporary.toString()))
        .toList();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.toList();
    }
  }

  private static void assume(Optional<String> obstacle) {
    assumeTrue(obstacle.isEmpty(), () -> obstacle.orElseThrow());
  }
}
