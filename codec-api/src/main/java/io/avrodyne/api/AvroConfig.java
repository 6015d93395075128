package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Settings and converters shared by all types that name the annotated class in {@link
 * AvroRecord#config()} or {@link AvroUnion#config()}, or by all types of a project, if the
 * processor option {@code avrodyne.config} names the class.
 *
 * <p>Each attribute is taken from the first place that gives it explicitly: the annotation of the
 * type, the config that the type names, the config of the project. Converters and imports add up;
 * of two converters for the same Java type, the one of the type's own config applies. A converter
 * named by {@link AvroConvert} on a field or class takes precedence over the converters here, and
 * these take precedence over Avrodyne's built-in mapping of a Java type. The annotated class needs
 * no members; the class that the option names must be public.
 *
 * <p><b>Errors.</b> Two converters for the same Java type, or two forms of decimals, are a compile
 * error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroConfig {

  /** Returns which fields are nullable in addition to those annotated individually. */
  Nullability nullability() default Nullability.NON_NULL;

  /** Returns the position of {@code null} in the union of a nullable field. */
  NullOrder nullOrder() default NullOrder.FIRST;

  /** Returns the rules by which schemas are derived. */
  Profile profile() default Profile.STANDARD;

  /** Returns which members the codec may use. */
  Access access() default Access.VISIBLE;

  /** Returns what becomes of fields that annotations of other libraries ignore. */
  IgnoredElsewhere ignoredElsewhere() default IgnoredElsewhere.ERROR;

  /** Returns how the codec copies values. */
  Copies copies() default Copies.ENCODED;

  /**
   * Returns the compatibility that a change of a type must preserve. It is checked wherever the
   * processor knows earlier versions of the type.
   */
  Compatibility compatibility() default Compatibility.BACKWARD_TRANSITIVE;

  /**
   * Returns the converters: classes that implement {@link AvroConverter} or one of its primitive
   * variants. Each applies to all fields and elements of its Java type.
   */
  Class<?>[] converters() default {};

  /**
   * Returns the namespace of types whose annotations give none; if it is not written out, that is
   * their package. As their package would be, it is followed by the enclosing classes of a nested
   * type. Enums and imported types have no config of their own, so only the namespace of the
   * project's config applies to them. With {@link Profile#REFLECT}, the package always counts.
   */
  String namespace() default "";

  /**
   * Returns the form of {@code BigDecimal}, and without a scale also of {@code BigInteger}, where
   * neither an annotation nor a converter gives one: at most one {@link AvroDecimal}, which has the
   * same effect there as on the field. With {@link Profile#REFLECT}, it has none.
   */
  AvroDecimal[] decimal() default {};

  /** Returns the form of such numbers if it needs no digits; it excludes {@link #decimal()}. */
  DecimalForm decimalForm() default DecimalForm.ANNOTATED;
}
