package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The addition of entries to maps whose keys are not strings, in which two different texts might
 * lead to one key. Called by generated code.
 *
 * <p><b>Errors.</b> {@link DecodeException} for a key that the map already has, unless the input is
 * lenient, in which the last entry wins; {@link LimitExceededException} beyond {@link
 * DecodeLimits#maxEqualHashes}.
 */
public final class MapKeys {

  private MapKeys() {}

  /** Puts an entry into a map. */
  public static <K, V extends @Nullable Object> void put(
      Map<K, V> map, K key, V value, AvroInput in) {
    int size = map.size();
    map.put(key, value);
    requireMore(size, map, in);
  }

  /**
   * Puts an entry into a map whose keys could all share a hash code.
   *
   * @param counts the count for this map, or null before it is needed
   * @return the count, to be passed with the next entry, and to {@link EqualHashes#end} after the
   *     last one
   */
  public static <K, V extends @Nullable Object> @Nullable EqualHashes put(
      Map<K, V> map, K key, V value, @Nullable EqualHashes counts, AvroInput in) {
    int size = map.size();
    EqualHashes next = EqualHashes.put(map, key, value, counts, in);
    requireMore(size, map, in);
    return next;
  }

  /**
   * Rejects a text other than the one that is written for its key.
   *
   * @param text the text just read
   * @param written the text of its key
   */
  public static void requireCanonical(String text, String written, AvroInput in) {
    if (!text.equals(written)) {
      throw CodecFailures.malformed(
          "a key is not in the form in which it is written", Failures.startOf(text, in));
    }
  }

  private static void requireMore(int size, Map<?, ?> map, AvroInput in) {
    if (map.size() == size && Internals.isStrict(in)) {
      throw CodecFailures.malformed("two entries of a map have the same key", in.position());
    }
  }
}
