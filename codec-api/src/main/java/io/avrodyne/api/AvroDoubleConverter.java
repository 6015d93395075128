package io.avrodyne.api;

/**
 * Stands between a Java type of the user and Avro's {@code double}. All that {@link AvroConverter}
 * says is true of it.
 *
 * <p><b>Shape.</b> A Avro {@code double}.
 *
 * <p><b>Allocation.</b> What its methods allocate; nothing is boxed.
 *
 * @param <J> the user's type
 */
public interface AvroDoubleConverter<J> {

  /** Returns what is encoded for a value. */
  double toAvro(J value);

  /** Returns the value for what was decoded. */
  J fromAvro(double value);
}
