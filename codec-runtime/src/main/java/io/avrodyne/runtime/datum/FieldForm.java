package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.resolve.DefaultValues;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A field of a record, with its encoded default. */
final class FieldForm {

  private final String name;
  private final int position;
  private final ValueForm form;
  private final boolean required;
  private final byte @Nullable [] encodedDefault;

  private FieldForm(Schema.Field field, ValueForm form, byte @Nullable [] encodedDefault) {
    name = field.name();
    position = field.pos();
    required = !field.hasDefaultValue();
    this.form = form;
    this.encodedDefault = encodedDefault;
  }

  static FieldForm of(Schema record, Schema.Field field, ValueForm form, DefaultValues defaults) {
    return new FieldForm(field, form, encodedDefault(record, field, defaults));
  }

  /** Returns the default, or null if there is none or it does not match its type. */
  private static byte @Nullable [] encodedDefault(
      Schema record, Schema.Field field, DefaultValues defaults) {
    try {
      return field.hasDefaultValue() ? defaults.encoded(record, field) : null;
    } catch (SchemaResolutionException e) {
      return null;
    }
  }

  String name() {
    return name;
  }

  int position() {
    return position;
  }

  ValueForm form() {
    return form;
  }

  boolean isRequired() {
    return required;
  }

  /** Returns the encoded default, or throws if the field must be given. */
  byte[] requireDefault() {
    if (encodedDefault == null) {
      throw CodecFailures.encoding(
          "the field is missing and has "
              + (required ? "no default" : "a default that does not match its type")
              + "; "
              + Mismatch.expectation(form));
    }
    return encodedDefault;
  }
}
