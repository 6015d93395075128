package io.avrodyne.runtime.resolve;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/** Finds out how values of a writer's types are skipped, and the fewest bytes that they take. */
final class SkipPlanner {

  private static final int MIN_BYTES_BOUND = 1 << 20;

  private final PlanBudget budget;
  private final IdentityHashMap<Schema, Skip> known = new IdentityHashMap<>();

  /** The records whose fields are being looked at, with what a use within them needs, if any. */
  private final IdentityHashMap<Schema, Optional<Skip.Recursive>> unfinished =
      new IdentityHashMap<>();

  private final IdentityHashMap<Schema, Integer> minBytes = new IdentityHashMap<>();

  SkipPlanner(PlanBudget budget) {
    this.budget = budget;
  }

  /** Returns what reads past values of a type. */
  Skip skip(Schema writer) {
    Skip made = known.get(writer);
    if (made != null) {
      return made;
    }
    if (unfinished.containsKey(writer)) {
      return usedWithin(writer);
    }
    budget.enter();
    made = make(writer);
    known.put(writer, made);
    budget.leave();
    return made;
  }

  private Skip usedWithin(Schema record) {
    Skip.Recursive use = new Skip.Recursive();
    unfinished.put(record, Optional.of(use));
    known.put(record, use);
    return use;
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
    unfinished.put(writer, Optional.empty());
    Skip[] all = all(writer.getFields().stream().map(Schema.Field::schema).toList());
    Skip[] fields = Arrays.stream(all).filter(field -> field != Skip.NOTHING).toArray(Skip[]::new);
    Skip made = fields.length == 0 ? Skip.NOTHING : new Skip.OfRecord(fields);
    Optional<Skip.Recursive> use = unfinished.remove(writer);
    use.ifPresent(recursive -> recursive.set(made));
    return use.isPresent() ? use.get() : made;
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
