package io.avrodyne.flink;

import java.lang.ref.WeakReference;
import java.util.function.Consumer;
import org.apache.flink.util.UserCodeClassLoader;

/**
 * A hook that closes an object when the job has left the task manager.
 *
 * <p>Flink tells schemas when a task begins, but not when it ends. A task that fails is started
 * again with new objects, and the job may stay for months, so the hook does not keep the object: if
 * it has become garbage by then, there is nothing to close.
 */
final class ReleaseHook<T> implements Runnable {

  private final WeakReference<T> opened;
  private final Consumer<T> closing;

  private ReleaseHook(T opened, Consumer<T> closing) {
    this.opened = new WeakReference<>(opened);
    this.closing = closing;
  }

  /**
   * Registers a hook for an object.
   *
   * @param owner the class that opened the object
   * @param closing a method of the object, which must not refer to the object itself
   */
  static <T> void register(
      UserCodeClassLoader loader, Class<?> owner, T opened, Consumer<T> closing) {
    loader.registerReleaseHookIfAbsent(
        owner.getName() + "@" + System.identityHashCode(opened),
        new ReleaseHook<>(opened, closing));
  }

  @Override
  public void run() {
    T present = opened.get();
    if (present != null) {
      closing.accept(present);
    }
  }
}
