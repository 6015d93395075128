package io.avrodyne.runtime.resolve;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Predicate;
import org.apache.avro.Schema;

/**
 * The choice of a branch of the reader's union for a writer's type that is not a union. It is the
 * first branch that matches exactly, otherwise the first branch that the writer's type can be
 * promoted to, with preference for a promotion that keeps the meaning.
 *
 * <p>A named type matches exactly by fullname, then by alias, then by unqualified name. If several
 * branches have that unqualified name, the writer's type could be any of them, so it matches none,
 * except in lenient mode, where it matches the first. There, a record is also read into the first
 * record that has no missing field without a default, whatever its name.
 */
final class BranchChoice {

  private final boolean strict;
  private final PlanBudget budget;
  private final IdentityHashMap<Schema, UnionIndex> unions = new IdentityHashMap<>();

  BranchChoice(boolean strict, PlanBudget budget) {
    this.strict = strict;
    this.budget = budget;
  }

  /** Returns the index of the branch, {@link UnionIndex#NONE} or {@link UnionIndex#AMBIGUOUS}. */
  int index(Schema writer, Schema reader) {
    int same = unions.computeIfAbsent(reader, this::indexed).same(writer, strict);
    if (same != UnionIndex.NONE) {
      return same;
    }
    if (!NamedTypes.isNamed(writer)) {
      return promoted(writer, reader.getTypes());
    }
    return !strict && writer.getType() == Schema.Type.RECORD
        ? first(reader.getTypes(), branch -> lacksNothing(writer, branch))
        : UnionIndex.NONE;
  }

  private UnionIndex indexed(Schema union) {
    budget.compare(union.getTypes().size());
    return new UnionIndex(union);
  }

  private int promoted(Schema writer, List<Schema> types) {
    int keepingMeaning =
        first(types, to -> isPromotion(writer, to) && LogicalRule.keepsMeaning(writer, to));
    return keepingMeaning != UnionIndex.NONE
        ? keepingMeaning
        : first(types, to -> isPromotion(writer, to));
  }

  private static boolean isPromotion(Schema writer, Schema reader) {
    return Promotion.of(writer.getType(), reader.getType()) != null;
  }

  private boolean lacksNothing(Schema writer, Schema reader) {
    if (reader.getType() != Schema.Type.RECORD) {
      return false;
    }
    budget.compare(writer.getFields().size() + reader.getFields().size());
    FieldMatch match = new FieldMatch(writer, reader);
    return reader.getFields().stream()
        .allMatch(field -> match.writerOf[field.pos()] >= 0 || field.hasDefaultValue());
  }

  private int first(List<Schema> types, Predicate<Schema> wanted) {
    for (int i = 0; i < types.size(); i++) {
      budget.compare(1);
      if (wanted.test(types.get(i))) {
        return i;
      }
    }
    return UnionIndex.NONE;
  }
}
