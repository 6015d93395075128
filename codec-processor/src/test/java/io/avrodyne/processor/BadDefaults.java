package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs whose defaults are no JSON, or not of the schemas of their fields. */
final class BadDefaults {

  private static final String QUOTE = "quotes, in Java \"\\\"...\\\"\".";
  private static final String NUMBER = "Write a number within its range.";
  private static final String BYTES = "from U+0000 to U+00FF for each byte.";
  private static final String NULLABLE =
      "Mark the field with @AvroNullable, or choose another default.";

  private BadDefaults() {}

  static Stream<BadInput> all() {
    return Stream.of(
            malformed(),
            leaves(),
            converted(),
            keys(),
            parts(),
            records(),
            unions(),
            nulls(),
            circles())
        .flatMap(cases -> cases);
  }

  private static Stream<BadInput> malformed() {
    return Stream.of(
            "",
            "ASK",
            "1 2",
            "1,",
            "[1",
            "01",
            "+1",
            ".5",
            "'a'",
            "/* 1 */ 1",
            "1 // one",
            "NaN",
            "{\"a\":1,\"a\":2}",
            "1],\"carried\":[2",
            "tru",
            "\"\\x\"",
            "\"\\u12\"",
            "[1,]",
            "{\"a\"}",
            "{a:1}",
            "[".repeat(600) + "]".repeat(600))
        .map(
            json ->
                field(
                    "int",
                    json,
                    (json.length() > 60 ? json.substring(0, 60) + "..." : json)
                        + ", which is not valid JSON.",
                    "quoted, in Java \"\\\"...\\\"\"."));
  }

  private static Stream<BadInput> leaves() {
    String ints = "from -2147483648 to 2147483647, without a decimal point or exponent.";
    String longs =
        "from -9223372036854775808 to 9223372036854775807, without a decimal point or exponent.";
    return Stream.of(
        which("int", "1.0", "is not an int", ints),
        which("int", "1e3", "is not an int", ints),
        which("int", "2147483648", "is not an int", ints),
        which("int", "\"1\"", "is not an int", ints),
        which("int", "null", "is not an int", NULLABLE),
        which("long", "9223372036854775808", "is not a long", longs),
        which(
            "byte",
            "128",
            "is not a byte",
            "from -128 to 127, without a decimal point or exponent."),
        which("short", "-32769", "is not a short", "32767, without a decimal point or exponent."),
        which("Character", "-1", "is not a char", "65535, without a decimal point or exponent."),
        which("boolean", "0", "is not a boolean", "Write true or false."),
        which("float", "1e39", "is not a float", NUMBER),
        which("double", "1e999", "is not a double", NUMBER),
        which("double", "\"NaN\"", "is not a double", NUMBER),
        which("String", "1", "is not a string", QUOTE),
        which("String", "null", "is not a string", NULLABLE),
        which(
            "String", "\"\\ud800\"", "has an unpaired surrogate", "Write both halves of the pair."),
        which("byte[]", "\"\\u0100\"", "is not a string of bytes", BYTES),
        which("byte[]", "[1]", "is not a string of bytes", BYTES),
        which("@AvroFixed(size = 2) byte[]", "\"a\"", "is not 2 bytes long", "of 2 characters."),
        which("@AvroFixed(size = 1) byte[]", "\"\\u20ac\"", "is not a string of bytes", BYTES),
        which("Side", "\"ASC\"", "is not a symbol of Side", "of ASK, BID (did you mean ASK?)."),
        which("Side", "1", "is not a symbol of Side", "Use one of ASK, BID."),
        which("Void", "0", "is not null", "Write null."));
  }

  private static Stream<BadInput> converted() {
    String uuid = "such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.";
    String decimal = "@AvroDecimal(precision = 4, scale = 2) java.math.BigDecimal";
    return Stream.of(
        which("UUID", "\"a\"", "is not a UUID", uuid),
        which("Optional<UUID>", "\"1-1-1-1-1\"", "is not a UUID", uuid),
        where("List<UUID>", "[\"\"]", "[0] is not a UUID", uuid),
        which(
            "@AvroTime(AvroTime.Unit.MILLIS) java.time.LocalTime",
            "86400000",
            "is not a time of day in milliseconds",
            "from 0 to 86399999, without a decimal point or exponent."),
        which("java.time.LocalTime", "-1", "is not a time of day in microseconds", "exponent."),
        which(decimal, "\"\"", "is not a decimal of at most 4 digits", "such as \\u0007 for 7."),
        which(decimal, "\"aa\"", "is not a decimal of at most 4 digits", "such as \\u0007 for 7."),
        which("java.net.URI", "\"a b\"", "is not a URI", "such as https://example.org."),
        which(
            "@AvroString java.net.InetAddress",
            "\"localhost\"",
            "is not the literal of an Internet address",
            "such as 192.0.2.1."));
  }

