package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A comparison that determines whether the data of two schemas have the same layout and the same
 * meaning: equal types, names and symbols and, by {@link LogicalRule}, equal logical types.
 * Defaults, aliases, documentation and other properties are ignored because they do not affect
 * data.
 */
public final class SchemaIdentity {

  /** Records that have been or are being compared; the first difference ends the comparison. */
  private final Set<TypePair> records = new HashSet<>();

  private SchemaIdentity() {}

  /**
   * The first difference between two schemas.
   *
   * @param path the path of the field, empty for the whole schema; items are {@code []}, the values
   *     of a map {@code {}}
   * @param description what the two sides have there
   */
  private record Difference(String path, String description) {

    Difference within(String step) {
      boolean joined = path.isEmpty() || path.startsWith("[") || path.startsWith("{");
      return new Difference(step + (joined ? "" : ".") + path, description);
    }

    @Override
    public String toString() {
      return path.isEmpty() ? description : path + ": " + description;
    }
  }

  /** Returns whether the data of two schemas have the same layout and the same meaning. */
  public static boolean same(Schema one, Schema other) {
    return new SchemaIdentity().compare(one, other) == null;
  }

  /**
   * Returns where and how the data of two schemas differ in layout or meaning; null if they do not
   * differ.
   *
   * @throws io.avrodyne.api.LimitExceededException if the schemas are nested too deeply for the
   *     stack of the thread
   */
  public static @Nullable String difference(Schema one, Schema other) {
    try {
      Difference found = new SchemaIdentity().compare(one, other);
      return found == null ? null : found.toString();
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  private @Nullable Difference compare(Schema one, Schema other) {
    if (one.getType() != other.getType()) {
      return new Difference("", one.getType().getName() + " and " + other.getType().getName());
    }
    if (!LogicalRule.isSame(one, other)) {
      return new Difference("", form(one) + " and " + form(other));
    }
    if (NamedTypes.isNamed(one) && !one.getFullName().equals(other.getFullName())) {
      return new Difference("", one.getFullName() + " and " + other.getFullName());
    }
    return compareInside(one, other);
  }

  private static String form(Schema schema) {
    EffectiveLogicalType form = EffectiveLogicalType.of(schema);
    return form.isAbsent() ? "no logical type" : form.toString();
  }

  private @Nullable Difference compareInside(Schema one, Schema other) {
    return switch (one.getType()) {
      case ENUM -> unless(one.getEnumSymbols().equals(other.getEnumSymbols()), "different symbols");
      case FIXED -> unless(one.getFixedSize() == other.getFixedSize(), "different sizes");
      case ARRAY -> within("[]", compare(one.getElementType(), other.getElementType()));
      case MAP -> within("{}", compare(one.getValueType(), other.getValueType()));
      case UNION -> compareBranches(one.getTypes(), other.getTypes());
      case RECORD -> records.add(new TypePair(one, other)) ? compareFields(one, other) : null;
      default -> null;
    };
  }

  private static @Nullable Difference unless(boolean same, String description) {
    return same ? null : new Difference("", description);
  }

  private static @Nullable Difference within(String step, @Nullable Difference found) {
    return found == null ? null : found.within(step);
  }

  private @Nullable Difference compareFields(Schema one, Schema other) {
    List<Schema.Field> fields = one.getFields();
    if (!names(one).equals(names(other))) {
      return new Difference("", "different fields");
    }
    Difference found = null;
    for (int i = 0; i < fields.size() && found == null; i++) {
      Schema type = fields.get(i).schema();
      found = within(fields.get(i).name(), compare(type, other.getFields().get(i).schema()));
    }
    return found;
  }

  private @Nullable Difference compareBranches(List<Schema> ones, List<Schema> others) {
    if (ones.size() != others.size()) {
      return new Difference("", "different branches");
    }
    Difference found = null;
    for (int i = 0; i < ones.size() && found == null; i++) {
      found = compare(ones.get(i), others.get(i));
    }
    return found;
  }

  private static List<String> names(Schema record) {
    return record.getFields().stream().map(Schema.Field::name).toList();
  }
}
