package io.avrodyne.runtime.generated;

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
 * Makes the sets and maps that search items of one place one by one, whatever order they have, of
 * items and entries that are distinct already. Called by generated code.
 *
 * <p><b>Allocation.</b> What they return.
 *
 * <p><b>Errors.</b> {@link LimitExceededException} beyond {@link DecodeLimits#maxEqualHashes}.
 */
@SuppressWarnings({"JdkObsolete", "NonApiType"}) // A field may be declared as what is made.
public final class Tables {

  /** How many times as many items a set that compares each with all others may have. */
  private static final int COMPARED = 4;

  private static final int MIN_PLACES = 11;

  private Tables() {}

  /** Returns a set of distinct items, each of which it compares with all others. */
  public static <T> CopyOnWriteArraySet<T> toCopiedSet(Collection<T> items, AvroInput in) {
    long max = (long) COMPARED * Internals.limits(in).maxEqualHashes();
    if (items.size() > max) {
      throw CodecFailures.limit(
          "more than " + max + " items in a CopyOnWriteArraySet", in.position());
    }
    return new CopyOnWriteArraySet<>(items);
  }

  /**
   * Returns a table of distinct keys. Those of one place, which is the hash code modulo the number
   * of places, are searched as those of one hash code are. That number is odd: an even one may
   * divide the distance of honest keys, such as thousands, which would then share one place.
   */
  public static <K, V> Hashtable<K, V> toHashtable(Map<K, V> map, AvroInput in) {
    int places = (int) Math.min(Math.max(2L * map.size() + 1, MIN_PLACES), Integer.MAX_VALUE);
    if (map.size() > Internals.limits(in).maxEqualHashes()) {
      countPlaces(map, places, in);
    }
    Hashtable<K, V> table = new Hashtable<>(places);
    // In each place a table goes from its last entry to the first: backwards, they keep their
    // order.
    List<Map.Entry<K, V>> entries = new ArrayList<>(map.entrySet());
    for (int i = entries.size() - 1; i >= 0; i--) {
      table.put(entries.get(i).getKey(), entries.get(i).getValue());
    }
    return table;
  }

  private static void countPlaces(Map<?, ?> map, int places, AvroInput in) {
    EqualHashes counts = EqualHashes.begin(in);
    for (Object key : map.keySet()) {
      counts.count((key.hashCode() & Integer.MAX_VALUE) % places, in);
    }
    EqualHashes.end(counts, in);
  }
}
