package io.avrodyne.pekko.faults;

import java.util.List;
import java.util.stream.Stream;

/** A failure of a persistent actor, as Pekko reports it. */
record Failure(Kind kind, Throwable cause) {

  /** What was going on. */
  enum Kind {
    PERSIST,
    REJECTED,
    RECOVERY
  }

  /** Returns the messages of the failure and of its causes. */
  String messages() {
    List<String> messages =
        Stream.iterate(cause, thrown -> thrown != null, Throwable::getCause)
            .map(Throwable::toString)
            .toList();
    return String.join("\n", messages);
  }
}
