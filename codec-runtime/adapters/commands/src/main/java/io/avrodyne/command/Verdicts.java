package io.avrodyne.command;

import io.avrodyne.registry.CompatibilityVerdict;
import io.avrodyne.registry.SchemaRegistry;
import java.util.List;

/** The questions to a registry about schemas, and the reasons in its answers. */
final class Verdicts {

  private Verdicts() {}

  /**
   * Asks whether a schema may become the next version of its subject, and prints the reasons if it
   * may not. The schema is sent with all types that it uses, so that those need not be registered.
   */
  static boolean ask(SchemaRegistry registry, Assignment assignment, Console console) {
    CompatibilityVerdict verdict =
        registry.check(assignment.subject(), assignment.built().schema(), List.of());
    if (!verdict.compatible()) {
      console.printError(
          assignment.subject() + " refuses " + assignment.built().fullname() + reasons(verdict));
      verdict.messages().forEach(reason -> console.printError("  " + reason));
    }
    return verdict.compatible();
  }

  private static String reasons(CompatibilityVerdict verdict) {
    return verdict.messages().isEmpty() ? ". The registry gives no reason." : ":";
  }
}
