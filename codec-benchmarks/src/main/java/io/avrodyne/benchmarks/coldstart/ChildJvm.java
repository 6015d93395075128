package io.avrodyne.benchmarks.coldstart;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A JVM of the same JDK and class path as this one, which runs a program to its end. The heap size
 * is fixed and the collector is named, because the JVM would choose by the machine.
 */
final class ChildJvm {

  private static final List<String> FLAGS =
      List.of("-Xshare:auto", "-Xms128m", "-Xmx128m", "-XX:+UseSerialGC");

  private final Class<?> program;
  private final List<String> command = new ArrayList<>();

  /** Creates one for a class with a {@code main} method, and for flags that only it needs. */
  ChildJvm(Class<?> program, String... flags) {
    this.program = program;
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(FLAGS);
    command.addAll(List.of(flags));
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(program.getName());
  }

  /**
   * Starts the JVM and waits until it ends.
   *
   * @throws IllegalStateException if it does not exit with 0; the message has its output
   */
  void run() throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output;
    try (var stream = process.getInputStream()) {
      output = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    int exit = process.waitFor();
    if (exit != 0) {
      throw new IllegalStateException(
          program.getSimpleName() + " exited with " + exit + ":\n" + output);
    }
  }
}