  private static Stream<BadInput> keys() {
    String texts = "@AvroKeys(AvroKeys.Form.TEXT) Map";
    return Stream.of(
        where(texts + "<Side, Integer>", "{\"AKS\":1}", "the key AKS is not a constant", "ASK?)."),
        where(
            texts + "<Byte, Integer>",
            "{\"128\":1}",
            "the key 128 is not a byte",
            "without a plus sign or leading zeros."),
        where(
            texts + "<Locale, Integer>",
            "{\"en-gb\":1}",
            "the key en-gb is not in the form in which it is written",
            "Write en-GB."),
        where(
            texts + "<java.net.URI, Integer>",
            "{\"http://a\":1,\"HTTP://a\":2}",
            "the key HTTP://a is a key that the map already has",
            "Remove one of them."),
        where(
            "@AvroKeys(AvroKeys.Form.PAIRS) Map<Long, Integer>",
            "[{\"key\":1,\"value\":1},{\"key\":1,\"value\":2}]",
            "[1].key is a key that the map already has",
            "Remove one of them."));
  }

  private static Stream<BadInput> parts() {
    return Stream.of(
        which("List<Integer>", "1", "is not an array", "such as []."),
        where("List<Integer>", "[1, \"2\"]", "[1] is not an int", "exponent."),
        which("Map<String, Integer>", "[]", "is not a map", "such as {}."),
        where("Map<String, Side>", "{\"a\":\"AKS\"}", "a is not a symbol", "(did you mean ASK?)."),
        where("List<List<Integer>>", "[[1], [2.0]]", "[1][0] is not an int", "exponent."),
        where("int[]", "[null]", "[0] is not an int", "without a decimal point or exponent."));
  }

  private static Stream<BadInput> records() {
    return Stream.of(
        which("Line", "[]", "is not an object", "with the fields of Line."),
        which("Line", "{}", "lacks the field count of Line", "Line.count its own default."),
        where("Line", "{\"cuont\":1}", "cuont is not a field of Line", "(did you mean count?)."),
        where("Line", "{\"count\":1.5}", "count is not an int", "exponent."),
        where("List<Line>", "[{\"count\":1, \"tags\":[1]}]", "[0].tags[0] is not a string", QUOTE));
  }

  private static Stream<BadInput> unions() {
    String branch = "Write a value of one of the branches.";
    return Stream.of(
        which("Optional<Integer>", "\"a\"", "is not an int", "exponent."),
        which("@AvroNullable Integer", "1.5", "is not an int", "exponent."),
        which(
            "@AvroUnion({Integer.class, Double.class}) Object",
            "\"a\"",
            "does not match any branch",
            branch),
        which(
            "@AvroUnion({UUID.class, Double.class}) Object",
            "\"a\"",
            "is not a UUID",
            "such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8."),
        which(
            "@AvroUnion({Integer.class, String.class}) Object",
            "1.5",
            "does not match any branch",
            branch));
  }

  private static Stream<BadInput> nulls() {
    String order =
        """
        @AvroRecord(nullability = Nullability.ALL) class Order {
        @AvroDefault(%s) // BAD
        %s given; }
        @AvroRecord(nullability = Nullability.ALL) record Line(int count) {}
        """;
    return Stream.of(
        BadInput.of(
            Code.DEFAULT,
            "Order.given has the default null, which a primitive cannot hold.",
            "Choose another default.",
            PREFIX + order.formatted("\"null\"", "int")),
        BadInput.of(
            Code.DEFAULT,
            "Order.given has the default {}, which lacks the field count of Line.",
            "Line.count its own default.",
            PREFIX + order.formatted("\"{}\"", "Line")));
  }

  private static Stream<BadInput> circles() {
    String held =
        "@AvroRecord record Node(int id, @AvroNullable\n@AvroDefault(\"{\\\"id\\\":1}\") ";
    return Stream.of(
        BadInput.of(
            Code.DEFAULT,
            "Node.next has the default {\"id\":1}, a record that leads back to its own type.",
            "use null as the default.",
            PREFIX + held + "Node next) {} // BAD"));
  }

  private static final String PREFIX =
      "package shop; import io.avrodyne.api.*; import java.util.*; ";

  private static BadInput which(String type, String json, String predicate, String nextStep) {
    return field(type, json, json + ", which " + predicate, nextStep);
  }

  private static BadInput where(String type, String json, String part, String nextStep) {
    return field(type, json, json + ", where " + part, nextStep);
  }

  /** The annotation, on a line of its own, is blamed. */
  private static BadInput field(String type, String json, String finding, String nextStep) {
    return BadInput.of(
        Code.DEFAULT,
        "Order.given has the default " + finding,
        nextStep,
        PREFIX
            + "@AvroRecord class Order {\n@AvroDefault("
            + JavaLiteral.of(json)
            + ") // BAD\n"
            + type
            + " given; }\nenum Side {ASK, BID}\n"
            + "@AvroRecord record Line(int count, @AvroDefault(\"[]\") List<String> tags) {}");
  }
}
