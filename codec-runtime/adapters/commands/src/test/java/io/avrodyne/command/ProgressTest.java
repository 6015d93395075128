package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ProgressTest {

  private static final Path SCRIPT = Path.of("/usr/bin/script");

  private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5); // Overflows soon.
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private Progress progress(boolean isShown) {
    Console console = new Console(stream(new ByteArrayOutputStream()), stream(err));
    return new Progress(isShown ? Optional.of(console) : Optional.empty(), 200, clock::get);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private void run(Progress progress) {
    for (long position = 50; position <= 150; position += 50) {
      progress.accept(position - 1);
      clock.addAndGet(500_000_001);
      progress.accept(position);
    }
    progress.end();
  }

  @Test
  void shareIsShownTwiceASecondAndThenRemoved() {
    run(progress(true));
    assertEquals("\r25 %\r50 %\r75 %\r      \r", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void errorsBeginOnTheirOwnLine() {
    Console console = new Console(stream(new ByteArrayOutputStream()), stream(err));
    Progress progress = new Progress(Optional.of(console), 200, clock::get);
    clock.addAndGet(500_000_001);
    progress.accept(50);
    console.printError("Line 2 is damaged.");
    progress.end();
    assertEquals(
        "\r25 %\r      \rLine 2 is damaged." + System.lineSeparator(),
        err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void shortWorkAndWorkWithoutATerminalShowNothing() {
    progress(true).end();
    run(progress(false));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  /** The program {@code script} runs a command on a terminal of its own. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void shareIsShownOnATerminal(@TempDir Path folder) throws Exception {
    assumeTrue(Files.isExecutable(SCRIPT));
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            HastyProgram.class.getName(),
            "print",
            "--file",
            new Sales(folder).file(20).toString());
    String line = "'" + String.join("' '", command) + "' > /dev/null";
    Process process =
        new ProcessBuilder(SCRIPT.toString(), "-qec", line, "/dev/null")
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectErrorStream(true)
            .start();
    String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), shown);
    assertTrue(shown.matches("(\\r\\d+ %){2,}\\r +\\r"), shown);
  }

  @Test
  void terminalsAreKnownByTheirNames(@TempDir Path folder) throws IOException {
    Path link = folder.resolve("2");
    for (String device : new String[] {"/dev/pts/7", "/dev/tty1", "/home/me/err.txt"}) {
      Files.createSymbolicLink(link, Path.of(device));
      assertEquals(device.startsWith("/dev/"), Progress.isTerminal(link));
      Files.delete(link);
    }
    assertFalse(Progress.isTerminal(folder.resolve("nothing")));
  }
}
