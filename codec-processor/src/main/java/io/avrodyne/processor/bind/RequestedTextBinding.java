package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroInterned;
import io.avrodyne.api.AvroString;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Duration;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of JDK types to string, where an annotation requests it, because Avro has no type
 * that would keep all of their parts.
 */
final class RequestedTextBinding implements Binding {

  private static final List<Class<?>> TIMES =
      List.of(
          OffsetDateTime.class,
          ZonedDateTime.class,
          OffsetTime.class,
          ZoneOffset.class,
          Duration.class,
          Period.class,
          Year.class,
          YearMonth.class,
          MonthDay.class);

  private static final List<Class<?>> ADDRESSES =
      List.of(InetAddress.class, Inet4Address.class, Inet6Address.class);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    return Stream.concat(TIMES.stream(), ADDRESSES.stream())
        .filter(known -> JavaTypeNames.is(type, known))
        .findFirst()
        .filter(known -> context.consume(AvroString.class).isPresent())
        .map(known -> text(known, context));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`OffsetDateTime`, `ZonedDateTime`, `OffsetTime`, `ZoneOffset`, `Duration`, `Period`, `Year`, `YearMonth`, `MonthDay`",
            "as asked for: `@AvroString` `string`, in the form of ISO 8601",
            "java.time.@AvroString OffsetDateTime",
            "\"string\""),
        new Mapping(
            "`InetAddress`, `Inet4Address`, `Inet6Address`",
            "as asked for: `@AvroString` `string`, the literal without a name",
            "java.net.@AvroString InetAddress",
            "\"string\""));
  }

  private static ValuePlan text(Class<?> type, BindingContext context) {
    ClassName owner = TIMES.contains(type) ? RuntimeNames.ISO_TEXTS : RuntimeNames.INET_ADDRESSES;
    boolean interned = context.consume(AvroInterned.class).isPresent();
    return Converted.of(
            new ValuePlan.Text(interned),
            ClassName.get(type),
            Conversion.Values.ofRuntime(owner, "toText", "to" + type.getSimpleName()))
        .within(TextDomain.of(type));
  }
}
