package io.avrodyne.kafka;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;

/** What exceptions say. */
final class Failures {

  private Failures() {}

  static String messageOf(Throwable thrown) {
    return Objects.requireNonNull(thrown.getMessage());
  }

  static String messageOfCause(Throwable thrown) {
    return messageOf(Objects.requireNonNull(thrown.getCause()));
  }

  static void assertCause(Class<? extends Throwable> type, Throwable thrown) {
    assertInstanceOf(type, thrown.getCause());
  }

  static void assertStarts(String start, Throwable thrown) {
    assertTrue(messageOf(thrown).startsWith(start), messageOf(thrown));
  }

  static void assertContains(String part, Throwable thrown) {
    assertTrue(messageOf(thrown).contains(part), messageOf(thrown));
  }

  static void assertLacks(String part, Throwable thrown) {
    assertFalse(messageOf(thrown).contains(part), messageOf(thrown));
  }
}
