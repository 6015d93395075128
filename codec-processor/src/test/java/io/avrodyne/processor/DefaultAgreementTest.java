package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.AvroCodecException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.resolve.DefaultValues;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** A default compiles exactly if the runtime reads it, whatever the type of its field. */
class DefaultAgreementTest {

  private static final String HEAD =
      "package shop; import io.avrodyne.api.*; import io.avrodyne.api.AvroKeys.Form;"
          + " import java.io.File; import java.math.*; import java.net.*;"
          + " import java.nio.charset.Charset; import java.nio.file.Path; import java.time.*;"
          + " import java.util.*; import java.util.concurrent.atomic.*;";

  private static final String TYPES =
      """
      enum Side {ASK, @AvroName("bid") BID}
      @AvroRecord record Line(UUID id, @AvroDefault("0") @AvroTime(AvroTime.Unit.MILLIS) LocalTime at) {}
      @AvroValue record Id(UUID value) {}
      """;

  private static final Pattern FIELD = Pattern.compile("R([0-9]+)\\.f([0-9]+) has the default");

  /** The types that are read from a string. */
  private static final List<String> TEXTS =
      Stream.concat(
              Stream.of(
                  "String",
                  "CharSequence",
                  "UUID",
                  "Id",
                  "URI",
                  "URL",
                  "File",
                  "Path",
                  "Currency",
                  "ZoneId",
                  "Locale",
                  "Charset"),
              Stream.of(
                      "BigDecimal",
                      "BigInteger",
                      "OffsetDateTime",
                      "ZonedDateTime",
                      "OffsetTime",
                      "ZoneOffset",
                      "Duration",
                      "Period",
                      "Year",
                      "YearMonth",
                      "MonthDay",
                      "InetAddress",
                      "Inet4Address",
                      "Inet6Address")
                  .map("@AvroString "::concat))
          .toList();

  private static final List<String> SAMPLES =
      List.of(
          "",
          "a",
          " ",
          "a b",
          "\0",
          "-1",
          "+1",
          "0",
          "01",
          "1.50",
          "1E+2",
          "1e9999",
          "1e10001",
          "0x1",
          "127",
          "128",
          "-32768",
          "-32769",
          "2147483648",
          "-9223372036854775808",
          "9223372036854775808",
          "\u0661",
          "2026",
          "026",
          "+12026",
          "12026",
          "-2026",
          "9999999999",
          "2026-01",
          "2026-13",
          "2026-02-28",
          "2026-02-29",
          "2026-1-1",
          "--02-29",
          "--02-30",
          "PT1H",
          "pt1h",
          "PT60M",
          "P1Y2M",
          "P13M",
          "P1W",
          "Z",
          "z",
          "+01:00",
          "+01",
          "+19:00",
          "UTC",
          "utc",
          "GMT+1",
          "Europe/Paris",
          "Europe/Nowhere",
          "en",
          "en-GB",
          "en-gb",
          "en_GB",
          "en-a",
          "x-lvariant-POSIX",
          "ja-JP-u-ca-japanese-x-lvariant-JP",
          "EUR",
          "eur",
          "UTF-8",
          "utf8",
          "ASK",
          "BID",
          "bid",
          "http://a.org",
          "HTTP://A.org",
          "http://a b",
          "http://a:b",
          "http:",
          "jar:file:/a",
          "mailto:a@b",
          "no such://a",
          ":",
          "%",
          "12:00+01:00",
          "24:00+01:00",
          "12:00",
          "2026-01-31T12:00+01:00",
          "2026-01-31T12:00:00+01:00",
          "2026-01-31T12:00",
          "2026-01-31T12:00+01:00[Europe/Paris]",
          "2026-01-31T12:00+02:00[Europe/Paris]",
          "2026-03-29T02:30+01:00[Europe/Paris]",
          "2026-10-25T02:30+01:00[Europe/Paris]",
          "localhost",
          "127.0.0.1",
          "127.0.0.01",
          "127.0.0.256",
          "127.1",
          "::",
          ":::",
          "::1",
          "::01",
          "::00001",
          "::1%1",
          "[::1]",
          "1::",
          "1:",
          ":1",
          "1:2:3:4:5:6:7:8",
          "1:2:3:4:5:6:7::",
          "1:2:3:4:5:6:7:8::",
          "1:2:3:4:5:6:7:8:9",
          "1::2::3",
          "::ffff:1.2.3.4",
          "::1.2.3.04",
          "1.2.3.4::",
          "0:0:0:0:0:ffff:102:304",
          "2001:DB8::1",
          "1:2:3:4:5:6:7.8.9.10",
          "1:2:3:4:5:6:7:7.8.9.10",
          "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
          "6BA7B810-9dad-11d1-80b4-00c04fd430c8",
          "6ba7b810-9dad-11d1-80b4-00c04fd430c",
          "6ba7b8109dad11d180b400c04fd430c8",
          "1-1-1-1-1",
          "6ba7b810-9dad-11d1-80b4-00c04fd430cg");

