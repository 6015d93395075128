package io.avrodyne.benchmarks.harness.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The commit that the working directory contains, if Git is there to ask. */
final class Commit {

  private Commit() {}

  static Optional<String> current() {
    return printed("git", "rev-parse", "--short=12", "HEAD")
        .map(commit -> isChanged() ? commit + ", changed" : commit);
  }

  private static boolean isChanged() {
    return printed("git", "status", "--porcelain").isPresent();
  }

  /** Returns what a command prints, unless it fails or prints nothing. */
  private static Optional<String> printed(String... command) {
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String printed =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return process.waitFor() == 0 && !printed.isEmpty() ? Optional.of(printed) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
