package io.avrodyne.processor;

import com.sun.source.util.Trees;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.LocalClassScanner;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * A search for annotated local classes where the compiler shows its trees. Only javac has them, and
 * only if no build tool puts an environment of its own in front of it.
 */
final class LocalClasses {

  private LocalClasses() {}

  /** Returns warnings about those within top-level classes. */
  static List<Problem> problemsOf(Set<? extends Element> roots, ProcessingEnvironment environment) {
    try {
      return LocalClassScanner.problemsOf(roots, Trees.instance(environment));
    } catch (LinkageError | AssertionError | IllegalArgumentException e) {
      // What is thrown for an environment that is not javac's differs between versions.
      return List.of();
    }
  }
}
