package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArraySet;

/**
 * Factories of those sets and maps that search the items of a bucket one by one even if the items
 * are comparable. The items and entries that they are created from are already distinct. Called by
 * generated code.
 *
 * <p><b>Allocation.</b> The collection returned.
 *
 * <p><b>Errors.</b> {@link LimitExceededException} beyond {@link DecodeLimits#maxEqualHashes}.
 */
@SuppressWarnings({
  "JdkObsolete",
  "NonApiType"
}) // A field may be declared with the implementation type.
public final class Tables {

  /** The factor by which a set that compares each item with all others may exceed the limit. */
  private static final int COMPARED = 4;

  private static final int MIN_BUCKETS = 11;

  private Tables() {}

  /** Returns a set of distinct items, each of which it compares with all others. */
  public static <T> CopyOnWriteArraySet<T> toCopiedSet(Collection<T> items, AvroInput in) {
    long max = (long) COMPARED * Internals.limits(in).maxEqualHashes();
    if (items.size() > max) {
      throw CodecFailures.limit(
          "more than " + max + " items in a CopyOnWriteArraySet (DecodeLimits.maxEqualHashes)",
          in.position());
    }
    return new CopyOnWriteArraySet<>(items);
  }

  /**
   * Returns a hash table with distinct keys. The keys of a bucket, which is the hash code modulo
   * the number of buckets, are counted like keys with equal hash codes, because they are searched
   * one by one. The number of buckets is odd: an even number could divide the distance between
   * ordinary keys, such as thousands, which would then share a bucket.
   */
  public static <K, V> Hashtable<K, V> toHashtable(Map<K, V> map, AvroInput in) {
    int buckets = (int) Math.min(Math.max(2L * map.size() + 1, MIN_BUCKETS), Integer.MAX_VALUE);
    if (map.size() > Internals.limits(in).maxEqualHashes()) {
      countBuckets(map, buckets, in);
    }
    Hashtable<K, V> table = new Hashtable<>(buckets);
    // A hash table iterates over a bucket from its last entry to its first, so adding the entries
    // backwards keeps their order.
    List<Map.Entry<K, V>> entries = new ArrayList<>(map.entrySet());
    for (int i = entries.size() - 1; i >= 0; i--) {
      table.put(entries.get(i).getKey(), entries.get(i).getValue());
    }
    return table;
  }

  private static void countBuckets(Map<?, ?> map, int buckets, AvroInput in) {
    EqualHashes counts = EqualHashes.begin(in);
    for (Object key : map.keySet()) {
      counts.count((key.hashCode() & Integer.MAX_VALUE) % buckets, in);
    }
    EqualHashes.end(counts, in);
  }
}
