package io.avrodyne.runtime;

import java.util.List;
import java.util.function.Predicate;
import org.apache.avro.Schema;

/**
 * Chooses the branch of a reader's union for a type of the writer that is no union: the first one
 * that matches exactly, then the first one that it is promoted to.
 *
 * <p>Named types match exactly by fullname, then by unqualified name or alias. Lenient, a record
 * goes into the first record that lacks nothing, whatever its name.
 */
final class BranchChoice {

  private static final int NONE = -1;

  private final boolean strict;

  BranchChoice(boolean strict) {
    this.strict = strict;
  }

  /** Returns the index of the branch, -1 if there is none. */
  int index(Schema writer, Schema reader) {
    List<Schema> types = reader.getTypes();
    Schema.Type type = writer.getType();
    if (!TypeNames.isNamed(writer)) {
      int same = first(types, branch -> branch.getType() == type);
      return same != NONE ? same : promoted(writer, types);
    }
    int same =
        first(
            types,
            branch ->
                branch.getType() == type && branch.getFullName().equals(writer.getFullName()));
    if (same == NONE) {
      same = first(types, branch -> branch.getType() == type && TypeNames.match(writer, branch));
    }
    return same == NONE && !strict && type == Schema.Type.RECORD
        ? first(types, branch -> branch.getType() == type && lacksNothing(writer, branch))
        : same;
  }

  private static int promoted(Schema writer, List<Schema> types) {
    int plain = first(types, branch -> ScalarResolver.isReadable(writer, branch));
    return plain != NONE
        ? plain
        : first(types, branch -> ScalarResolver.isPromotion(writer.getType(), branch.getType()));
  }

  private static boolean lacksNothing(Schema writer, Schema reader) {
    FieldMatch match = new FieldMatch(writer, reader);
    return reader.getFields().stream()
        .allMatch(field -> match.writerOf[field.pos()] >= 0 || field.hasDefaultValue());
  }

  private static int first(List<Schema> types, Predicate<Schema> wanted) {
    for (int i = 0; i < types.size(); i++) {
      if (wanted.test(types.get(i))) {
        return i;
      }
    }
    return NONE;
  }
}