  /** A type and the defaults that are tried for it. */
  private record Row(String type, List<String> defaults) {}

  private static Row row(String type, String... defaults) {
    return new Row(type, List.of(defaults));
  }

  private static Stream<Row> rows() {
    return Stream.of(texts(), keys(), numbers(), fractions(), bytes(), parts())
        .flatMap(rows -> rows);
  }

  private static Stream<Row> texts() {
    List<String> defaults = SAMPLES.stream().map(JavaLiteral::json).toList();
    return TEXTS.stream().map(type -> new Row(type, defaults));
  }

  private static Stream<Row> keys() {
    List<String> defaults =
        SAMPLES.stream().map(key -> "{" + JavaLiteral.json(key) + ":1}").toList();
    return Stream.of(
            "Side",
            "Byte",
            "Short",
            "Integer",
            "Long",
            "LocalDate",
            "Id",
            "UUID",
            "URI",
            "File",
            "Locale",
            "ZoneId",
            "Charset",
            "@AvroString BigDecimal",
            "@AvroString Year",
            "@AvroString Duration",
            "@AvroString ZonedDateTime",
            "@AvroString InetAddress")
        .map(type -> new Row("@AvroKeys(Form.TEXT) Map<" + type + ", Integer>", defaults));
  }

  private static Stream<Row> numbers() {
    List<String> defaults =
        Stream.of(
                "-1",
                "0",
                "1.0",
                "-128",
                "-129",
                "127",
                "128",
                "-32768",
                "-32769",
                "32767",
                "32768",
                "65535",
                "65536",
                "86399999",
                "86400000",
                "-2147483648",
                "2147483647",
                "2147483648",
                "86399999999",
                "86400000000",
                "-9223372036854775808",
                "-9223372036854775001",
                "-9223372036854775000",
                "9223372036854775807",
                "9223372036854775808")
            .toList();
    return Stream.of(
            "byte",
            "Short",
            "char",
            "int",
            "long",
            "@AvroTime(AvroTime.Unit.MILLIS) LocalTime",
            "LocalTime",
            "LocalDate",
            "Instant",
            "@AvroTimestamp(AvroTimestamp.Unit.MILLIS) Instant",
            "@AvroTimestamp(AvroTimestamp.Unit.NANOS) LocalDateTime",
            "@AvroTimestamp(AvroTimestamp.Unit.MILLIS) LocalDateTime",
            "Date",
            "java.sql.@AvroTimestamp(AvroTimestamp.Unit.MILLIS) Timestamp",
            "java.sql.@AvroTimestamp(AvroTimestamp.Unit.NANOS) Timestamp",
            "java.sql.@AvroTimestamp(AvroTimestamp.Unit.MILLIS) Date",
            "AtomicInteger",
            "AtomicLong",
            "OptionalInt",
            "Optional<LocalTime>",
            "@AvroNullable Short")
        .map(type -> new Row(type, defaults));
  }

