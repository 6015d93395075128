package io.avrodyne.api;

/**
 * Stands between a Java type of the user and one that has an Avro shape.
 *
 * <p>{@link AvroConvert} names it at a field or on its Java type, {@link AvroConfig#converters()}
 * for all fields of its Java type. It is a class that fixes {@code J} and {@code A}, with a
 * constructor without parameters that generated code can call: public, or package-private if it is
 * in the package of every type that uses it. Each generated codec class creates one instance, once.
 * Where the Avro side is a primitive, {@link AvroLongConverter} and its kin spare the box.
 *
 * <p><b>Shape.</b> That of {@code A}, which annotations on the class shape as they would on a
 * field, such as {@link AvroDecimal}; with the logical type that {@link AvroLogicalType} and the
 * properties that {@link AvroProp} on the class give. A record, an enum or a union takes neither:
 * it has one definition for all its uses, or none.
 *
 * <p><b>Allocation.</b> What its methods allocate.
 *
 * <p><b>Errors.</b> What its methods throw arrives as the cause of an {@link EncodeException} or a
 * {@link DecodeException}. They are never given {@code null}, which a nullable field handles around
 * them; a {@code null} that they return is one of these exceptions.
 *
 * <p><b>Threads.</b> An instance is used by many at once, so it has no state.
 *
 * @param <J> the user's type
 * @param <A> the type that is encoded
 */
public interface AvroConverter<J, A> {

  /** Returns what is encoded for a value. */
  A toAvro(J value);

  /** Returns the value for what was decoded. */
  J fromAvro(A value);
}
