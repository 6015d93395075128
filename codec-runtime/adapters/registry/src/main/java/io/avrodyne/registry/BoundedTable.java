package io.avrodyne.registry;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A table with a maximum size, in which an entry that was used since it was last passed over gets a
 * second chance.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; finding an entry takes no lock.
 *
 * @param <K> the type of keys
 * @param <V> the type of values
 */
final class BoundedTable<K, V> {

  private final ConcurrentHashMap<K, Known<V>> entries = new ConcurrentHashMap<>();
  private final Deque<K> order = new ArrayDeque<>();
  private final int maxSize;

  BoundedTable(int maxSize) {
    this.maxSize = maxSize;
  }

  @Nullable Known<V> find(K key) {
    return entries.get(key);
  }

  synchronized void put(K key, Known<V> entry) {
    if (entries.replace(key, entry) != null) {
      return;
    }
    if (order.size() >= maxSize) {
      evict();
    }
    entries.put(key, entry);
    order.add(key);
  }

  /** Removes the oldest entry that was not used, or the oldest if all were. */
  private void evict() {
    for (int i = order.size(); i > 0; i--) {
      Known<V> entry = entries.get(order.element());
      if (entry == null || !entry.used) {
        break;
      }
      entry.used = false;
      order.add(order.remove());
    }
    entries.remove(order.remove());
  }

  synchronized void remove(K key) {
    if (entries.remove(key) != null) {
      order.remove(key);
    }
  }

  int size() {
    return entries.size();
  }
}
