package io.avrodyne.runtime.resolve;

import java.util.IdentityHashMap;
import org.apache.avro.Schema;

/**
 * The minimum sizes of the values of types, against which the number of items that a block declares
 * is checked.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class MinimumSizes {

  private static final int MIN_BYTES_BOUND = 1 << 20;

  private final IdentityHashMap<Schema, Integer> minBytes = new IdentityHashMap<>();

  /** Creates an empty table, which is filled as sizes are asked for. */
  public MinimumSizes() {}

  /**
   * Returns the minimum size of an item, or of a key and its value, in bytes. It is zero only if no
   * item has bytes.
   */
  public int ofItem(Schema item, boolean keyed) {
    return minBytes(item) + (keyed ? 1 : 0);
  }

  private int minBytes(Schema writer) {
    return switch (writer.getType()) {
      case NULL -> 0;
      case FLOAT -> Float.BYTES;
      case DOUBLE -> Double.BYTES;
      case FIXED -> Math.min(writer.getFixedSize(), MIN_BYTES_BOUND);
      case RECORD -> recordMinBytes(writer);
      case UNION -> 1 + writer.getTypes().stream().mapToInt(this::minBytes).min().orElse(0);
      default -> 1;
    };
  }

  /**
   * Returns the minimum size of a record, in bytes. A record within itself counts as one byte, that
   * of the union or collection which must be in between. It must not count as none, because the
   * sizes of records around it, which are kept, could then be zero.
   */
  private int recordMinBytes(Schema writer) {
    Integer found = minBytes.putIfAbsent(writer, 1);
    if (found != null) {
      return found;
    }
    long sum = 0;
    for (Schema.Field field : writer.getFields()) {
      sum += minBytes(field.schema());
    }
    int bounded = (int) Math.min(sum, MIN_BYTES_BOUND);
    minBytes.put(writer, bounded);
    return bounded;
  }
}
