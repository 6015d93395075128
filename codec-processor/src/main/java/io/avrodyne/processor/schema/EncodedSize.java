package io.avrodyne.processor.schema;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.apache.avro.Schema;

/** The smallest and largest number of bytes of a datum of a schema. */
public final class EncodedSize {

  private static final int MAX_RECORD = 100;
  private static final long MAX_TYPICAL = 1 << 16;

  private EncodedSize() {}

  /** Returns the fewest bytes; a hostile count of items is checked against it. */
  public static int min(Schema schema) {
    return LeastSizes.of(schema);
  }

  /** Returns the fewest bytes of an entry of a map, whose key has at least its length. */
  public static int minOfEntry(Schema value) {
    return sum(1, min(value));
  }

  /** Returns the sum of two sizes, or the largest int where they are more. */
  public static int sum(int one, int other) {
    return (int) Math.min((long) one + other, Integer.MAX_VALUE);
  }

  /**
   * Returns the most bytes of a value that is bounded: neither open-ended nor a record of more than
   * {@value #MAX_RECORD} bytes. Its capacity is reserved together with that of others.
   */
  public static OptionalInt max(Schema schema) {
    return max(schema, new IdentityHashMap<>());
  }

  /**
   * Returns the same, and stores the results for records.
   *
   * @param known by identity
   */
  public static OptionalInt max(Schema schema, Map<Schema, OptionalInt> known) {
    return switch (schema.getType()) {
      case NULL -> OptionalInt.of(0);
      case BOOLEAN -> OptionalInt.of(1);
      case FLOAT -> OptionalInt.of(4);
      case INT, ENUM -> OptionalInt.of(5);
      case DOUBLE -> OptionalInt.of(8);
      case LONG -> OptionalInt.of(10);
      case FIXED -> OptionalInt.of(schema.getFixedSize());
      case UNION -> maxOfUnion(schema, known);
      case RECORD -> maxOfRecord(schema, known);
      default -> OptionalInt.empty();
    };
  }

  private static OptionalInt maxOfUnion(Schema schema, Map<Schema, OptionalInt> known) {
    int max = 0;
    for (Schema branch : schema.getTypes()) {
      OptionalInt size = max(branch, known);
      if (size.isEmpty()) {
        return OptionalInt.empty();
      }
      max = Math.max(max, size.getAsInt());
    }
    return OptionalInt.of(sum(branchBytes(schema), max));
  }

  /** The index of a union's branch is an int. */
  private static int branchBytes(Schema union) {
    return union.getTypes().size() <= 64 ? 1 : 2;
  }

  /** A record that contains itself is not bounded, and neither is a record that contains it. */
  private static OptionalInt maxOfRecord(Schema schema, Map<Schema, OptionalInt> known) {
    OptionalInt size = known.putIfAbsent(schema, OptionalInt.empty());
    if (size == null) {
      size = maxOfFields(schema, known);
      known.put(schema, size);
    }
    return size;
  }

  private static OptionalInt maxOfFields(Schema schema, Map<Schema, OptionalInt> known) {
    int sum = 0;
    for (Schema.Field field : schema.getFields()) {
      OptionalInt size = max(field.schema(), known);
      if (size.isEmpty() || size.getAsInt() > MAX_RECORD - sum) {
        return OptionalInt.empty();
      }
      sum += size.getAsInt();
    }
    // An empty record needs no capacity, so none is reserved for it.
    return sum == 0 ? OptionalInt.empty() : OptionalInt.of(sum);
  }

  /** Returns an estimate of the size of a typical datum, used until the actual sizes are known. */
  public static int typical(Schema schema) {
    return (int) typical(schema, new IdentityHashMap<>());
  }

  /** Nested collections multiply, so the size of each part is limited to that of the whole. */
  private static long typical(Schema schema, Map<Schema, Long> known) {
    long size =
        switch (schema.getType()) {
          case NULL -> 0;
          case STRING, BYTES -> 24;
          case FIXED -> schema.getFixedSize();
          case ARRAY -> 2 + 4 * typical(schema.getElementType(), known);
          case MAP -> 2 + 4 * (16 + typical(schema.getValueType(), known));
          case UNION -> 1 + typicalOfBranches(schema, known);
          case RECORD -> typicalOfRecord(schema, known);
          default -> max(schema).orElse(0);
        };
    return Math.min(size, MAX_TYPICAL);
  }

  private static long typicalOfBranches(Schema union, Map<Schema, Long> known) {
    return union.getTypes().stream().mapToLong(branch -> typical(branch, known)).max().orElse(0);
  }

  /** A record within itself counts as empty. */
  private static long typicalOfRecord(Schema schema, Map<Schema, Long> known) {
    Long size = known.putIfAbsent(schema, 0L);
    if (size == null) {
      size = 0L;
      for (Schema.Field field : schema.getFields()) {
        size = Math.min(size + typical(field.schema(), known), MAX_TYPICAL);
      }
      known.put(schema, size);
    }
    return size;
  }
}
