package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.generate.input.BadSchemasException;
import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The mapping of the schema of one field to a Java type. */
final class FieldMapping {

  private final NamedType owner;
  private final Schema.Field field;
  private final TypeNames names;
  private final Unions unions;
  private final Wrappers wrappers;
  private final Nullness nullness;

  FieldMapping(NamedType owner, Schema.Field field, Naming naming, Wrappers wrappers) {
    this.owner = owner;
    this.field = field;
    this.names = naming.names();
    this.unions = naming.unions();
    this.nullness = naming.nullness();
    this.wrappers = wrappers;
  }

  /** Returns the type of the field. */
  Value value() {
    return value(field.schema());
  }

  private Value value(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM -> named(schema);
      case ARRAY ->
          container(schema, List.class, value(schema.getElementType()).asArgument(nullness));
      case MAP -> container(schema, Map.class, value(schema.getValueType()).asArgument(nullness));
      case UNION -> union(schema);
      default -> scalar(schema);
    };
  }

  private Value named(Schema schema) {
    requireNoLogicalType(schema);
    return Value.of(names.of(schema));
  }

  private Value container(Schema schema, Class<?> type, TypeName value) {
    requireNoLogicalType(schema);
    ClassName name = ClassName.get(type);
    return Value.of(
        type == Map.class
            ? ParameterizedTypeName.get(name, ClassName.get(String.class), value)
            : ParameterizedTypeName.get(name, value));
  }

  private Value scalar(Schema schema) {
    if (schema.getType() == Schema.Type.FIXED && schema.getFixedSize() == 0) {
      throw refused(
          schema.getFullName() + " has the size 0, which codecs do not support.",
          "Use a size of at least 1, or remove the field.");
    }
    String namespace = owner.schema().getNamespace();
    return ScalarTypes.find(schema, namespace == null ? "" : namespace)
        .orElseThrow(() -> unknownLogicalType(schema));
  }

  private void requireNoLogicalType(Schema schema) {
    if (!ScalarTypes.logicalType(schema).isEmpty()) {
      throw unknownLogicalType(schema);
    }
  }

  private BadSchemasException unknownLogicalType(Schema schema) {
    return refused(
        owner.fullname()
            + "."
            + field.name()
            + " has the logical type "
            + ScalarTypes.logicalType(schema)
            + ", which is not one of Avro's.",
        "Write this class by hand, with a converter for the logical type.");
  }

  private BadSchemasException refused(String finding, String remedy) {
    return new BadSchemasException(
        List.of(new Problem(owner.placeOf(field.pos()), finding, remedy)));
  }

  private Value union(Schema schema) {
    List<Schema> branches = new ArrayList<>(schema.getTypes());
    boolean orNull = branches.removeIf(each -> each.getType() == Schema.Type.NULL);
    if (branches.isEmpty()) {
      throw refused(
          owner.fullname() + "." + field.name() + " is a union of null alone.",
          "Use null itself as the type.");
    }
    Value value;
    if (orNull && branches.size() == 1) {
      value = value(branches.get(0));
    } else if (unions.isSealed(branches)) {
      value = Value.of(unions.of(branches, owner.schema(), field));
    } else {
      value = mixed(branches);
    }
    return orNull ? value.orNull() : value;
  }

  private Value mixed(List<Schema> branches) {
    AnnotationSpec.Builder union = Annotations.of("AvroUnion");
    for (Schema branch : branches) {
      union.addMember("value", "$T.class", branchClass(branch, value(branch)));
    }
    return Value.of(ClassName.get(Object.class), union.build());
  }

  /** A class literal says all of a branch, unless it has annotations or type arguments. */
  private TypeName branchClass(Schema branch, Value value) {
    boolean plain =
        value.annotations().isEmpty() && !(value.type() instanceof ParameterizedTypeName);
    if (plain) {
      return value.type().isPrimitive() ? value.type().box() : value.type();
    }
    return wrappers.of(branch, value, field);
  }
}
