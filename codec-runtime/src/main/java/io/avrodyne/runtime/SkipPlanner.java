package io.avrodyne.runtime;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import org.apache.avro.Schema;

/** Finds out how values of a writer's types are skipped, and the fewest bytes that they take. */
final class SkipPlanner {

  private static final int MIN_BYTES_BOUND = 1 << 20;

  private final PlanBudget budget;
  private final IdentityHashMap<Schema, Skip> known = new IdentityHashMap<>();
  private final IdentityHashMap<Schema, Boolean> unfinished = new IdentityHashMap<>();
  private final IdentityHashMap<Schema, Integer> minBytes = new IdentityHashMap<>();

  SkipPlanner(PlanBudget budget) {
    this.budget = budget;
  }

  /** Returns what reads past values of a type. */
  Skip skip(Schema writer) {
    Skip made = known.get(writer);
    if (made != null) {
      markRecursive(writer, made);
      return made;
    }
    budget.enter();
    made = make(writer);
    known.put(writer, made);
    budget.leave();
    return made;
  }

  private void markRecursive(Schema writer, Skip made) {
    if (made instanceof Skip.OfRecord record && unfinished.containsKey(writer)) {
      record.recursive = true;
    }
  }

  private Skip make(Schema writer) {
    return switch (writer.getType()) {
      case NULL -> Skip.NOTHING;
      case BOOLEAN -> Skip.BOOLEAN;
      case INT -> Skip.INT;
      case LONG -> Skip.LONG;
      case FLOAT -> new Skip.OfSize(Float.BYTES);
      case DOUBLE -> new Skip.OfSize(Double.BYTES);
      case BYTES -> Skip.BYTES;
      case STRING -> Skip.STRING;
      case FIXED -> fixed(writer.getFixedSize());
      case ENUM -> new Skip.OfEnum(writer.getEnumSymbols().size());
      case UNION -> new Skip.OfUnion(all(writer.getTypes()));
      case ARRAY -> blocks(writer.getElementType(), false);
      case MAP -> blocks(writer.getValueType(), true);
      case RECORD -> record(writer);
    };
  }

  private static Skip fixed(int size) {
    return size == 0 ? Skip.NOTHING : new Skip.OfSize(size);
  }

  private Skip[] all(List<Schema> types) {
    return types.stream().map(this::skip).toArray(Skip[]::new);
  }

  private Skip blocks(Schema item, boolean keyed) {
    return new Skip.OfBlocks(skip(item), keyed, minItemBytes(item, keyed));
  }

  /** Leaves out what takes no bytes: a short schema may hold 2^40 records that do. */
  private Skip record(Schema writer) {
    Skip.OfRecord made = new Skip.OfRecord();
    known.put(writer, made);
    unfinished.put(writer, true);
    Skip[] fields = all(writer.getFields().stream().map(Schema.Field::schema).toList());
    made.fields = Arrays.stream(fields).filter(f -> f != Skip.NOTHING).toArray(Skip[]::new);
    unfinished.remove(writer);
    return made.fields.length == 0 ? Skip.NOTHING : made;
  }

  /** Returns the fewest bytes of an item, or of a key and its value. */
  int minItemBytes(Schema item, boolean keyed) {
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

  /** A record within itself counts as nothing: there is a union or a collection in between. */
  private int recordMinBytes(Schema writer) {
    Integer found = minBytes.putIfAbsent(writer, 0);
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
