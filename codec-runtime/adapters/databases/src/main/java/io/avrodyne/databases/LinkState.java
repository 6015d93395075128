package io.avrodyne.databases;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Whether bytes pass a link, and how late. */
final class LinkState {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private long delayNanos;
  private boolean paused;
  private boolean ended;

  void delay(Duration duration) {
    change(() -> delayNanos = duration.toNanos());
  }

  void pause() {
    change(() -> paused = true);
  }

  void resume() {
    change(() -> paused = false);
  }

  void end() {
    change(() -> ended = true);
  }

  private void change(Runnable change) {
    lock.lock();
    try {
      change.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Waits until a piece may pass. Returns false if the link has ended instead. */
  boolean awaitPassage(boolean delayed) {
    long arrival = System.nanoTime();
    lock.lock();
    try {
      while (!ended && (paused || left(arrival, delayed) > 0)) {
        long unused = changed.awaitNanos(paused ? Long.MAX_VALUE : left(arrival, delayed));
      }
      return !ended;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      lock.unlock();
    }
  }

  private long left(long arrival, boolean delayed) {
    return delayed ? arrival + delayNanos - System.nanoTime() : 0;
  }
}
