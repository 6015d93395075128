package io.avrodyne.api;

/**
 * A converter between a user's Java type and Avro's {@code long}. The contract of {@link
 * AvroConverter} applies.
 *
 * <p><b>Shape.</b> An Avro {@code long}.
 *
 * <p><b>Allocation.</b> Only what the methods themselves allocate; nothing is boxed.
 *
 * @param <J> the user's type
 */
public interface AvroLongConverter<J> {

  /** Converts a value to the form that is encoded. */
  long toAvro(J value);

  /** Converts a decoded value to the user's type. */
  J fromAvro(long value);
}
