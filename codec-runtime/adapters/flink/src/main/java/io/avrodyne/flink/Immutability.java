package io.avrodyne.flink;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.adapter.CodecListing;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
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
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;

/**
 * A proof that no object of a type can change, nor any object that it refers to. It follows the
 * fields of final classes, such as records, and the permitted types of sealed ones. All of the
 * fields must be final and of such types; of the JDK, only classes whose documentation calls them
 * immutable are. Whatever is not proved counts as mutable: a list, an array, a class that may have
 * subclasses.
 */
final class Immutability {

  private static final Set<Class<?>> IMMUTABLE =
      Set.of(
          String.class,
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          BigDecimal.class,
          BigInteger.class,
          UUID.class,
          URI.class,
          Locale.class,
          Currency.class,
          DayOfWeek.class,
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
          OptionalInt.class,
          OptionalLong.class,
          OptionalDouble.class);

  /** A generic class may refer to itself with ever longer type arguments. */
  private static final int MAX_TYPES = 1_000;

  /** The types that have been or are being looked at; the first mutable one ends the search. */
  private final Set<TypeShape> seen = new HashSet<>();

  private Immutability() {}

  /** Returns whether the values of a codec are immutable, with everything that they consist of. */
  static boolean isDeep(AvroCodec<?> codec) {
    return new Immutability().isDeep(TypeShape.of(CodecListing.typeOf(codec)));
  }

  private boolean isDeep(TypeShape type) {
    Class<?> raw = type.raw();
    if (raw.isPrimitive() || raw.isEnum() || IMMUTABLE.contains(raw)) {
      return true;
    }
    if (raw == Optional.class) {
      return type.arguments().size() == 1 && isDeep(type.arguments().get(0));
    }
    if (raw.isArray() || type.isOfJdk()) {
      return false;
    }
    return !seen.add(type) || (seen.size() <= MAX_TYPES && isDeepInside(type));
  }

  private boolean isDeepInside(TypeShape type) {
    if (!type.isFinal() && !type.raw().isSealed()) {
      return false;
    }
    boolean subtypes = type.isFinal() || type.permitted().stream().allMatch(this::isDeep);
    return subtypes
        && type.members().stream().allMatch(member -> member.isFinal() && isDeep(member.type()));
  }
}
