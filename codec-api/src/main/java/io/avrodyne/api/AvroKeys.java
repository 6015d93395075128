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
 * <p><b>Errors.</b> A key that is null causes an {@link EncodeException}. A text that is not
 * exactly the text of a key, and an entry whose key an earlier one has, cause a {@link
 * DecodeException}.
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
