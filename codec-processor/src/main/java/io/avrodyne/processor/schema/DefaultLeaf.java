package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.Domains;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;

/** A strict match of JSON against the Avro types that contain no other types. */
final class DefaultLeaf {

  private DefaultLeaf() {}

  /** Matches with a type that has no name. */
  static Optional<Mismatch> primitive(Schema.Type type, Object json, String path) {
    return switch (type) {
      case NULL -> check(json == JsonProperties.NULL_VALUE, path, "is not null", "Write null");
      case BOOLEAN ->
          check(json instanceof Boolean, path, "is not a boolean", "Write true or false");
      case INT -> whole(Domains.INT, json, path);
      case LONG -> whole(Domains.LONG, json, path);
      case FLOAT ->
          check(
              json instanceof Number number && Float.isFinite(number.floatValue()),
              path,
              "is not a float",
              NUMBER);
      case DOUBLE ->
          check(
              json instanceof Number number && Double.isFinite(number.doubleValue()),
              path,
              "is not a double",
              NUMBER);
      case STRING ->
          check(json instanceof String, path, "is not a string", QUOTE).or(() -> utf(json, path));
      case BYTES -> check(isBytes(json), path, "is not a string of bytes", BYTES);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static final String NUMBER = "Write a number within its range";
  private static final String QUOTE = "Write a string in quotes, in Java \"\\\"...\\\"\"";
  private static final String BYTES =
      "Write a string with one character from U+0000 to U+00FF for each byte";

  /** Matches with the values that a conversion can read. */
  static Optional<Mismatch> within(Domain domain, Object json, String path) {
    if (domain.read(json).isPresent()) {
      return Optional.empty();
    }
    String predicate = "is not " + domain.kind();
    return Optional.of(
        domain.candidates().isEmpty()
            ? Mismatch.of(path, predicate, domain.remedy())
            : Mismatch.ofName(path, predicate, (String) json, domain.candidates()));
  }

  private static Optional<Mismatch> whole(Domain domain, Object json, String path) {
    return json instanceof Integer || json instanceof Long
        ? within(domain, json, path)
        : check(false, path, "is not " + domain.kind(), domain.remedy());
  }

  private static Optional<Mismatch> utf(Object json, String path) {
    return check(
        StandardCharsets.UTF_8.newEncoder().canEncode((String) json),
        path,
        "has an unpaired surrogate",
        "Write both halves of the pair");
  }

  private static boolean isBytes(Object json) {
    return json instanceof String text && text.chars().allMatch(c -> c <= 0xFF);
  }

  /** Matches with a fixed. */
  static Optional<Mismatch> fixed(int size, Object json, String path) {
    return check(isBytes(json), path, "is not a string of bytes", BYTES)
        .or(
            () ->
                check(
                    ((String) json).length() == size,
                    path,
                    "is not " + size + " bytes long",
                    "Write a string of " + size + " characters"));
  }

  /** Matches with an enum. */
  static Optional<Mismatch> symbol(String type, List<String> symbols, Object json, String path) {
    if (json instanceof String symbol) {
      return symbols.contains(symbol)
          ? Optional.empty()
          : Optional.of(Mismatch.ofName(path, "is not a symbol of " + type, symbol, symbols));
    }
    return Optional.of(Mismatch.ofName(path, "is not a symbol of " + type, "", symbols));
  }

  static Optional<Mismatch> check(boolean matches, String path, String predicate, String remedy) {
    return matches ? Optional.empty() : Optional.of(Mismatch.of(path, predicate, remedy));
  }
}
