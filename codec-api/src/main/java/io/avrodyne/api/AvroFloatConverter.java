package io.avrodyne.api;

/**
 * Stands between a Java type of the user and Avro's {@code float}. All that {@link AvroConverter}
 * says is true of it.
 *
 * <p><b>Shape.</b> A Avro {@code float}.
 *
 * <p><b>Allocation.</b> What its methods allocate; nothing is boxed.
 *
 * @param <J> the user's type
 */
public interface AvroFloatConverter<J> {

  /** Returns what is encoded for a value. */
  float toAvro(J value);

  /** Returns the value for what was decoded. */
  J fromAvro(float value);
}
