package io.avrodyne.command;

import org.jspecify.annotations.Nullable;

/** An exception whose message says why a command could not do its work. */
final class FailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  FailedException(String message) {
    this(message, null);
  }

  FailedException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
