package io.avrodyne.api;

/**
 * Stands between a Java type of the user and Avro's {@code int}. All that {@link AvroConverter}
 * says is true of it.
 *
 * <p><b>Shape.</b> An Avro {@code int}.
 *
 * <p><b>Allocation.</b> What its methods allocate; nothing is boxed.
 *
 * @param <J> the user's type
 */
public interface AvroIntConverter<J> {

  /** Returns what is encoded for a value. */
  int toAvro(J value);

  /** Returns the value for what was decoded. */
  J fromAvro(int value);
}
