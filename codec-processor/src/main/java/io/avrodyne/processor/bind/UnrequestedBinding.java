package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The refusal of JDK types that need an annotation, or have no mapping, with the choices that there
 * are.
 */
final class UnrequestedBinding implements Binding {

  /**
   * The advice about one type.
   *
   * @param rule why it has no mapping of its own
   * @param instead the annotation or type to use instead
   */
  private record Advice(String rule, String instead) {}

  private static final String TEXT = "@AvroString for ISO 8601 text, ";
  private static final String NO_OFFSET = "Avro's timestamps have no time zone or offset.";
  private static final String INSTANT =
      "Its day or time of day depends on the time zone of the JVM.";

  private static final Advice AMOUNT =
      new Advice(
          "Avro's duration counts months, days and milliseconds separately.",
          TEXT + "AvroDuration");
  private static final Advice ZONED = new Advice(NO_OFFSET, TEXT + "Instant");
  private static final Advice PART =
      new Advice("Avro has no type for part of a date.", TEXT + "LocalDate or an int");
  private static final Advice ADDRESS =
      new Advice("Avro has no type for it.", "@AvroString for its literal, a String");
  private static final Advice SQL =
      new Advice(
          INSTANT, "@AvroTimestamp(MILLIS) for the instant of getTime(), a type of java.time");

  private static final Map<String, Advice> ADVICE =
      Map.ofEntries(
          Map.entry("java.time.Duration", AMOUNT),
          Map.entry("java.time.Period", AMOUNT),
          Map.entry("java.time.OffsetDateTime", ZONED),
          Map.entry("java.time.ZonedDateTime", ZONED),
          Map.entry("java.time.OffsetTime", new Advice(NO_OFFSET, TEXT + "LocalTime")),
          Map.entry("java.util.Calendar", new Advice(NO_OFFSET, "Instant")),
          Map.entry(
              "java.time.ZoneOffset",
              new Advice("Only ZoneId itself has a mapping.", "@AvroString, ZoneId")),
          Map.entry("java.time.Year", PART),
          Map.entry("java.time.YearMonth", PART),
          Map.entry("java.time.MonthDay", PART),
          Map.entry("java.net.InetAddress", ADDRESS),
          Map.entry("java.net.Inet4Address", ADDRESS),
          Map.entry("java.net.Inet6Address", ADDRESS),
          Map.entry(
              "java.sql.Timestamp",
              new Advice(
                  INSTANT, "@AvroTimestamp for the instant of getTime(), a type of java.time")),
          Map.entry("java.sql.Date", SQL),
          Map.entry("java.sql.Time", SQL));

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    String name = type.getKind() == TypeKind.DECLARED ? JavaTypeNames.plain(type).toString() : "";
    Advice advice = ADVICE.get(name);
    if (advice != null) {
      throw Unbindable.because(problem(name, advice, context));
    }
    return Optional.empty();
  }

  private static Problem problem(String name, Advice advice, BindingContext context) {
    return new Problem(
        Code.UNSUPPORTED_TYPE,
        context.subject() + " is " + name + ".",
        advice.rule(),
        "Use "
            + advice.instead()
            + ", name a converter with @AvroConvert, or exclude the field with @AvroIgnore.",
        context.origin());
  }
}
