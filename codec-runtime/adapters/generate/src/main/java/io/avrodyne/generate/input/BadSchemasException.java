package io.avrodyne.generate.input;

import java.util.List;
import java.util.stream.Collectors;

/** An exception that lists all problems of the schemas, each with its place and remedy. */
public final class BadSchemasException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** Creates one for a list that is not empty. */
  public BadSchemasException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** Returns the problems. */
  public List<Problem> problems() {
    return problems;
  }

  /** Throws one if there are problems. */
  public static void throwIfAny(List<Problem> problems) {
    if (!problems.isEmpty()) {
      throw new BadSchemasException(problems);
    }
  }
}
