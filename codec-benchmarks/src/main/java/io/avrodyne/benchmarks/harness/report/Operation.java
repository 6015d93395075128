package io.avrodyne.benchmarks.harness.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The words of the report for operations, which are methods of benchmarks. */
final class Operation {

  private static final List<String> ORDER =
      List.of("write", "writeStream", "read", "roundTrip", "serialize", "deserialize", "copy");
  private static final List<String> PARTS = List.of("write", "read");

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
    return switch (operation) {
      case "write" -> "writes";
      case "read" -> "reads";
      case "writeStream" -> "writes to a stream";
      case "roundTrip" -> "makes the round trip";
      case "persist" -> "persists";
      case "serialize" -> "serializes";
      case "deserialize" -> "deserializes";
      case "copy" -> "copies";
      case "process" -> "processes";
      default -> "does " + spaced(operation);
    };
  }

  /** Returns the noun in "not first at writing". */
  static String noun(String operation) {
    return switch (operation) {
      case "write" -> "writing";
      case "read" -> "reading";
      case "writeStream" -> "writing to a stream";
      case "roundTrip" -> "the round trip";
      case "persist" -> "persisting";
      case "serialize" -> "serializing";
      case "deserialize" -> "deserializing";
      case "copy" -> "copying";
      case "process" -> "processing";
      default -> spaced(operation);
    };
  }

  /** Returns the words of a name in camel case. */
  static String spaced(String operation) {
    return operation.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }
}
