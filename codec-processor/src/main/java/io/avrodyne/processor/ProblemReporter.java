package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.diagnostic.Severity;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Suppressions;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/**
 * A printer of problems, and the only one: it resolves the origin that the other packages merely
 * pass on.
 */
final class ProblemReporter {

  private final Messager messager;
  private final Set<Report> reported = new HashSet<>();

  ProblemReporter(Messager messager) {
    this.messager = messager;
  }

  /**
   * Reports a problem once, even if it is a problem of a generic class and occurs in every codec
   * that contains the class. A warning or note may have been suppressed.
   */
  void report(Problem problem) {
    ElementOrigin origin = (ElementOrigin) problem.origin();
    Severity severity = problem.code().severity();
    if (severity != Severity.ERROR && Suppressions.apply(origin.element())) {
      return;
    }
    if (!reported.add(new Report(problem.message(), origin.element()))) {
      return;
    }
    messager.printMessage(
        kindOf(severity), problem.message(), origin.element(), origin.annotation(), origin.value());
  }

  private static Diagnostic.Kind kindOf(Severity severity) {
    return switch (severity) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
      case NOTE -> Diagnostic.Kind.NOTE;
    };
  }

  private record Report(String message, Element element) {}
}
