package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroInput;
import java.util.Collection;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between maps whose keys are not strings and the pairs that are written for them.
 * Called by generated code.
 *
 * <p><b>Allocation.</b> The view of the entries for writing; the entries and the map for reading.
 */
@SuppressWarnings({
  "JdkObsolete",
  "NonApiType"
}) // A field may be declared with the implementation type.
public final class PairMaps {

  private PairMaps() {}

  /** Returns the pairs of a map, only to be read. */
  @SuppressWarnings("unchecked") // An entry that is only read may be one of subclasses.
  public static <K, V> Collection<Map.Entry<K, V>> pairs(
      @Nullable Map<? extends K, ? extends V> map) {
    return (Collection<Map.Entry<K, V>>) (Collection<?>) Failures.nonNull(map).entrySet();
  }

  /** Fills an empty map in the order of the pairs; the last pair with a key wins. */
  public static <K, V, M extends Map<K, V>> M toMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in, M map) {
    for (Map.Entry<K, V> pair : pairs) {
      map.put(pair.getKey(), pair.getValue());
    }
    return map;
  }

  /** Fills an empty map in the same way, with keys that could all share a hash code. */
  public static <K, V, M extends Map<K, V>> M toCountedMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in, M map) {
    EqualHashes counts = null;
    for (Map.Entry<K, V> pair : pairs) {
      counts = EqualHashes.put(map, pair.getKey(), pair.getValue(), counts, in);
    }
    EqualHashes.end(counts, in);
    return map;
  }

  /** Returns a hash table, for keys of any type; the last pair with a key wins. */
  public static <K, V> Hashtable<K, V> toHashtable(
      Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return Tables.toHashtable(toCountedMap(pairs, in, new LinkedHashMap<>()), in);
  }

  /** Fills an empty map in the order of the pairs, whose keys must be distinct. */
  public static <K, V, M extends Map<K, V>> M toDistinctMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in, M map) {
    int i = 0;
    try {
      for (Map.Entry<K, V> pair : pairs) {
        MapKeys.put(map, pair.getKey(), pair.getValue(), in);
        i++;
      }
    } catch (RuntimeException e) {
      throw Failures.decoding(e, i, in);
    }
    return map;
  }

  /** Fills an empty map in the same way, with keys that could all share a hash code. */
  public static <K, V, M extends Map<K, V>> M toCountedDistinctMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in, M map) {
    EqualHashes counts = null;
    int i = 0;
    try {
      for (Map.Entry<K, V> pair : pairs) {
        counts = MapKeys.put(map, pair.getKey(), pair.getValue(), counts, in);
        i++;
      }
    } catch (RuntimeException e) {
      throw Failures.decoding(e, i, in);
    }
    EqualHashes.end(counts, in);
    return map;
  }

  /** Returns a hash table, for keys of any type, which must be distinct. */
  public static <K, V> Hashtable<K, V> toDistinctHashtable(
      Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return Tables.toHashtable(toCountedDistinctMap(pairs, in, new LinkedHashMap<>()), in);
  }
}
