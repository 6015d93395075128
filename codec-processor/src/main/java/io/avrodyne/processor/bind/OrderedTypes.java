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
 * The types of items that a hash table of the JDK tells apart quickly, even if all have one hash
 * code: their class itself implements Comparable of itself, consistently with equals, as the tables
 * ask for. A LocalDate does not, as it inherits that, nor does a class of the user, whose order may
 * be of one property only.
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
              // A String is made for it.
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
   * Returns whether items of a shape are told apart quickly. Enum constants and arrays are too:
   * data cannot choose the hash code of an object's identity.
   */
  static boolean has(ValuePlan item) {
    return item instanceof Symbols
        || item.javaType() instanceof ArrayTypeName
        || CLASSES.contains(item.javaType().box());
  }
}
