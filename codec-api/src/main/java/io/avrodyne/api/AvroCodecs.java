package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A list of codecs for types that have none of their own: instantiations of generic classes, types
 * of other libraries, collections, maps, arrays, unions, wrappers, enums and single values.
 *
 * <p>Each abstract method of the annotated interface, inherited ones included, takes no parameters
 * and returns the {@code AvroCodec} of a type. For {@code ShopCodecs}, the processor generates the
 * implementation {@code ShopCodecsAvro} in the same package, with a constant {@code INSTANCE}; for
 * {@code Shop.Codecs}, it generates {@code Shop_CodecsAvro}. The implementation also has a method
 * {@code List<AvroCodec<?>> all()}, which the interface may declare: it returns the codecs in the
 * order of their methods, inherited ones first, each once.
 *
 * <p><b>Shape.</b> As if the type were that of a field. The annotations that determine the mapping
 * of a field may be on the method or on the type argument, as in {@code
 * AvroCodec<@AvroDecimal(precision = 9, scale = 2) BigDecimal>}. A type with a codec of its own
 * keeps that codec. A class that is listed is encoded as a record even without {@link AvroRecord},
 * as are those that {@link AvroImport} on the interface names.
 *
 * <p><b>Errors.</b> A method with parameters or another return type, a type argument that is not
 * concrete, and an interface that the generated class cannot implement are compile errors. Methods
 * with a body are left alone.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroCodecs {

  /**
   * Returns a class annotated with {@link AvroConfig}, whose settings apply to all codecs that are
   * generated for the interface; {@code void} means only the settings of the project.
   */
  Class<?> config() default void.class;
}
