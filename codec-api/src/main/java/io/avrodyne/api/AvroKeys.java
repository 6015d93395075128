package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The form of a {@code Map} whose keys are not strings. Without this annotation, such a map is
 * refused.
 *
 * <p><b>Shape.</b> Either a map, whose keys are the texts of the Java keys, or an array of records
 * with the fields {@code key} and {@code value}.
 *
 * <p><b>Errors.</b> A key that is null causes an {@link EncodeException}, as do two keys that are
 * written alike, such as times that differ in less than their unit. A text that is not exactly the
 * text of a key, and a repeated key, cause a {@link DecodeException}.
 *
 * <p>Keys that are written alike are not found if the difference is in a field of a record and is
 * neither a time nor a decimal; if the key may itself contain such a map; or if the map
 * distinguishes equal keys, as an {@code IdentityHashMap} does.
 *
 * <p><b>Allocation.</b> Encoding compares keys, and copies them for that, if a map with two or more
 * entries has a {@code CharSequence} that is not a {@code String}, a time that is not a multiple of
 * its unit or a decimal with another scale. Keys with a converter or {@link AvroString} on a class
 * of the user, and records, lists and wrappers with such times and decimals, are always compared.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroKeys {

  /** A form of the keys. */
  enum Form {
    /**
     * Text: the name of an enum constant, or the one that {@link AvroName} gives; the decimal
     * digits of a {@code Byte}, {@code Short}, {@code Integer} or {@code Long}; the text of a
     * {@code UUID} in lower case; the ISO 8601 text of a {@code LocalDate}; what {@link AvroString}
     * or a converter makes a string or an integer; and for a wrapper with {@link AvroValue}, the
     * text of what it wraps.
     */
    TEXT,
    /** Pairs: keys of any type that can be a field. The order of the entries is kept. */
    PAIRS
  }

  /** Returns the form. */
  Form value();

  /**
   * Returns the Avro name of the record of a pair. The default is the Avro name of the record that
   * the map is in, an underscore, the Avro name of the field and {@code _pair}, such as {@code
   * Order_lines_pair}. Only pairs have a name.
   */
  String name() default "";
}
