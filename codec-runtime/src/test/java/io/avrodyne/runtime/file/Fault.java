package io.avrodyne.runtime.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

/** A fault at the n-th call, and possibly at some of the following ones. */
final class Fault {

  /** The exceptions that streams and channels may throw, and errors that may occur anywhere. */
  static final List<Supplier<Throwable>> KINDS =
      List.of(
          () -> new IOException("made to fail"),
          () -> new UncheckedIOException(new IOException("made to fail")),
          () -> new LinkageError("made to fail"));

  private final int at;
  private final int times;
  private final Supplier<Throwable> kind;
  private int calls;
  private int failures;

  /**
   * Creates one.
   *
   * @param at the call that fails, counted from 1
   * @param times the number of consecutive calls that fail
   */
  Fault(int at, int times, Supplier<Throwable> kind) {
    this.at = at;
    this.times = times;
    this.kind = kind;
  }

  static Fault none() {
    return new Fault(Integer.MAX_VALUE, 0, KINDS.get(0));
  }

  /** Counts a call and returns whether it fails. */
  boolean isDue() {
    calls++;
    boolean due = calls >= at && calls - at < times;
    failures += due ? 1 : 0;
    return due;
  }

  void call() {
    if (isDue()) {
      fail();
    }
  }

  void fail() {
    throw Fault.<RuntimeException>hidden(kind.get());
  }

  int failures() {
    return failures;
  }

  @SuppressWarnings({
    "unchecked",
    "TypeParameterUnusedInFormals"
  }) // Hiding the exception's type is the point.
  private static <X extends Throwable> X hidden(Throwable thrown) throws X {
    throw (X) thrown;
  }
}
