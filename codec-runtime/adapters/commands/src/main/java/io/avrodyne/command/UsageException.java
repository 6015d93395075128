package io.avrodyne.command;

/** An exception whose message says what is wrong with the command line or the configuration. */
final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
