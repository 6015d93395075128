package io.avrodyne.processor.plan;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.OptionalInt;
import java.util.Set;
import org.apache.avro.Schema;

/** Tells how few and how many bytes a datum of a schema takes. */
public final class EncodedSize {

  private static final int MAX_RECORD = 100;

  private EncodedSize() {}

  /** Schemas of recursive types are circles of objects. */
  private static Set<Schema> openSet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** Returns the fewest bytes; a hostile count of items is checked against it. */
  public static int min(Schema schema) {
    return (int) Math.min(min(schema, openSet()), Integer.MAX_VALUE);
  }

  private static long min(Schema schema, Set<Schema> open) {
    return switch (schema.getType()) {
      case NULL -> 0;
      case FLOAT -> 4;
      case DOUBLE -> 8;
      case FIXED -> schema.getFixedSize();
      case UNION ->
          1 + schema.getTypes().stream().mapToLong(branch -> min(branch, open)).min().orElse(0);
      case RECORD -> minOfRecord(schema, open);
      default -> 1;
    };
  }

  private static long minOfRecord(Schema schema, Set<Schema> open) {
    if (!open.add(schema)) {
      return 0;
    }
    long sum = 0;
    for (Schema.Field field : schema.getFields()) {
      sum += min(field.schema(), open);
    }
    open.remove(schema);
    return sum;
  }

  /**
   * Returns the most bytes of a value that is bounded: neither open-ended nor a record of more than
   * {@value #MAX_RECORD} bytes. Room for it is made at once with others.
   */
  public static OptionalInt max(Schema schema) {
    return max(schema, openSet());
  }

  private static OptionalInt max(Schema schema, Set<Schema> open) {
    return switch (schema.getType()) {
      case NULL -> OptionalInt.of(0);
      case BOOLEAN -> OptionalInt.of(1);
      case FLOAT -> OptionalInt.of(4);
      case INT, ENUM -> OptionalInt.of(5);
      case DOUBLE -> OptionalInt.of(8);
      case LONG -> OptionalInt.of(10);
      case FIXED -> OptionalInt.of(schema.getFixedSize());
      case UNION -> maxOfUnion(schema, open);
      case RECORD -> maxOfRecord(schema, open);
      default -> OptionalInt.empty();
    };
  }

  private static OptionalInt maxOfUnion(Schema schema, Set<Schema> open) {
    int max = 0;
    for (Schema branch : schema.getTypes()) {
      OptionalInt size = max(branch, open);
      if (size.isEmpty()) {
        return OptionalInt.empty();
      }
      max = Math.max(max, size.getAsInt());
    }
    return OptionalInt.of(branchBytes(schema) + max);
  }

  /** The index of a union's branch is an int. */
  private static int branchBytes(Schema union) {
    return union.getTypes().size() <= 64 ? 1 : 2;
  }

  private static OptionalInt maxOfRecord(Schema schema, Set<Schema> open) {
    if (!open.add(schema)) {
      return OptionalInt.empty();
    }
    int sum = 0;
    for (Schema.Field field : schema.getFields()) {
      OptionalInt size = max(field.schema(), open);
      if (size.isEmpty() || size.getAsInt() > MAX_RECORD - sum) {
        return OptionalInt.empty();
      }
      sum += size.getAsInt();
    }
    open.remove(schema);
    // An empty record needs no room, so nobody makes any for it.
    return sum == 0 ? OptionalInt.empty() : OptionalInt.of(sum);
  }

  /** Returns a guess at the size of a typical datum, to begin with where nothing is known yet. */
  public static int typical(Schema schema) {
    return (int) Math.min(typical(schema, openSet()), 1 << 16);
  }

  private static long typical(Schema schema, Set<Schema> open) {
    return switch (schema.getType()) {
      case NULL -> 0;
      case STRING, BYTES -> 24;
      case FIXED -> schema.getFixedSize();
      case ARRAY -> 2 + 4 * typical(schema.getElementType(), open);
      case MAP -> 2 + 4 * (16 + typical(schema.getValueType(), open));
      case UNION ->
          1 + schema.getTypes().stream().mapToLong(branch -> typical(branch, open)).max().orElse(0);
      case RECORD -> typicalOfRecord(schema, open);
      default -> max(schema).orElse(0);
    };
  }

  private static long typicalOfRecord(Schema schema, Set<Schema> open) {
    if (!open.add(schema)) {
      return 0;
    }
    long sum = 0;
    for (Schema.Field field : schema.getFields()) {
      sum += typical(field.schema(), open);
    }
    open.remove(schema);
    return sum;
  }
}
