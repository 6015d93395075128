package io.avrodyne.runtime.generated;

import io.avrodyne.runtime.AvroInput;
import java.util.Collection;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between maps whose keys are not strings and the pairs that Apache Avro's reflection
 * writes for them. Called by generated code.
 *
 * <p><b>Allocation.</b> The view of the entries for writing; the entries and the map for reading.
 */
@SuppressWarnings({
  "JdkObsolete",
  "NonApiType"
}) // A field may be declared with the implementation type.
public final class PairMaps {

  private PairMaps() {}

  /** Returns the pairs of a map. */
  public static <K, V> Collection<Map.Entry<K, V>> pairs(@Nullable Map<K, V> map) {
    return Failures.nonNull(map).entrySet();
  }

  /** Returns a map in the order of the pairs; the last pair with a key wins. */
  public static <K, V> LinkedHashMap<K, V> toHashMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return filled(new LinkedHashMap<>(), pairs);
  }

  /** Returns the same map, for keys that could all share a hash code. */
  public static <K, V> LinkedHashMap<K, V> toCountedHashMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return counted(new LinkedHashMap<>(), pairs, in);
  }

  /** Returns a hash table, for keys of any type. */
  public static <K, V> Hashtable<K, V> toHashtable(
      Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return Tables.toHashtable(toCountedHashMap(pairs, in), in);
  }

  /** Returns a map sorted by key. */
  public static <K, V> TreeMap<K, V> toTreeMap(Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return filled(new TreeMap<>(), pairs);
  }

  /** Returns a concurrent map. */
  public static <K, V> ConcurrentHashMap<K, V> toConcurrentMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return filled(new ConcurrentHashMap<>(), pairs);
  }

  /** Returns the same map, for keys that could all share a hash code. */
  public static <K, V> ConcurrentHashMap<K, V> toCountedConcurrentMap(
      Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    return counted(new ConcurrentHashMap<>(), pairs, in);
  }

  private static <K, V, M extends Map<K, V>> M counted(
      M map, Collection<Map.Entry<K, V>> pairs, AvroInput in) {
    EqualHashes counts = null;
    for (Map.Entry<K, V> pair : pairs) {
      counts = EqualHashes.put(map, pair.getKey(), pair.getValue(), counts, in);
    }
    EqualHashes.end(counts, in);
    return map;
  }

  private static <K, V, M extends Map<K, V>> M filled(M map, Collection<Map.Entry<K, V>> pairs) {
    for (Map.Entry<K, V> pair : pairs) {
      map.put(pair.getKey(), pair.getValue());
    }
    return map;
  }
}
