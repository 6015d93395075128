package io.avrodyne.api;

/**
 * Stands between a Java type of the user and Avro's {@code boolean}. All that {@link AvroConverter}
 * says is true of it.
 *
 * <p><b>Shape.</b> A Avro {@code boolean}.
 *
 * <p><b>Allocation.</b> What its methods allocate; nothing is boxed.
 *
 * @param <J> the user's type
 */
public interface AvroBooleanConverter<J> {

  /** Returns what is encoded for a value. */
  boolean toAvro(J value);

  /** Returns the value for what was decoded. */
  J fromAvro(boolean value);
}
