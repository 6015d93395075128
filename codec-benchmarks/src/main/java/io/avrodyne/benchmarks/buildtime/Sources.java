package io.avrodyne.benchmarks.buildtime;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The sources that are compiled. */
public enum Sources {
  /** Fifty ordinary types. */
  TYPES_50(50),
  /** Two hundred ordinary types. */
  TYPES_200(200),
  /** Five hundred ordinary types. */
  TYPES_500(500),
  /** One bean of 250 fields. */
  FIELDS_250(0);

  private static final int FIELDS = 250;

  /** Types come in groups: an enum, an event, its parts, and a bean that has a list of them. */
  private static final int GROUP = 5;

  private final int types;

  Sources(int types) {
    this.types = types;
  }

  /** Returns the text of each file, by the name of its type. */
  Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    if (types == 0) {
      texts.put("Wide", bean("Wide", Sources::primitive, FIELDS));
    }
    for (int group = 0; group < types / GROUP; group++) {
      addGroup(texts, group);
    }
    return texts;
  }

  private static void addGroup(Map<String, String> texts, int group) {
    texts.put(
        "Kind" + group, "package some;\n\npublic enum Kind" + group + " { NEW, PAID, SENT }\n");
    texts.put("Money" + group, MONEY.formatted(group));
    texts.put("Item" + group, ITEM.formatted(group));
    texts.put("Placed" + group, PLACED.formatted(group));
    texts.put("Account" + group, bean("Account" + group, i -> accountField(i, group), 9));
  }

  private static final String HEADER =
      """
      package some;

      import io.avrodyne.api.AvroNullable;
      import io.avrodyne.api.AvroRecord;
      import java.time.Instant;
      import java.time.LocalDate;
      import java.util.List;
      import java.util.Map;
      import java.util.Optional;
      import java.util.UUID;

      """;

  private static final String MONEY =
      HEADER
          + """
          @AvroRecord
          public record Money%1$d(String currency, long units, int nanos) {}
          """;

  private static final String ITEM =
      HEADER
          + """
          @AvroRecord
          public record Item%1$d(
              UUID id, String name, int amount, double weight, Money%1$d price, byte[] picture,
              Optional<String> remark, Map<String, Long> counts) {}
          """;

  private static final String PLACED =
      HEADER
          + """
          @AvroRecord
          public record Placed%1$d(
              UUID id, Instant at, LocalDate day, Kind%1$d kind, List<Item%1$d> items, Money%1$d total,
              @AvroNullable String coupon, boolean express, List<String> tags, float discount) {}
          """;

  private static final String BEAN =
      HEADER
          + """
          @AvroRecord
          public class %s {

          %s%s}
          """;

  private static Field accountField(int i, int group) {
    return switch (i) {
      case 0 -> new Field("String", "owner");
      case 1 -> new Field("Kind" + group, "kind");
      case 2 -> new Field("List<Placed" + group + ">", "events");
      case 3 -> new Field("Map<String, Money" + group + ">", "balances");
      case 4 -> new Field("Instant", "opened");
      default -> primitive(i);
    };
  }

  private static Field primitive(int i) {
    String type =
        switch (i % 5) {
          case 0 -> "String";
          case 1 -> "int";
          case 2 -> "long";
          case 3 -> "boolean";
          default -> "double";
        };
    return new Field(type, type.toLowerCase(Locale.ROOT) + i);
  }

  private record Field(String type, String name) {

    String declaration() {
      return "  private " + type + " " + name + ";\n";
    }

    String accessors() {
      return """

            public %1$s get%2$s() {
              return %3$s;
            }

            public void set%2$s(%1$s %3$s) {
              this.%3$s = %3$s;
            }
          """
          .formatted(type, Character.toUpperCase(name.charAt(0)) + name.substring(1), name);
    }
  }

  /** Returns a bean with fields that depend on their positions. */
  private static String bean(String name, IntFunction<Field> field, int count) {
    List<Field> fields = IntStream.range(0, count).mapToObj(field).toList();
    return BEAN.formatted(
        name,
        fields.stream().map(Field::declaration).collect(Collectors.joining()),
        fields.stream().map(Field::accessors).collect(Collectors.joining()));
  }
}
