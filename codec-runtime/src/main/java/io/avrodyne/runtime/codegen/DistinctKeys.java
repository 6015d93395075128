package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The check that the keys of a map, which differ as objects, are also written differently. Called
 * by generated code for maps whose keys lose something when they are written, such as the
 * nanoseconds of an {@link Instant}, and for keys whose text the user determines.
 *
 * <p>Two exact keys are never written alike, so the check is needed only if a key is not exact.
 *
 * <p><b>Allocation.</b> None for exact keys; the check copies the bytes of each key.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a key that is written as an earlier one, with the
 * indexes of both entries.
 */
public final class DistinctKeys {

  private DistinctKeys() {}

  /** A writer of keys. */
  public interface Writer<K> {

    /** Writes a key, ensuring capacity for it, and returns the position after it. */
    int putKey(AvroOutput out, int p, K key);
  }

  /**
   * Rejects entries whose keys are written alike.
   *
   * @param p where keys are written for the comparison; the caller overwrites them
   */
  public static <K> void require(
      AvroOutput out,
      int p,
      Collection<? extends Map.Entry<? extends K, ?>> entries,
      Writer<K> writer) {
    if (entries.size() < 2) {
      return;
    }
    // Strings keep the table fast if the keys were made to have the same hash code.
    Map<String, Integer> indexes = new HashMap<>();
    int i = 0;
    try {
      for (Map.Entry<? extends K, ?> entry : entries) {
        int end = writer.putKey(out, p, entry.getKey());
        String written = new String(Outputs.buffer(out), p, end - p, StandardCharsets.ISO_8859_1);
        Integer earlier = indexes.putIfAbsent(written, i);
        if (earlier != null) {
          throw CodecFailures.encoding(
              "the key of the entry and that of entry [" + earlier + "] are written alike");
        }
        i++;
      }
    } catch (RuntimeException e) {
      throw Failures.encoding(e, i);
    }
  }

  /** Returns whether the text of a key is the key itself. */
  public static boolean isExact(@Nullable CharSequence key) {
    return key == null || key instanceof String;
  }

  /** Returns whether a decimal has the scale with which it is written. */
  public static boolean isExact(@Nullable BigDecimal key, int scale) {
    return key == null || key.scale() == scale;
  }

  /** Returns whether a time is a multiple of the unit in which it is written. */
  public static boolean isExact(@Nullable Temporal key, int nanosOfUnit) {
    return key == null || key.get(ChronoField.NANO_OF_SECOND) % nanosOfUnit == 0;
  }
}
