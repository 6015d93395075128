package io.avrodyne.runtime;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Runs code on a thread whose stack is as small as a JVM allows. */
public final class SmallStack {

  private static final long BYTES = 200 << 10;

  private SmallStack() {}

  /** Returns what the code threw, null if it threw nothing. */
  public static @Nullable Throwable thrownBy(Runnable code) throws InterruptedException {
    AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
    Thread thread = new Thread(null, code, "small stack", BYTES);
    thread.setUncaughtExceptionHandler((of, e) -> thrown.set(e));
    thread.start();
    thread.join();
    return thrown.get();
  }
}
