package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.resolve.DefaultValues;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A field of a record, with its encoded default.
 *
 * <p>The default is encoded when it is first needed: it is read from the text of its record, which
 * contains the records within it, so the defaults of all records take quadratic time.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class FieldForm {

  private final Schema record;
  private final Schema.Field field;
  private final ValueForm form;

  /** Shared by all fields, and the lock for itself. */
  private final DefaultValues defaults;

  private final JsonConstant json;

  private volatile byte @Nullable [] encodedDefault;

  FieldForm(Schema record, Schema.Field field, ValueForm form, DefaultValues defaults) {
    this.record = record;
    this.field = field;
    this.form = form;
    this.defaults = defaults;
    json = JsonConstant.ofField(field.name(), field.pos() == 0);
  }

  String name() {
    return field.name();
  }

  /** Returns the JSON before the value: the bracket of the record or a comma, name and colon. */
  JsonConstant json() {
    return json;
  }

  int position() {
    return field.pos();
  }

  ValueForm form() {
    return form;
  }

  boolean isRequired() {
    return !field.hasDefaultValue();
  }

  /** Returns the encoded default, or throws if the field must be given. */
  byte[] requireDefault() {
    byte[] known = encodedDefault;
    if (known == null) {
      known = encoded();
      encodedDefault = known;
    }
    return known;
  }

  private byte[] encoded() {
    if (isRequired()) {
      throw missing("no default");
    }
    try {
      synchronized (defaults) {
        return defaults.encoded(record, field);
      }
    } catch (SchemaResolutionException e) {
      throw missing("a default that does not match its type");
    }
  }

  private RuntimeException missing(String fact) {
    return CodecFailures.encoding(
        "the field is missing and has " + fact + "; " + Mismatch.expectation(form));
  }
}
