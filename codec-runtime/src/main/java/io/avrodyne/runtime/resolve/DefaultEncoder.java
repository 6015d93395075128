package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * An encoder of defaults, which are given as the maps, lists, numbers, texts, booleans and nulls of
 * their JSON. It is strict: a value that does not match the type is rejected, so that a union uses
 * the first branch that matches.
 *
 * <p><b>Source.</b> Avro specification, "Complex Types", the table of field default values.
 */
final class DefaultEncoder {

  /** Returned in place of a position if a value does not match the type. */
  private static final int NO_VALUE = -1;

  private final DefaultValues values;
  private PlanBudget budget = new PlanBudget();

  /** Whether a record matches only values whose keys are all fields of it. */
  private boolean exact;

  DefaultEncoder(DefaultValues values) {
    this.values = values;
  }

  byte[] encode(Schema.Field field, @Nullable Object value) {
    AvroOutput out = new AvroOutput();
    budget = new PlanBudget();
    exact = false;
    int end;
    try {
      end = put(field.schema(), value, out, 0);
    } catch (EncodeException e) {
      end = NO_VALUE;
    }
    if (end == NO_VALUE) {
      throw CodecFailures.resolution(
          "the default of the reader's field does not match its type, "
              + TypeDescription.of(field.schema()));
    }
    return Arrays.copyOf(Internals.buffer(out), end);
  }

  private int put(Schema type, @Nullable Object value, AvroOutput out, int p) {
    budget.enter();
    Internals.ensure(out, p, Primitives.MAX_LONG_BYTES);
    int end =
        switch (type.getType()) {
          case NULL -> value == null ? p : NO_VALUE;
          case BOOLEAN -> putBoolean(value, out, p);
          case INT -> putInteger(value, Integer.MIN_VALUE, Integer.MAX_VALUE, out, p);
          case LONG -> putInteger(value, Long.MIN_VALUE, Long.MAX_VALUE, out, p);
          case FLOAT ->
              value instanceof Number number && Float.isFinite(number.floatValue())
                  ? Primitives.putFloat(Internals.buffer(out), p, number.floatValue())
                  : NO_VALUE;
          case DOUBLE ->
              value instanceof Number number && Double.isFinite(number.doubleValue())
                  ? Primitives.putDouble(Internals.buffer(out), p, number.doubleValue())
                  : NO_VALUE;
          case STRING ->
              value instanceof String text ? Internals.putString(out, p, text, 0) : NO_VALUE;
          case BYTES -> putBytes(value, out, p);
          case FIXED -> putFixed(type, value, out, p);
          case ENUM ->
              value instanceof String symbol && type.hasEnumSymbol(symbol)
                  ? Primitives.putInt(Internals.buffer(out), p, type.getEnumOrdinal(symbol))
                  : NO_VALUE;
          case ARRAY -> value instanceof List<?> items ? putArray(type, items, out, p) : NO_VALUE;
          case MAP -> value instanceof Map<?, ?> map ? putMap(type, map, out, p) : NO_VALUE;
          case RECORD -> value instanceof Map<?, ?> map ? putRecord(type, map, out, p) : NO_VALUE;
          case UNION -> putUnion(type, value, out, p);
        };
    budget.leave();
    return end;
  }

  private static int putBoolean(@Nullable Object value, AvroOutput out, int p) {
    return value instanceof Boolean bool
        ? Primitives.putBoolean(Internals.buffer(out), p, bool)
        : NO_VALUE;
  }

  private static int putInteger(@Nullable Object value, long min, long max, AvroOutput out, int p) {
    if (!(value instanceof Integer || value instanceof Long)) {
      return NO_VALUE;
    }
    long number = ((Number) value).longValue();
    return number >= min && number <= max
        ? Primitives.putLong(Internals.buffer(out), p, number)
        : NO_VALUE;
  }

  private static int putBytes(@Nullable Object value, AvroOutput out, int p) {
    byte[] bytes = bytes(value);
    if (bytes == null) {
      return NO_VALUE;
    }
    Internals.ensure(out, p, Primitives.MAX_INT_BYTES);
    return putAll(bytes, out, Primitives.putInt(Internals.buffer(out), p, bytes.length));
  }

  private static int putFixed(Schema type, @Nullable Object value, AvroOutput out, int p) {
    byte[] bytes = bytes(value);
    return bytes == null || bytes.length != type.getFixedSize() ? NO_VALUE : putAll(bytes, out, p);
  }

  private static int putAll(byte[] bytes, AvroOutput out, int p) {
    Internals.ensure(out, p, bytes.length);
    System.arraycopy(bytes, 0, Internals.buffer(out), p, bytes.length);
    return p + bytes.length;
  }

  /** Returns the bytes encoded by the code points of a text. */
  private static byte @Nullable [] bytes(@Nullable Object value) {
    return value instanceof String text && text.chars().allMatch(c -> c <= 0xFF)
        ? text.getBytes(StandardCharsets.ISO_8859_1)
        : null;
  }

  private int putArray(Schema type, List<?> items, AvroOutput out, int p) {
    int next = items.isEmpty() ? p : Primitives.putInt(Internals.buffer(out), p, items.size());
    for (Object item : items) {
      next = put(type.getElementType(), item, out, next);
      if (next == NO_VALUE) {
        return NO_VALUE;
      }
    }
    return putEnd(out, next);
  }

  private int putMap(Schema type, Map<?, ?> map, AvroOutput out, int p) {
    int next = map.isEmpty() ? p : Primitives.putInt(Internals.buffer(out), p, map.size());
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      next = Internals.putString(out, next, String.valueOf(entry.getKey()), 0);
      next = put(type.getValueType(), entry.getValue(), out, next);
      if (next == NO_VALUE) {
        return NO_VALUE;
      }
    }
    return putEnd(out, next);
  }

  private static int putEnd(AvroOutput out, int p) {
    Internals.ensure(out, p, 1);
    return Primitives.putInt(Internals.buffer(out), p, 0);
  }

  private int putRecord(Schema type, Map<?, ?> map, AvroOutput out, int p) {
    if (exact && map.keySet().stream().anyMatch(key -> type.getField(key.toString()) == null)) {
      return NO_VALUE;
    }
    int next = p;
    for (Schema.Field field : type.getFields()) {
      boolean given = map.containsKey(field.name());
      if (!given && !field.hasDefaultValue()) {
        return NO_VALUE;
      }
      Object value = given ? map.get(field.name()) : values.of(type, field);
      boolean before = exact;
      exact = before && given;
      next = put(field.schema(), value, out, next);
      exact = before;
      if (next == NO_VALUE) {
        return NO_VALUE;
      }
    }
    return next;
  }

  /** Uses the first branch that matches exactly, or else the first that matches. */
  private int putUnion(Schema type, @Nullable Object value, AvroOutput out, int p) {
    boolean before = exact;
    exact = true;
    int end = putBranch(type, value, out, p);
    exact = before;
    return end == NO_VALUE && !before ? putBranch(type, value, out, p) : end;
  }

  private int putBranch(Schema type, @Nullable Object value, AvroOutput out, int p) {
    List<Schema> types = type.getTypes();
    for (int i = 0; i < types.size(); i++) {
      Internals.ensure(out, p, Primitives.MAX_INT_BYTES);
      int end = put(types.get(i), value, out, Primitives.putInt(Internals.buffer(out), p, i));
      if (end != NO_VALUE) {
        return end;
      }
    }
    return NO_VALUE;
  }
}
