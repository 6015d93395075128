package io.avrodyne.runtime;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * Tells whether data of two schemas are the same and mean the same: equal types, names, symbols and
 * logical types. Defaults, aliases, documentation and other properties do not matter to data.
 */
final class SchemaIdentity {

  /** Records that were compared, or are being: the first difference ends it all. */
  private final Set<TypePair> records = new HashSet<>();

  private final PlanBudget budget = new PlanBudget();

  private SchemaIdentity() {}

  static boolean same(Schema one, Schema other) {
    return new SchemaIdentity().compare(one, other);
  }

  private boolean compare(Schema one, Schema other) {
    if (one.getType() != other.getType() || !LogicalForm.of(one).equals(LogicalForm.of(other))) {
      return false;
    }
    if (TypeNames.isNamed(one) && !one.getFullName().equals(other.getFullName())) {
      return false;
    }
    budget.enter();
    boolean same = compareInside(one, other);
    budget.leave();
    return same;
  }

  private boolean compareInside(Schema one, Schema other) {
    return switch (one.getType()) {
      case ENUM -> one.getEnumSymbols().equals(other.getEnumSymbols());
      case FIXED -> one.getFixedSize() == other.getFixedSize();
      case ARRAY -> compare(one.getElementType(), other.getElementType());
      case MAP -> compare(one.getValueType(), other.getValueType());
      case UNION -> compareAll(one.getTypes(), other.getTypes());
      case RECORD -> !records.add(new TypePair(one, other)) || compareFields(one, other);
      default -> true;
    };
  }

  private boolean compareFields(Schema one, Schema other) {
    return names(one).equals(names(other)) && compareAll(types(one), types(other));
  }

  private boolean compareAll(List<Schema> ones, List<Schema> others) {
    if (ones.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < ones.size(); i++) {
      if (!compare(ones.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<String> names(Schema record) {
    return record.getFields().stream().map(Schema.Field::name).toList();
  }

  private static List<Schema> types(Schema record) {
    return record.getFields().stream().map(Schema.Field::schema).toList();
  }
}
