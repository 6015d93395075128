package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The filling of collections and maps that objects create for themselves, and only let others see.
 * Called by generated code.
 */
public final class LiveContainers {

  private static final int NULL = -1;

  private LiveContainers() {}

  /** Empties {@code live} for the items of {@code read}, which it returns. */
  public static <C extends @Nullable Collection<?>> C clear(
      @Nullable Collection<?> live, C read, AvroInput in) {
    requireSameNull(live, read, in);
    if (live != null && live != read) {
      live.clear();
    }
    return read;
  }

  /** Empties {@code live} for the entries of {@code read}, which it returns. */
  public static <M extends @Nullable Map<?, ?>> M clear(
      @Nullable Map<?, ?> live, M read, AvroInput in) {
    requireSameNull(live, read, in);
    if (live != null && live != read) {
      live.clear();
    }
    return read;
  }

  /** Puts the items read into {@code live}, which is empty, and returns how many they are. */
  public static <T> int fill(
      @Nullable Collection<T> live,
      @Nullable Collection<? extends T> read,
      String accessor,
      AvroInput in) {
    if (read == null) {
      return NULL;
    }
    if (live != read) {
      requireSize(0, live, accessor, in);
      Objects.requireNonNull(live).addAll(read);
    }
    return read.size();
  }

  /** Puts the entries read into {@code live}, which is empty, and returns how many they are. */
  public static <K, V> int fill(
      @Nullable Map<K, V> live,
      @Nullable Map<? extends K, ? extends V> read,
      String accessor,
      AvroInput in) {
    if (read == null) {
      return NULL;
    }
    if (live != read) {
      requireSize(0, live, accessor, in);
      Objects.requireNonNull(live).putAll(read);
    }
    return read.size();
  }

  /** Rejects a collection that has not taken the items that were put into it. */
  public static void requireSize(
      int read, @Nullable Collection<?> live, String accessor, AvroInput in) {
    if (read != NULL && (live == null || live.size() != read)) {
      throw notTaken(accessor, in);
    }
  }

  /** Rejects a map that has not taken the entries that were put into it. */
  public static void requireSize(
      int read, @Nullable Map<?, ?> live, String accessor, AvroInput in) {
    if (read != NULL && (live == null || live.size() != read)) {
      throw notTaken(accessor, in);
    }
  }

  /** Returns the size of a collection that a setter is about to be given. */
  public static int sizeOf(@Nullable Collection<?> items) {
    return items == null ? NULL : items.size();
  }

  /** Rejects a setter that has emptied the collection that it was given, the object's own. */
  public static void requireKept(
      int count, @Nullable Collection<?> items, String setter, AvroInput in) {
    if (items != null && items.size() != count) {
      throw CodecFailures.malformed(
          setter
              + " empties the list that the getter returns, and copies what it is given, which is"
              + " the same list; decode into a new object",
          in.position());
    }
  }

  private static void requireSameNull(@Nullable Object live, @Nullable Object read, AvroInput in) {
    if (read == null && live != null) {
      throw CodecFailures.malformed("null read for a collection that has no setter", in.position());
    }
    if (read != null && live == null) {
      throw CodecFailures.malformed(
          "a collection without a setter is null, and cannot be filled", in.position());
    }
  }

  private static DecodeException notTaken(String accessor, AvroInput in) {
    return CodecFailures.malformed(
        accessor
            + " does not return the items that were put into it, so they would be lost; it must"
            + " return the collection itself",
        in.position());
  }
}
