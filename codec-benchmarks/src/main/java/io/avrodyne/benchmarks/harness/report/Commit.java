package io.avrodyne.benchmarks.harness.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The commit that the working directory contains, if Git is there to ask. */
final class Commit {

  private static final int TIMEOUT_SECONDS = 10;

  private Commit() {}

  static Optional<String> current() {
    return git("rev-parse", "--short=12", "HEAD")
        .map(commit -> git("status", "--porcelain").isPresent() ? commit + ", changed" : commit);
  }

  /** Returns what Git prints, unless it fails or prints nothing. */
  private static Optional<String> git(String... arguments) {
    try {
      ProcessBuilder builder = new ProcessBuilder("git");
      builder.command().addAll(List.of(arguments));
      builder.redirectError(ProcessBuilder.Redirect.DISCARD);
      Process process = builder.start();
      process.getOutputStream().close();
      String printed =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      return ended && process.exitValue() == 0 && !printed.isEmpty()
          ? Optional.of(printed)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
