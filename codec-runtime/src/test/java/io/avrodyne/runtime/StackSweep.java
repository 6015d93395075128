package io.avrodyne.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Runs code with ever more of a thread's stack left, from nothing on: it overflows at each of its
 * calls in turn. Counting begins at the end of the stack, so compilers that make frames smaller
 * meanwhile do not matter.
 */
public final class StackSweep {

  private static final int STACK_BYTES = 192 << 10;

  /** As many successes in a row tell that there is enough stack. */
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
   * @param begin runs before each time, with enough stack
   * @param check runs after each failure, with enough stack, and is told what was thrown
   * @return how often it failed
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

  @SuppressWarnings("InfiniteRecursion") // It ends where the stack does.
  private void descend() {
    try {
      descend();
    } catch (StackOverflowError e) {
      // This is the last frame that there is room for.
    }
    if (unwound++ == target) {
      try {
        code.run();
      } catch (Throwable e) {
        thrown = e;
      }
    }
  }

  /** Looks at the state that a failure left. */
  public interface Check {
    /** Throws if that is wrong. */
    void run(Throwable thrown);
  }
}
