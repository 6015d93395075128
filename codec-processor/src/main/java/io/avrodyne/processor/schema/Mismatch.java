package io.avrodyne.processor.schema;

import java.util.List;

/**
 * The part of a default that does not match its shape.
 *
 * @param path to the part at fault, such as {@code lines[0].count}; "" for the whole
 * @param predicate the fault of that part, such as "is not an int"
 * @param remedy what to write instead, as a sentence without its full stop; "" if there are
 *     candidates
 * @param given the name that was found instead of a candidate; "" without candidates
 * @param candidates the names that would match
 */
public record Mismatch(
    String path, String predicate, String remedy, String given, List<String> candidates) {

  /** The predicate of null where Java has no place for it. */
  public static final String NO_PLACE = "is null, which a primitive cannot hold";

  /** Copies the list. */
  public Mismatch {
    candidates = List.copyOf(candidates);
  }

  static Mismatch of(String path, String predicate, String remedy) {
    return new Mismatch(path, predicate, remedy, "", List.of());
  }

  static Mismatch ofName(String path, String predicate, String given, List<String> candidates) {
    return new Mismatch(path, predicate, "", given, candidates);
  }
}
