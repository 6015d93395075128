package io.avrodyne.processor.bind;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroDuration;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalTime;
import java.util.Date;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.util.Utf8;

/**
 * The types of items that the JDK's hash tables find quickly even if all items have the same hash
 * code: the class itself implements Comparable of itself, consistently with equals, as the tables
 * require. LocalDate only inherits that, and the order of a user's class may be inconsistent with
 * equals.
 */
final class OrderedTypes {

  static final Set<ClassName> CLASSES =
      Stream.of(
              Boolean.class,
              Byte.class,
              Short.class,
              Character.class,
              Integer.class,
              Long.class,
              Float.class,
              Double.class,
              String.class,
              // It is read as a String.
              CharSequence.class,
              Utf8.class,
              BigInteger.class,
              BigDecimal.class,
              UUID.class,
              Instant.class,
              LocalTime.class,
              Date.class,
              URI.class,
              File.class,
              AvroDuration.class)
          .map(ClassName::get)
          .collect(Collectors.toUnmodifiableSet());

  private OrderedTypes() {}

  /**
   * Returns whether items of a shape are found quickly. Enum constants and arrays are, because data
   * cannot determine identity hash codes.
   */
  static boolean has(ValuePlan item) {
    return item instanceof Symbols
        || item.javaType() instanceof ArrayTypeName
        || CLASSES.contains(item.javaType().box());
  }
}
