package io.avrodyne.processor;

import com.sun.source.util.Trees;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.LocalClassScanner;
import io.avrodyne.processor.discover.member.MethodBodies;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * What the compiler's trees tell, where it shows them. Only javac has them, and only if no build
 * tool puts an environment of its own in front of it.
 */
final class CompilerTrees {

  private CompilerTrees() {}

  /** Returns warnings about annotated local classes within top-level classes. */
  static List<Problem> localClasses(
      Set<? extends Element> roots, ProcessingEnvironment environment) {
    return of(environment)
        .map(trees -> LocalClassScanner.problemsOf(roots, trees))
        .orElse(List.of());
  }

  /** Returns the bodies of the methods. */
  static MethodBodies bodies(ProcessingEnvironment environment) {
    return of(environment).map(MethodBodies::of).orElse(MethodBodies.UNKNOWN);
  }

  private static Optional<Trees> of(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (LinkageError | AssertionError | IllegalArgumentException e) {
      // What is thrown for an environment that is not javac's differs between versions.
      return Optional.empty();
    }
  }
}
