package io.avrodyne.processor.discover.member;

import java.util.Optional;

/**
 * The information about classes that the compiler provides in addition to their elements.
 *
 * @param bodies the bodies of methods
 * @param annotations the annotations in class files that elements lack
 */
public record CompilerView(MethodBodies bodies, CompiledAnnotations annotations) {

  /** The view of a compiler that provides no such information. */
  public static final CompilerView NONE =
      new CompilerView(MethodBodies.UNKNOWN, new CompiledAnnotations(type -> Optional.empty()));
}
