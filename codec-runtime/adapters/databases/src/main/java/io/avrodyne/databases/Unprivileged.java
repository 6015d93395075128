package io.avrodyne.databases;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Whether a program that refuses to run as root can be started. Where the user is root, it needs a
 * user namespace of its own, which {@code unshare} gives it.
 */
final class Unprivileged {

  private Unprivileged() {}

  static Optional<String> obstacle() {
    if (!System.getProperty("user.name", "").equals("root") || succeeds("unshare", "-U", "true")) {
      return Optional.empty();
    }
    return Optional.of(
        "PostgreSQL is not started: it does not run as root, and \"unshare -U\" does not work here");
  }

  private static boolean succeeds(String... command) {
    try {
      return new ProcessBuilder(List.of(command)).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
