package io.avrodyne.command;

import java.util.List;

/**
 * The types that {@link BuildOptions#INCLUDE} and {@link BuildOptions#EXCLUDE} leave.
 *
 * @param included the types to take; all types if empty
 * @param excluded the types to leave out
 */
record TypeFilter(List<Glob> included, List<Glob> excluded) {

  /** Copies the lists. */
  TypeFilter {
    included = List.copyOf(included);
    excluded = List.copyOf(excluded);
  }

  /** Reads the filter from the options. */
  static TypeFilter of(Arguments arguments) {
    return new TypeFilter(
        arguments.all(BuildOptions.INCLUDE).stream().map(Glob::new).toList(),
        arguments.all(BuildOptions.EXCLUDE).stream().map(Glob::new).toList());
  }

  /** Returns whether no option was given. */
  boolean isEmpty() {
    return included.isEmpty() && excluded.isEmpty();
  }

  /** Returns whether a type is taken. */
  boolean accepts(String fullname) {
    return (included.isEmpty() || included.stream().anyMatch(glob -> glob.matches(fullname)))
        && excluded.stream().noneMatch(glob -> glob.matches(fullname));
  }
}
