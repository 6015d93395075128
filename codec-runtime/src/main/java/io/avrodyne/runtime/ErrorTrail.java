package io.avrodyne.runtime;

import io.avrodyne.api.SchemaResolutionException;

/** Finds what makes a node an error: the path to it, and the rule. */
final class ErrorTrail {

  private ErrorTrail() {}

  /** Returns the path and the rule. */
  static String of(Resolution node) {
    return exception(node).getMessage();
  }

  static SchemaResolutionException exception(Resolution node) {
    StringBuilder path = new StringBuilder();
    Resolution cause = node;
    while (cause.steps.length > 0) {
      int step = firstError(cause);
      if (cause.names.length > 0) {
        path.append(path.length() > 0 ? "." : "").append(cause.names[step]);
      }
      cause = cause.steps[step];
    }
    SchemaResolutionException exception = new SchemaResolutionException(cause.note);
    if (path.length() > 0) {
      exception.prependPath(path.toString());
    }
    return exception;
  }

  private static int firstError(Resolution node) {
    for (int i = 0; i < node.steps.length; i++) {
      if (node.steps[i].kind == Resolution.Kind.ERROR && node.steps[i] != node) {
        return i;
      }
    }
    throw new IllegalStateException("An error without a cause");
  }
}
