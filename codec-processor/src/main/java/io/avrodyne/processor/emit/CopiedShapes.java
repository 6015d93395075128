package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroDuration;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The shapes whose values a copy makes new. Others are shared with the original: enum constants,
 * and objects of classes that the JDK makes immutable and final. Whether a user's class is
 * immutable is never asked, because neither its source nor its class file may show all of it.
 */
final class CopiedShapes {

  private static final Set<TypeName> SHARED =
      names(
          String.class,
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          UUID.class,
          URI.class,
          Locale.class,
          Currency.class,
          Duration.class,
          Instant.class,
          LocalDate.class,
          LocalDateTime.class,
          LocalTime.class,
          MonthDay.class,
          OffsetDateTime.class,
          OffsetTime.class,
          Period.class,
          Year.class,
          YearMonth.class,
          ZoneId.class,
          ZoneOffset.class,
          ZonedDateTime.class,
          AvroDuration.class);

  private static final Set<TypeName> EXTENSIBLE = names(BigDecimal.class, BigInteger.class);

  private CopiedShapes() {}

  private static Set<TypeName> names(Class<?>... types) {
    return Stream.of(types).map(ClassName::get).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns the shapes with methods that copy: those that copies of the record of a class contain,
   * and all unions whose code is in that class.
   */
  static Set<ValuePlan> of(List<ValuePlan> roots, List<ValuePlan> shapes) {
    Set<ValuePlan> found = new LinkedHashSet<>();
    Stream.concat(roots.stream(), shapes.stream().filter(Choice.class::isInstance))
        .flatMap(CopiedShapes::copied)
        .filter(shape -> EmitContext.hasMethods(shape) || shape instanceof OrNull)
        .forEach(found::add);
    found.retainAll(shapes);
    return found;
  }

  /** Returns the shapes that a copy of a shape makes new, without those in other records. */
  private static Stream<ValuePlan> copied(ValuePlan plan) {
    return areShared(plan) || mayBeExtended(plan)
        ? Stream.empty()
        : Stream.concat(Stream.of(plan), plan.executedParts().flatMap(CopiedShapes::copied));
  }

  /** Returns whether the values of a shape are their own copies. */
  static boolean areShared(ValuePlan plan) {
    if (plan instanceof Converted converted) {
      return converted.conversion() instanceof Conversion.AsIs
          ? areShared(converted.base())
          : SHARED.contains(converted.javaType().box()) || isEnum(converted.conversion());
    }
    if (plan instanceof OrNull union) {
      return areShared(union.value());
    }
    return plan instanceof ValuePlan.Nothing
        || plan instanceof ValuePlan.Scalar
        || plan instanceof ValuePlan.Text
        || plan instanceof Symbols;
  }

  private static boolean isEnum(Conversion conversion) {
    return conversion instanceof Conversion.Values values
        && values.receiver().owner().equals(RuntimeNames.ENUM_KEYS);
  }

  /** Returns whether values are their own copies unless their class is a subclass. */
  static boolean mayBeExtended(ValuePlan plan) {
    return plan instanceof Converted && EXTENSIBLE.contains(plan.javaType());
  }
}
