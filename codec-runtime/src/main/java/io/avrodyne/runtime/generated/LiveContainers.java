package io.avrodyne.runtime.generated;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The filling of collections and maps that objects create for themselves, and only let others see.
 * Called by generated code.
 */
public final class LiveContainers {

  private static final int NULL = -1;

  private LiveContainers() {}

  /** Replaces the items of {@code live} by those read, and returns how many were read. */
  public static <T> int fill(
      @Nullable Collection<T> live, @Nullable Collection<? extends T> read, AvroInput in) {
    if (read == null) {
      return ofNull(live, in);
    }
    if (live != read) {
      Collection<T> filled = nonNull(live, in);
      filled.clear();
      filled.addAll(read);
    }
    return read.size();
  }

  /** Replaces the entries of {@code live} by those read, and returns how many were read. */
  public static <K, V> int fill(
      @Nullable Map<K, V> live, @Nullable Map<? extends K, ? extends V> read, AvroInput in) {
    if (read == null) {
      return ofNull(live, in);
    }
    if (live != read) {
      Map<K, V> filled = nonNull(live, in);
      filled.clear();
      filled.putAll(read);
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

  private static int ofNull(@Nullable Object live, AvroInput in) {
    if (live != null) {
      throw CodecFailures.malformed("null read for a collection that has no setter", in.position());
    }
    return NULL;
  }

  private static <C> C nonNull(@Nullable C live, AvroInput in) {
    if (live == null) {
      throw CodecFailures.malformed(
          "a collection without a setter is null, and cannot be filled", in.position());
    }
    return live;
  }

  private static DecodeException notTaken(String accessor, AvroInput in) {
    return CodecFailures.malformed(
        accessor
            + " does not return the items that were put into it, so they would be lost; it must"
            + " return the collection itself",
        in.position());
  }
}
