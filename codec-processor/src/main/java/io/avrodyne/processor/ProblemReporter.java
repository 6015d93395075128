package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ElementOrigin;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;

/**
 * Prints problems, and is the only place that does: it opens the origin that the rooms only hand
 * on.
 */
final class ProblemReporter {

  private final Messager messager;

  ProblemReporter(Messager messager) {
    this.messager = messager;
  }

  void report(Problem problem) {
    ElementOrigin origin = (ElementOrigin) problem.origin();
    messager.printMessage(
        Diagnostic.Kind.ERROR,
        problem.message(),
        origin.element(),
        origin.annotation(),
        origin.value());
  }
}
