package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.binary.Utf8Form;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;

/** An encoder of Apache Avro's generic data. */
final class GenericEncoding extends DatumEncoder {

  private final boolean isStrict;

  /** The type of the value that is being written, or of its components, see {@link ObjectTypes}. */
  private @Nullable Schema type;

  GenericEncoding(DecodeLimits limits, Strictness strictness) {
    super(limits, strictness);
    isStrict = strictness == Strictness.STRICT;
  }

  @Override
  int put(ValueForm form, @Nullable Object value, int p) {
    Schema outer = type;
    type = ObjectTypes.of(value, outer);
    if (form instanceof ArrayForm || form instanceof MapForm) {
      type = ObjectTypes.ofComponents(type, form);
    }
    int end = super.put(form, value, p);
    type = outer;
    return end;
  }

  @Override
  void requireRecord(RecordForm form, Object value) {
    if (!(value instanceof IndexedRecord record)) {
      throw mismatch(form, value);
    }
    String found = record.getSchema().getFullName();
    if (!found.equals(form.schema().getFullName())) {
      throw CodecFailures.encoding(
          "expected a record " + form.schema().getFullName() + ", but found a record " + found);
    }
    requireKnownFields(form, record.getSchema());
  }

  /** Rejects fields whose values would be lost. */
  private static void requireKnownFields(RecordForm form, Schema found) {
    for (Schema.Field field : found.getFields()) {
      if (form.field(field.name()) == null) {
        throw Mismatch.unknownJavaField(form, field.name());
      }
    }
  }

  /** Writes a field that is found by its name, because the schema of the record may be another. */
  @Override
  int putField(RecordForm form, FieldForm field, Object value, int p) {
    IndexedRecord record = (IndexedRecord) value;
    Schema.Field found = record.getSchema().getField(field.name());
    if (found == null) {
      return putDefault(field, p);
    }
    type = found.schema();
    return put(field.form(), record.get(found.pos()), p);
  }

  @Override
  @Nullable Collection<?> items(Object value) {
    return value instanceof Collection<?> items ? items : null;
  }

  @Override
  @Nullable Map<?, ?> entries(Object value) {
    return value instanceof Map<?, ?> entries ? byText(entries) : null;
  }

  /** Returns entries by their text: a {@code Utf8} and a {@code String} may be the same key. */
  private Map<String, @Nullable Object> byText(Map<?, ?> entries) {
    Map<String, @Nullable Object> byText = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      String key = text(entry.getKey());
      if (byText.containsKey(key)) {
        throw CodecFailures.encoding(
            "a key occurs twice in a map, as objects of two classes; use one, such as Utf8");
      }
      byText.put(key, entry.getValue());
    }
    return byText;
  }

  private String text(@Nullable Object key) {
    if (isStrict
        && key instanceof Utf8 utf8
        && !Utf8Form.isWellFormed(utf8.getBytes(), 0, utf8.getByteLength())) {
      throw CodecFailures.encoding("a key of a map is not valid UTF-8");
    }
    if (key instanceof CharSequence) {
      return key.toString();
    }
    throw CodecFailures.encoding(
        "expected text as a key of a map, such as \"key\", but found "
            + (key == null ? "null" : "a " + key.getClass().getName()));
  }

  @Override
  int branch(UnionForm form, @Nullable Object value) {
    return value == null ? form.indexOfNull() : form.indexOfJava(value);
  }

  @Override
  @Nullable Object unwrapped(UnionForm form, @Nullable Object value) {
    return value;
  }

  @Override
  int putScalar(ScalarForm<?> form, @Nullable Object value, AvroOutput to, int p) {
    if (value != null) {
      ObjectTypes.requireSameMeaning(form, value, type);
      return form.putJava(to, p, value);
    }
    if (form instanceof NullForm) {
      return p;
    }
    throw mismatch(form, null);
  }

  @Override
  EncodeException mismatch(ValueForm form, @Nullable Object value) {
    return value == null ? Mismatch.nullOfJava(form) : Mismatch.ofJava(form, value);
  }
}
