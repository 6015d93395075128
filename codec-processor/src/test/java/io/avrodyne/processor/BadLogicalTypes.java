package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs whose numbers, times or fixed types have no Avro form, or an impossible one. */
final class BadLogicalTypes {

  private static final String DECIMAL = "BigDecimal";
  private static final String INTEGER = "BigInteger";
  private static final String TEXT = "@AvroString for ISO 8601 text, ";
  private static final String OF_SQL = " of getTime(), a type of java.time";

  private BadLogicalTypes() {}

  static Stream<BadInput> all() {
    return Stream.of(numbers(), decimals(), fixed(), times(), fineTimes()).flatMap(cases -> cases);
  }

  private static Stream<BadInput> numbers() {
    return Stream.of(
        decimal(
            "Order.odd is a BigDecimal without an Avro form.",
            "@AvroBigDecimal or @AvroString, or name a converter with @AvroConvert.",
            DECIMAL),
        decimal(
            "Order.odd is a BigDecimal without an Avro form.",
            "@AvroBigDecimal or @AvroString, or name a converter with @AvroConvert.",
            "List<BigDecimal>"),
        decimal(
            "Order.odd is a BigInteger without an Avro form.",
            "or @AvroString, or name a converter with @AvroConvert.",
            INTEGER),
        decimal(
            "Order.odd is a BigInteger with @AvroBigDecimal.",
            "or @AvroString.",
            "@AvroBigDecimal " + INTEGER),
        decimal(
            "Order.odd is a BigInteger with the scale 2.",
            "or use BigDecimal.",
            "@AvroDecimal(precision = 9, scale = 2) " + INTEGER));
  }

  private static Stream<BadInput> decimals() {
    String digits = "including those after the decimal point.";
    String scale = "Choose a scale from 0 to the precision.";
    return Stream.of(
        decimal("Order.odd has the precision 0.", digits, "@AvroDecimal(precision = 0) " + DECIMAL),
        decimal(
            "Order.odd has the precision -1.", digits, "@AvroDecimal(precision = -1) " + INTEGER),
        decimal(
            "Order.odd has the scale 10 and the precision 9.",
            scale,
            "@AvroDecimal(precision = 9, scale = 10) " + DECIMAL),
        decimal(
            "Order.odd has the scale -1 and the precision 9.",
            scale,
            "List<@AvroDecimal(precision = 9, scale = -1) BigDecimal>"),
        tooSmall(1, 3, 2),
        tooSmall(4, 10, 5),
        tooSmall(8, 19, 9),
        tooSmall(16, 39, 17));
  }

  private static BadInput tooSmall(int size, int precision, int needed) {
    return decimal(
        "Order.odd has " + precision + " digits in a fixed of " + size + " bytes.",
        "Use fixedSize = " + needed + ", or omit it.",
        "@AvroDecimal(precision = %d, fixedSize = %d) %s".formatted(precision, size, DECIMAL));
  }

  private static Stream<BadInput> fixed() {
    return Stream.of(
        noSize("@AvroFixed(size = 0) byte[]", 0),
        noSize("@AvroFixed(size = -1) ByteBuffer", -1),
        noSize("@AvroDecimal(precision = 9, fixedSize = -4) " + DECIMAL, -4));
  }

  private static BadInput noSize(String type, int size) {
    return BadInput.of(
        Code.FIXED,
        "Order.odd is a fixed of " + size + " bytes.",
        "Correct the size, or use Avro's bytes.",
        component(type));
  }

  private static Stream<BadInput> times() {
    return Stream.of(
        time("java.time.Duration", TEXT + "AvroDuration"),
        time("java.time.Period", TEXT + "AvroDuration"),
        time("java.time.OffsetDateTime", TEXT + "Instant"),
        time("java.time.ZonedDateTime", TEXT + "Instant"),
        time("java.time.OffsetTime", TEXT + "LocalTime"),
        time("java.time.ZoneOffset", "@AvroString, ZoneId"),
        time("java.time.Year", TEXT + "LocalDate or an int"),
        time("java.time.YearMonth", TEXT + "LocalDate or an int"),
        time("java.time.MonthDay", TEXT + "LocalDate or an int"),
        time("java.util.Calendar", "Instant"),
        time("java.net.InetAddress", "@AvroString for its literal, a String"),
        time("java.net.Inet4Address", "@AvroString for its literal, a String"),
        time("java.net.Inet6Address", "@AvroString for its literal, a String"),
        time("java.sql.Timestamp", "@AvroTimestamp for the instant" + OF_SQL),
        time("java.sql.Date", "@AvroTimestamp(MILLIS) for the instant" + OF_SQL),
        time("java.sql.Time", "@AvroTimestamp(MILLIS) for the instant" + OF_SQL),
        marked("OffsetDateTime", TEXT + "Instant"),
        marked("ZonedDateTime", TEXT + "Instant"));
  }

  /** A timestamp would not keep the offset. */
  private static BadInput marked(String type, String instead) {
    String unit = "java.time.@AvroTimestamp(AvroTimestamp.Unit.MILLIS) ";
    return time("java.time." + type, instead, unit + type);
  }

  private static Stream<BadInput> fineTimes() {
    return Stream.of("MICROS Date", "NANOS Time")
        .map(text -> text.split(" "))
        .map(
            parts ->
                BadInput.of(
                    Code.UNSUPPORTED_TYPE,
                    "Order.odd is java.sql."
                        + parts[1]
                        + ", and its timestamp is not in milliseconds.",
                    "Use @AvroTimestamp(MILLIS).",
                    component(
                        "java.sql.@AvroTimestamp(AvroTimestamp.Unit."
                            + parts[0]
                            + ") "
                            + parts[1])));
  }

  private static BadInput time(String type, String instead) {
    return time(type, instead, type);
  }

  private static BadInput time(String type, String instead, String written) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is " + type + ".",
        "Use "
            + instead
            + ", name a converter with @AvroConvert, or exclude the field with @AvroIgnore.",
        component(written));
  }

  private static BadInput decimal(String finding, String nextStep, String type) {
    return BadInput.of(Code.DECIMAL, finding, nextStep, component(type));
  }

  private static String component(String type) {
    return """
    @AvroRecord
    record Order(
        int id,
        %s odd) {} // BAD
    """
        .formatted(type);
  }
}
