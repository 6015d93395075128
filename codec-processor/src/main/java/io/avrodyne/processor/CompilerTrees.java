package io.avrodyne.processor;

import com.sun.source.util.Trees;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.LocalClassScanner;
import io.avrodyne.processor.discover.member.CompiledAnnotations;
import io.avrodyne.processor.discover.member.CompilerView;
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

  /** Returns the information about classes that the compiler provides in addition to elements. */
  static CompilerView view(ProcessingEnvironment environment) {
    Optional<Trees> trees = of(environment);
    return new CompilerView(
        trees.map(MethodBodies::of).orElse(MethodBodies.UNKNOWN),
        new CompiledAnnotations(new ClassFiles(environment, trees.orElse(null))::find));
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
