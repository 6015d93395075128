package io.avrodyne.flink;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.adapter.CodecListing;
import java.math.BigDecimal;
import java.net.URI;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The rules for keys. Flink distributes keys by their hash codes, which must be the same in every
 * JVM, and state back ends compare their bytes, so equal keys must have equal bytes, and different
 * keys must have different bytes. Maps and sets have no order; floating-point numbers have two
 * zeros and many values that are not numbers; URIs are equal although the case of some letters
 * differs; objects of BigDecimal with different scales are not equal, but the logical type decimal
 * writes them with one scale; enums and arrays have other hash codes in another JVM.
 */
final class KeyRules {

  private final Set<Object> seen = new HashSet<>();

  /** Whether the schema has a decimal, which does not keep the scale of a BigDecimal. */
  private boolean hasDecimals;

  private KeyRules() {}

  /** Returns why the values of a codec cannot be keys, with the path; null if they can. */
  static @Nullable String problem(AvroCodec<?> codec) {
    KeyRules rules = new KeyRules();
    TypeShape type = TypeShape.of(CodecListing.typeOf(codec));
    String inSchema = rules.ofSchema(codec.schema(), type.raw().getSimpleName());
    return inSchema != null ? inSchema : rules.ofType(type, type.raw().getSimpleName());
  }

  private @Nullable String ofSchema(Schema schema, String path) {
    return switch (schema.getType()) {
      case MAP -> path + " is a map, whose entries have no order";
      case FLOAT, DOUBLE ->
          path + " is a floating-point number, whose equality is not that of bytes";
      case ENUM -> path + " is an enum, whose hash code differs between JVMs";
      case ARRAY -> ofSchema(schema.getElementType(), path + "[]");
      case UNION -> ofBranches(schema.getTypes(), path);
      case RECORD -> seen.add(schema.getFullName()) ? ofFields(schema, path) : null;
      case BYTES, FIXED -> {
        hasDecimals |= LogicalTypes.fromSchemaIgnoreInvalid(schema) instanceof LogicalTypes.Decimal;
        yield null;
      }
      default -> null;
    };
  }

  private @Nullable String ofBranches(List<Schema> branches, String path) {
    for (Schema branch : branches) {
      String problem = ofSchema(branch, path);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private @Nullable String ofFields(Schema record, String path) {
    for (Schema.Field field : record.getFields()) {
      String problem = ofSchema(field.schema(), path + "." + field.name());
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private @Nullable String ofType(TypeShape type, String path) {
    Class<?> raw = type.raw();
    if (raw.isArray()) {
      return path + " is an array, whose hash code differs between JVMs";
    }
    if (raw.isEnum()) {
      return path + " is an enum, whose hash code differs between JVMs";
    }
    if (Map.class.isAssignableFrom(raw)) {
      return path + " is a map, whose entries have no order";
    }
    if (Collection.class.isAssignableFrom(raw) && !List.class.isAssignableFrom(raw)) {
      return path + " is a set or another collection, whose items may have any order";
    }
    if (List.class.isAssignableFrom(raw) || raw == Optional.class) {
      return ofArguments(type, path + "[]");
    }
    if (raw == BigDecimal.class && hasDecimals) {
      return path + " is a decimal, whose own scale is not kept";
    }
    if (raw == URI.class) {
      return path + " is a URI, whose equality ignores the case of some letters";
    }
    if (raw.isPrimitive() || !seen.add(type)) {
      return null;
    }
    return type.isOfJdk() ? ofHashCode(raw, path) : ofClass(type, path);
  }

  private @Nullable String ofArguments(TypeShape type, String path) {
    if (type.arguments().size() != 1) {
      return path + " has items of an unknown type";
    }
    return ofType(type.arguments().get(0), path);
  }

  private @Nullable String ofClass(TypeShape type, String path) {
    if (type.raw().isSealed()) {
      for (TypeShape permitted : type.permitted()) {
        String problem = ofType(permitted, permitted.raw().getSimpleName());
        if (problem != null) {
          return problem;
        }
      }
    } else if (type.isAbstract()) {
      return path + " is abstract, so that its fields are unknown";
    }
    return type.isAbstract() ? null : ofMembers(type, path);
  }

  private @Nullable String ofMembers(TypeShape type, String path) {
    String ofItself = ofHashCode(type.raw(), path);
    if (ofItself != null) {
      return ofItself;
    }
    for (TypeShape.Member member : type.members()) {
      String problem = ofType(member.type(), path + "." + member.name());
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static @Nullable String ofHashCode(Class<?> type, String path) {
    if (type.isInterface()) {
      return path + " is an interface, so that its hash code is unknown";
    }
    try {
      boolean own = type.getMethod("hashCode").getDeclaringClass() != Object.class;
      return own ? null : path + " has no hashCode() of its own";
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
