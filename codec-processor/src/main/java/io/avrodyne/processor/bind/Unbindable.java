package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Problem;
import java.util.Optional;

/**
 * The exception for a type that has no shape, or that contains a type without one, which is
 * reported there.
 */
final class Unbindable extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Optional<Problem> problem;

  private Unbindable(Optional<Problem> problem) {
    this.problem = problem;
  }

  static Unbindable because(Problem problem) {
    return new Unbindable(Optional.of(problem));
  }

  /**
   * Returns one without a problem, for a type that depends on another type, whose own problems are
   * reported.
   */
  static Unbindable becauseOfAnother() {
    return new Unbindable(Optional.empty());
  }

  Optional<Problem> problem() {
    return problem;
  }
}
