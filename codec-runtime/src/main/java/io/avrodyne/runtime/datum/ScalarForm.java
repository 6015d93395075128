package io.avrodyne.runtime.datum;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The form of a schema without components, with its logical type if it has one.
 *
 * @param <V> the Java type of the values
 */
abstract non-sealed class ScalarForm<V> implements ValueForm {

  /** Enough for most values, which are encoded to find out whether they fit. */
  private static final int TRIAL_BYTES = 64;

  private final Schema schema;
  private final Expectation expectation;

  ScalarForm(Schema schema, Expectation expectation) {
    this.schema = schema;
    this.expectation = expectation;
  }

  @Override
  public final Schema schema() {
    return schema;
  }

  @Override
  public final String expected() {
    return expectation.text();
  }

  @Override
  public String example() {
    return expectation.json();
  }

  @Override
  public String javaExample() {
    return expectation.java();
  }

  @Override
  public boolean accepts(JsonKind kind) {
    return kind == expectation.kind();
  }

  /** Reads a value. */
  abstract V read(AvroInput in);

  /** Writes a value, ensuring capacity for it. */
  abstract int put(AvroOutput out, int p, V value);

  /** Writes a value as JSON, which has room for a short one. */
  abstract void write(V value, JsonText json);

  /** Returns the value of JSON of a kind that is accepted. */
  abstract V ofJson(Object json);

  /** Returns the value of a Java object, or null if its class is not accepted. */
  abstract @Nullable V ofJava(Object value);

  /** Returns the form of the same schema without its logical type; this form if it has none. */
  ScalarForm<?> base() {
    return this;
  }

  /** Returns whether JSON of a kind that is accepted has the form in which it is written. */
  boolean isNatural(Object json) {
    return true;
  }

  /** Reads a value and writes it as JSON, which has room for a short one. */
  void transcode(AvroInput in, JsonText json) {
    write(read(in), json);
  }

  final int putJson(AvroOutput out, int p, Object json) {
    if (!accepts(JsonKind.of(json))) {
      throw Mismatch.ofJson(this, json);
    }
    try {
      return put(out, p, ofJson(json));
    } catch (EncodeException e) {
      throw Mismatch.ofJson(this, e);
    }
  }

  final int putJava(AvroOutput out, int p, Object value) {
    int end = putIfAccepted(out, p, value);
    if (end < 0 && base() != this) {
      end = base().putIfAccepted(out, p, value);
    }
    if (end < 0) {
      throw Mismatch.ofJava(this, value);
    }
    return end;
  }

  private int putIfAccepted(AvroOutput out, int p, Object value) {
    try {
      V accepted = ofJava(value);
      return accepted == null ? -1 : put(out, p, accepted);
    } catch (EncodeException e) {
      throw Mismatch.ofJava(this, e);
    }
  }

  @Override
  public Fit fit(Object json) {
    try {
      put(new AvroOutput(TRIAL_BYTES), 0, ofJson(json));
      return isNatural(json) ? Fit.NATURAL : Fit.ACCEPTED;
    } catch (EncodeException e) {
      return Fit.NONE;
    }
  }

  @Override
  public Fit fitOfJava(Object value) {
    try {
      if (ofJava(value) != null) {
        return isNaturalJava(value) ? Fit.NATURAL : Fit.ACCEPTED;
      }
      return base() == this ? Fit.NONE : base().fitOfJava(value);
    } catch (EncodeException e) {
      return Fit.NONE;
    }
  }

  /** Returns whether an accepted object has the class that generic data have. */
  boolean isNaturalJava(Object value) {
    return true;
  }
}
