package io.avrodyne.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A runner of code with ever more of a thread's stack left, starting at nothing, so that the stack
 * overflows at each call in turn. The stack is measured from its end, so it does not matter that
 * compilers make frames smaller in the meantime.
 */
public final class StackSweep {

  private static final int STACK_BYTES = 192 << 10;

  /** The number of successes in a row that proves that there is enough stack. */
  private static final int ENOUGH = 20;

  private final Runnable begin;
  private final Runnable code;
  private int unwound;
  private int target;
  private @Nullable Throwable thrown;

  private StackSweep(Runnable begin, Runnable code) {
    this.begin = begin;
    this.code = code;
  }

  /**
   * Runs {@code code} until it has enough stack.
   *
   * @param begin runs before each attempt, with enough stack
   * @param check runs after each failure, with enough stack, and receives the exception
   * @return the number of failures
   */
  public static int run(Runnable begin, Runnable code, Check check) throws InterruptedException {
    StackSweep sweep = new StackSweep(begin, code);
    Throwable[] failure = new Throwable[1];
    int[] failures = new int[1];
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                failures[0] = sweep.runAll(check);
              } catch (Throwable e) {
                failure[0] = e;
              }
            },
            "sweep",
            STACK_BYTES);
    thread.start();
    thread.join();
    if (failure[0] != null) {
      throw new AssertionError("with stack for " + sweep.target + " calls", failure[0]);
    }
    return failures[0];
  }

  private int runAll(Check check) {
    int failures = 0;
    int successes = 0;
    for (; successes < ENOUGH; target++) {
      unwound = 0;
      thrown = null;
      begin.run();
      descend();
      Throwable end = thrown;
      successes = end == null ? successes + 1 : 0;
      if (end != null) {
        failures++;
        check.run(end);
      }
    }
    return failures;
  }

  @SuppressWarnings("InfiniteRecursion") // The recursion ends where the stack does.
  private void descend() {
    try {
      descend();
    } catch (StackOverflowError e) {
      // This is the last frame that fits.
    }
    if (unwound++ == target) {
      try {
        code.run();
      } catch (Throwable e) {
        thrown = e;
      }
    }
  }

  /** A check of the state after a failure. */
  public interface Check {
    /** Throws if the state is wrong. */
    void run(Throwable thrown);
  }
}
