package io.avrodyne.runtime.resolve;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/** The construction of skips for a writer's types. */
final class SkipPlanner {

  private final PlanBudget budget;
  private final IdentityHashMap<Schema, Skip> known = new IdentityHashMap<>();

  /**
   * The records whose fields are being processed, each with the skip for a use within them, if
   * there is such a use.
   */
  private final IdentityHashMap<Schema, Optional<Skip.Recursive>> unfinished =
      new IdentityHashMap<>();

  private final MinimumSizes sizes = new MinimumSizes();

  SkipPlanner(PlanBudget budget) {
    this.budget = budget;
  }

  /** Returns the skip for the values of a type. */
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
      case FLOAT -> Skip.ofSize(Float.BYTES);
      case DOUBLE -> Skip.ofSize(Double.BYTES);
      case BYTES -> Skip.BYTES;
      case STRING -> Skip.STRING;
      case FIXED -> Skip.ofSize(writer.getFixedSize());
      case ENUM -> new Skip.OfEnum(writer.getEnumSymbols().size());
      case UNION -> new Skip.OfUnion(all(writer.getTypes()));
      case ARRAY -> blocks(writer.getElementType(), false);
      case MAP -> blocks(writer.getValueType(), true);
      case RECORD -> record(writer);
    };
  }

  private Skip[] all(List<Schema> types) {
    return types.stream().map(this::skip).toArray(Skip[]::new);
  }

  private Skip blocks(Schema item, boolean keyed) {
    return new Skip.OfBlocks(skip(item), keyed, sizes.ofItem(item, keyed));
  }

  /**
   * Returns the skip for a record. Fields that occupy no bytes are omitted: a short schema may
   * contain 2^40 such records.
   */
  private Skip record(Schema writer) {
    unfinished.put(writer, Optional.empty());
    Skip[] all = all(writer.getFields().stream().map(Schema.Field::schema).toList());
    Skip[] fields = Arrays.stream(all).filter(field -> field != Skip.NOTHING).toArray(Skip[]::new);
    Skip made = fields.length == 0 ? Skip.NOTHING : new Skip.OfRecord(fields);
    Optional<Skip.Recursive> use = unfinished.remove(writer);
    use.ifPresent(recursive -> recursive.set(made));
    return use.isPresent() ? use.get() : made;
  }

  /** Returns the minimum sizes of the values of types. */
  MinimumSizes sizes() {
    return sizes;
  }
}
