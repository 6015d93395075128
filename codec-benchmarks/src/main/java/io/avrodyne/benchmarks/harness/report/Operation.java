package io.avrodyne.benchmarks.harness.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The words of the report for operations, which are methods of benchmarks. */
final class Operation {

  private static final List<String> ORDER =
      List.of("write", "writeStream", "read", "roundTrip", "serialize", "deserialize", "copy");
  private static final List<String> PARTS = List.of("write", "read");

  private record Words(String verb, String noun) {}

  private static final Map<String, Words> WORDS =
      Map.of(
          "write", new Words("writes", "writing"),
          "read", new Words("reads", "reading"),
          "writeStream", new Words("writes to a stream", "writing to a stream"),
          "roundTrip", new Words("makes the round trip", "the round trip"),
          "persist", new Words("persists", "persisting"),
          "serialize", new Words("serializes", "serializing"),
          "deserialize", new Words("deserializes", "deserializing"),
          "copy", new Words("copies", "copying"),
          "process", new Words("processes", "processing"));

  private Operation() {}

  /** Returns the operations in their usual order; none if one is that of a whole class. */
  static List<String> sorted(List<String> operations) {
    return operations.contains("")
        ? List.of()
        : operations.stream().distinct().sorted(order(ORDER)).toList();
  }

  /** Returns known names in their order, then the others. */
  static Comparator<String> order(List<String> known) {
    return Comparator.comparingInt(
            (String name) -> known.contains(name) ? known.indexOf(name) : known.size())
        .thenComparing(Comparator.naturalOrder());
  }

  /** Returns writing and reading, of which round trips consist, or else all operations. */
  static List<String> parts(List<String> operations) {
    List<String> parts = PARTS.stream().filter(operations::contains).toList();
    return parts.isEmpty() ? operations : parts;
  }

  /** Returns the heading of a column. */
  static String title(String operation) {
    return switch (operation) {
      case "writeStream" -> "stream write";
      case "roundTrip" -> "round trip";
      default -> spaced(operation);
    };
  }

  /** Returns the verb in "Avrodyne writes twice as fast". */
  static String verb(String operation) {
    Words words = WORDS.get(operation);
    return words == null ? "does " + spaced(operation) : words.verb;
  }

  /** Returns the noun in "not first at writing". */
  static String noun(String operation) {
    Words words = WORDS.get(operation);
    return words == null ? spaced(operation) : words.noun;
  }

  /** Returns the words of a name in camel case. */
  static String spaced(String operation) {
    return operation.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }
}
