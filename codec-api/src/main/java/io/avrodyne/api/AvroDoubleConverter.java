package io.avrodyne.api;

/**
 * A converter between a user's Java type and Avro's {@code double}. The contract of {@link
 * AvroConverter} applies.
 *
 * <p><b>Shape.</b> An Avro {@code double}.
 *
 * <p><b>Allocation.</b> Only what the methods themselves allocate; nothing is boxed.
 *
 * @param <J> the user's type
 */
public interface AvroDoubleConverter<J> {

  /** Converts a value to the form that is encoded. */
  double toAvro(J value);

  /** Converts a decoded value to the user's type. */
  J fromAvro(double value);
}
