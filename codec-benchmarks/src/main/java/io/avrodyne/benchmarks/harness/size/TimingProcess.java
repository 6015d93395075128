package io.avrodyne.benchmarks.harness.size;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Fork;

/**
 * A process of this JDK and class path that ran {@link NaiveTiming}.
 *
 * @param output the figures, if it succeeded
 * @param errors the lines of its other output
 */
record TimingProcess(boolean succeeded, String output, List<String> errors) {

  private static final String CAUSE = "Caused by: ";
  private static final String THREAD = "Exception in thread \"main\" ";

  /** What follows the fact in a message of the JVM or of Apache Avro: advice and modules. */
  private static final String DETAILS = " \\([^)]*\\)|(! | because ).*";

  TimingProcess {
    errors = List.copyOf(errors);
  }

  /**
   * Starts a process and waits for its end.
   *
   * @param flags those of the JVM
   * @param arguments those of {@link NaiveTiming}
   */
  static TimingProcess run(List<String> flags, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), NaiveTiming.class.getName()));
    command.addAll(List.of(arguments));
    Path errors = Files.createTempFile("timing", ".txt");
    try {
      Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return new TimingProcess(
          output.split(" ", -1).length == 6, output, Files.readAllLines(errors));
    } finally {
      Files.delete(errors);
    }
  }

  /** Returns the flags that JMH gives to the forks of a benchmark. */
  static List<String> flags(Timed benchmark) {
    List<String> flags = new ArrayList<>();
    for (Class<?> each = benchmark.getClass(); each != null; each = each.getSuperclass()) {
      Fork fork = each.getDeclaredAnnotation(Fork.class);
      if (fork != null) {
        flags.addAll(known(fork.jvmArgs()));
        flags.addAll(known(fork.jvmArgsAppend()));
      }
    }
    return flags;
  }

  private static List<String> known(String... flags) {
    return Stream.of(flags).filter(each -> !each.equals(Fork.BLANK_ARGS)).toList();
  }

  /** Returns the last cause that a failed process named, in short, or else its first line. */
  String reason() {
    return errors.stream()
        .filter(each -> each.startsWith(CAUSE) || each.startsWith(THREAD))
        .reduce((first, last) -> last)
        .map(each -> each.replace(CAUSE, "").replace(THREAD, ""))
        .map(each -> each.replaceFirst("^java\\.lang\\.", "").replaceAll(DETAILS, ""))
        .orElseGet(() -> errors.isEmpty() ? "no output" : errors.get(0))
        .replace('|', '/');
  }
}
