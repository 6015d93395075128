package io.avrodyne.api;

/**
 * A converter between a user's Java type and a type that has an Avro shape.
 *
 * <p>{@link AvroConvert} names a converter on a field or on its Java type; {@link
 * AvroConfig#converters()} names it for all fields of its Java type. A converter is a class that
 * fixes {@code J} and {@code A} and has a no-argument constructor that generated code can call: a
 * public one, or a package-private one if the converter is in the same package as every type that
 * uses it. Each generated codec class creates a single instance. If the Avro side is a primitive,
 * {@link AvroLongConverter} and its counterparts avoid boxing.
 *
 * <p><b>Shape.</b> That of {@code A}. Annotations on the class, such as {@link AvroDecimal}, shape
 * it as they would on a field; {@link AvroLogicalType} adds a logical type and {@link AvroProp}
 * adds properties. Neither of these two applies to a record, an enum or a union, because such a
 * type has a single definition for all its uses.
 *
 * <p><b>Allocation.</b> Only what the methods themselves allocate.
 *
 * <p><b>Errors.</b> An exception thrown by a method becomes the cause of an {@link EncodeException}
 * or a {@link DecodeException}. The methods never receive {@code null}, because nullable fields
 * handle {@code null} without calling them; a method that returns {@code null} causes one of these
 * exceptions.
 *
 * <p><b>Threads.</b> An instance is used by many threads at once, so it must be stateless.
 *
 * @param <J> the user's type
 * @param <A> the type that is encoded
 */
public interface AvroConverter<J, A> {

  /** Converts a value to the form that is encoded. */
  A toAvro(J value);

  /** Converts a decoded value to the user's type. */
  J fromAvro(A value);
}
