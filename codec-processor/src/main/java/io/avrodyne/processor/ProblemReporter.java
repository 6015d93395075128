package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ElementOrigin;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/**
 * Prints problems, and is the only place that does: it opens the origin that the rooms only hand
 * on.
 */
final class ProblemReporter {

  private final Messager messager;
  private final Set<Report> reported = new HashSet<>();

  ProblemReporter(Messager messager) {
    this.messager = messager;
  }

  /** Reports a problem once, though that of a generic class shows in each codec that holds it. */
  void report(Problem problem) {
    ElementOrigin origin = (ElementOrigin) problem.origin();
    if (!reported.add(new Report(problem.message(), origin.element()))) {
      return;
    }
    messager.printMessage(
        Diagnostic.Kind.ERROR,
        problem.message(),
        origin.element(),
        origin.annotation(),
        origin.value());
  }

  private record Report(String message, Element element) {}
}
