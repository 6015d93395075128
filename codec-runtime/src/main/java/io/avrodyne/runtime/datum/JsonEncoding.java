package io.avrodyne.runtime.datum;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An encoder of the values that {@link JsonReader} returns, none of which is null. */
final class JsonEncoding extends DatumEncoder {

  JsonEncoding(DecodeLimits limits, Strictness strictness) {
    super(limits, strictness);
  }

  @Override
  void requireRecord(RecordForm form, Object value) {
    if (!(value instanceof Map<?, ?> object)) {
      throw mismatch(form, value);
    }
    for (Object name : object.keySet()) {
      if (form.field(String.valueOf(name)) == null) {
        throw Mismatch.unknownField(form, String.valueOf(name));
      }
    }
  }

  @Override
  int putField(RecordForm form, FieldForm field, Object record, int p) {
    Object value = ((Map<?, ?>) record).get(field.name());
    return value == null ? putDefault(field, p) : put(field.form(), value, p);
  }

  @Override
  @Nullable Collection<?> items(Object value) {
    return value instanceof List<?> items ? items : null;
  }

  @Override
  @Nullable Map<?, ?> entries(Object value) {
    return value instanceof Map<?, ?> entries ? entries : null;
  }

  @Override
  int branch(UnionForm form, @Nullable Object value) {
    Object json = Objects.requireNonNull(value);
    Integer wrapped = form.wrapped(json);
    return wrapped != null ? wrapped : form.indexOf(json);
  }

  @Override
  @Nullable Object unwrapped(UnionForm form, @Nullable Object value) {
    return value instanceof Map<?, ?> object && form.wrapped(object) != null
        ? object.values().iterator().next()
        : value;
  }

  @Override
  int putScalar(ScalarForm<?> form, @Nullable Object value, AvroOutput to, int p) {
    return form.putJson(to, p, Objects.requireNonNull(value));
  }

  @Override
  EncodeException mismatch(ValueForm form, @Nullable Object value) {
    return Mismatch.ofJson(form, Objects.requireNonNull(value));
  }
}