  private static Stream<Row> fractions() {
    List<String> defaults =
        List.of(
            "1",
            "-0.0",
            "1e-400",
            "9223372036854775808",
            "3.4028235E38",
            "-3.4028235E38",
            "3.4028236E38",
            "1e39",
            "1" + "0".repeat(39),
            "1.7976931348623157E308",
            "-1e309",
            "1" + "0".repeat(309),
            "\"NaN\"");
    return Stream.of("float", "Double", "@AvroUnion({Float.class, Double.class}) Object")
        .map(type -> new Row(type, defaults));
  }

  private static Stream<Row> bytes() {
    List<String> defaults =
        Stream.of(
                "",
                "\0",
                "\u0007",
                "\u00ff",
                "\0\u00ff",
                "\0\0\0\0\0\0\0\0\u0001",
                "\u007f\u00ff",
                "\u0100",
                "\u0002\u0007\u0002",
                "\u0002\u0007",
                "\u0002\u0007\u0002\0",
                "\u0004\u0007\u0002",
                "\0\u0002",
                "\u0082\0\u0007\u0002",
                "\u0002\u0007\u00a0\u009c\u0001",
                "\u0002\u0007\u00a2\u009c\u0001",
                "\u0002\u0007\u009f\u009c\u0001",
                "\u0002\u0007\u0082\u0080\u0080\u0080\0",
                "\u0002\u0007\u0082\u0080\u0080\u0080\u0010",
                "\u0002\u0007\u0082\u0080\u0080\u0080\u0080\0",
                "\u0082\u0080\u0080\u0080\u0080\u0080\u0080\u0080\u0080\0\u0007\u0002",
                "\u0082\u0080\u0080\u0080\u0080\u0080\u0080\u0080\u0080\u0002\u0007\u0002",
                "\0aaa",
                "a".repeat(12),
                "a".repeat(16))
            .map(JavaLiteral::json)
            .toList();
    return Stream.of(
            "byte[]",
            "java.nio.ByteBuffer",
            "@AvroFixed(size = 4) byte[]",
            "@AvroDecimal(precision = 39, scale = 2) BigDecimal",
            "@AvroDecimal(precision = 39) BigInteger",
            "@AvroDecimal(precision = 6, fixedSize = 3) BigDecimal",
            "@AvroBigDecimal BigDecimal",
            "@AvroUuid(AvroUuid.Form.FIXED) UUID",
            "AvroDuration")
        .map(type -> new Row(type, defaults));
  }

  private static Stream<Row> parts() {
    String id = "\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\"";
    String upper = id.replace('b', 'B');
    String pairs = "[{\"key\":%s,\"value\":1},{\"key\":%s,\"value\":2}]";
    return Stream.of(
        row("@AvroString BigInteger", text('9', 10_000), text('9', 10_001)),
        row("@AvroString BigDecimal", text('9', 10_000), text('9', 10_001)),
        row("List<UUID>", "[]", "[" + id + "]", "[" + id + ",\"\"]"),
        row("short[]", "[32767]", "[32768]"),
        row("Optional<UUID>", "null", id, "\"\""),
        row("@AvroNullableItems List<LocalTime>", "[null,0]", "[-1]"),
        row("Map<String, LocalTime>", "{\"a\":0}", "{\"a\":-1}", "{\"\\ud800\":0}"),
        row("Line", "{\"id\":" + id + "}", "{\"id\":" + id + ",\"at\":-1}", "{\"id\":\"\"}"),
        row("List<Line>", "[{\"id\":" + id + ",\"at\":86400000}]"),
        row(
            "@AvroKeys(Form.TEXT) Map<URI, Integer>",
            "{\"http://a\":1,\"http://b\":2}",
            "{\"http://a\":1,\"HTTP://a\":2}"),
        row(
            "@AvroKeys(Form.PAIRS) Map<Long, Integer>",
            pairs.formatted("1", "2"),
            pairs.formatted("1", "1")),
        row(
            "@AvroKeys(Form.PAIRS) Map<Double, Integer>",
            pairs.formatted("1", "1.5"),
            pairs.formatted("1", "1.0")),
        row(
            "@AvroKeys(Form.PAIRS) Map<Id, Integer>",
            pairs.formatted(id, id.replace('6', '7')),
            pairs.formatted(id, upper),
            pairs.formatted(id, "\"\"")),
        row(
            "@AvroKeys(Form.PAIRS) Map<Line, Integer>",
            pairs.formatted("{\"id\":" + id + "}", "{\"id\":" + id.replace('6', '7') + "}"),
            pairs.formatted("{\"id\":" + id + "}", "{\"id\":" + id + "}")),
        row(
            "@AvroKeys(Form.PAIRS) Map<List<Integer>, Integer>",
            pairs.formatted("[1]", "[2]"),
            pairs.formatted("[1]", "[1]")),
        row("List<@AvroUnion({LocalTime.class, Double.class}) Object>", "[0,1.5]", "[-1]"));
  }

