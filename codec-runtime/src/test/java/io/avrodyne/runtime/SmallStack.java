package io.avrodyne.runtime;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A runner of code with less and less stack, until it fails. The stack that code needs depends on
 * the JIT compiler.
 */
public final class SmallStack {

  private static final long BYTES = 256 << 10;
  private static final int STEP = 100;

  private SmallStack() {}

  /** Returns the first exception or error that the code throws. */
  public static @Nullable Throwable thrownBy(Runnable code) throws InterruptedException {
    AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
    Thread thread = new Thread(null, () -> runDeeper(code), "small stack", BYTES);
    thread.setUncaughtExceptionHandler((of, e) -> thrown.set(e));
    thread.start();
    thread.join();
    return thrown.get();
  }

  private static void runDeeper(Runnable code) {
    for (int levels = 0; ; levels += STEP) {
      runAt(levels, code);
    }
  }

  private static int runAt(int levels, Runnable code) {
    if (levels == 0) {
      code.run();
      return 0;
    }
    return 1 + runAt(levels - 1, code);
  }
}
