package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.resolve.EffectiveLogicalType;
import java.nio.ByteBuffer;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericContainer;
import org.jspecify.annotations.Nullable;

/**
 * The types that objects have in the schema of their own record, which may not be the schema by
 * which they are encoded. They are null where they are not known.
 *
 * <p>A {@code Long} is a time in the unit of its own type, and would be another time in the unit of
 * another type.
 */
final class ObjectTypes {

  private ObjectTypes() {}

  /** Returns the type of an object: its schema if it has one, or else the type of its place. */
  static @Nullable Schema of(@Nullable Object value, @Nullable Schema place) {
    return value instanceof GenericContainer container ? container.getSchema() : place;
  }

  /** Returns the type of the items of an array, or of the values of a map. */
  static @Nullable Schema ofComponents(@Nullable Schema container, ValueForm form) {
    Schema.Type kind = form.schema().getType();
    Schema type = branch(container, kind.getName());
    if (type == null || type.getType() != kind) {
      return null;
    }
    return kind == Schema.Type.ARRAY ? type.getElementType() : type.getValueType();
  }

  /**
   * Rejects an object that means something else under its own type. Objects such as an {@code
   * Instant} mean the same under all types.
   */
  static void requireSameMeaning(ScalarForm<?> form, Object value, @Nullable Schema own) {
    Schema type = branch(own, branchName(form, value));
    if (type == null) {
      return;
    }
    EffectiveLogicalType from = EffectiveLogicalType.of(type);
    EffectiveLogicalType to = EffectiveLogicalType.of(form.schema());
    if (!meanTheSame(from, to) && form.base().fitOfJava(value) != Fit.NONE) {
      throw Mismatch.ofJava(
          form,
          CodecFailures.encoding(
              "a "
                  + value.getClass().getName()
                  + " that has the logical type "
                  + from
                  + " in its own schema, not "
                  + to));
    }
  }

  /** Either may be absent. The precision of a decimal does not change its value. */
  private static boolean meanTheSame(EffectiveLogicalType one, EffectiveLogicalType other) {
    return one.name().isEmpty()
        || other.name().isEmpty()
        || (one.name().equals(other.name()) && one.scale() == other.scale());
  }

  private static @Nullable Schema branch(@Nullable Schema type, String name) {
    if (type == null || type.getType() != Schema.Type.UNION) {
      return type;
    }
    Integer index = type.getIndexNamed(name);
    return index == null ? null : type.getTypes().get(index);
  }

  /** Returns the name of the branch of an object: an int may be written as a long. */
  private static String branchName(ScalarForm<?> form, Object value) {
    if (value instanceof Integer) {
      return Schema.Type.INT.getName();
    }
    if (value instanceof Long) {
      return Schema.Type.LONG.getName();
    }
    return value instanceof ByteBuffer ? Schema.Type.BYTES.getName() : form.schema().getFullName();
  }
}