  private static String text(char digit, int length) {
    return "\"" + String.valueOf(digit).repeat(length) + "\"";
  }

  /** A class with a field for each default, or with a field without one. */
  private static String declaration(int number, Row row, boolean defaults) {
    StringBuilder fields = new StringBuilder();
    for (int i = 0; defaults && i < row.defaults().size(); i++) {
      String json = JavaLiteral.of(row.defaults().get(i));
      fields.append("@AvroDefault(" + json + ") " + row.type() + " f" + i + ";\n");
    }
    String all = defaults ? fields.toString() : row.type() + " f;";
    return "@AvroRecord static class R" + number + " {" + all + "}\n";
  }

  private static Compilation compile(List<Row> rows, boolean defaults) {
    String types =
        IntStream.range(0, rows.size())
            .mapToObj(i -> declaration(i, rows.get(i), defaults))
            .collect(Collectors.joining());
    return TestCompiler.compileWith(
        List.of("-Xmaxerrs", "100000"),
        Sources.of(HEAD + "@AvroRecord class Order {\n" + types + TYPES + "}"));
  }

  @Test
  void defaultCompilesIfItCanBeRead() {
    List<Row> rows = rows().toList();
    Set<String> rejected = rejected(rows);
    Compilation compilation = compile(rows, false);
    assertThat(compilation).succeeded();
    GeneratedClasses classes = new GeneratedClasses(compilation);
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      AvroCodec<Object> codec = classes.codecOf("shop.Order$R" + i);
      List<String> defaults = rows.get(i).defaults();
      for (int j = 0; j < defaults.size(); j++) {
        boolean isRejected = rejected.contains(i + "." + j);
        if (isRejected == isRead(defaults.get(j), codec)) {
          differences.add(
              (isRejected ? "rejected " : "accepted ")
                  + rows.get(i).type()
                  + " "
                  + defaults.get(j));
        }
      }
    }
    assertEquals(List.of(), differences);
  }

  private static Set<String> rejected(List<Row> rows) {
    Set<String> rejected = new HashSet<>();
    for (Diagnostic<?> error : compile(rows, true).errors()) {
      Matcher field = FIELD.matcher(error.getMessage(null));
      assertTrue(field.find(), error::toString);
      rejected.add(field.group(1) + "." + field.group(2));
    }
    return rejected;
  }

  private static boolean isRead(String json, AvroCodec<Object> codec) {
    Schema type = codec.schema().getField("f").schema();
    String field = "{\"name\":\"f\",\"type\":" + type + ",\"default\":" + json + "}";
    Schema record =
        new Schema.Parser()
            .setValidateDefaults(false)
            .parse("{\"type\":\"record\",\"name\":\"Reader\",\"fields\":[" + field + "]}");
    try {
      codec.decode(new DefaultValues().encoded(record, record.getField("f")));
      return true;
    } catch (AvroCodecException e) {
      return false;
    }
  }
}
