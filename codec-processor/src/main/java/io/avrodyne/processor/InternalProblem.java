package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import java.io.PrintWriter;
import java.io.StringWriter;
import javax.lang.model.element.TypeElement;

/** The message about an exception that the processor did not expect. */
final class InternalProblem {

  private InternalProblem() {}

  static Problem of(Exception exception, TypeElement type) {
    StringWriter stack = new StringWriter();
    exception.printStackTrace(new PrintWriter(stack));
    return new Problem(
        Code.INTERNAL,
        type.getSimpleName() + " made the processor fail.",
        "This is a bug in Avrodyne.",
        "Please report it with this stack trace:\n" + stack,
        ElementOrigin.of(type));
  }
}
