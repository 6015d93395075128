package io.avrodyne.processor.bind;

import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * A step on the way from an annotated type to an instantiation of a generic class. Classes without
 * type arguments are not steps.
 *
 * <p>Instantiations without end grow: on some way the same class comes up again and again, each
 * time with type arguments deeper than all before. Honest ones grow no more often than somebody
 * wrote a deeper use by hand, as {@code Node<T>} does with {@code Page<List<Node<T>>>}.
 *
 * @param before the step before, null for the first
 * @param type the qualified name of the generic class
 * @param depth the deepest type arguments that the class had so far on this way
 * @param again whether the class came up before
 * @param growths how often it came up with deeper ones than before
 */
record InstantiationPath(
    @Nullable InstantiationPath before, String type, int depth, boolean again, int growths) {

  /** Honest types grow once or twice. */
  private static final int MAX_GROWTHS = 5;

  /** Returns the way that goes on from {@code before} to an instantiation. */
  static InstantiationPath to(
      @Nullable InstantiationPath before, TypeElement type, TypeExtent extent) {
    String name = type.getQualifiedName().toString();
    int depth = extent.depth();
    InstantiationPath last = before;
    while (last != null && !last.type().equals(name)) {
      last = last.before();
    }
    if (last == null) {
      return new InstantiationPath(before, name, depth, false, 0);
    }
    return depth > last.depth()
        ? new InstantiationPath(before, name, depth, true, last.growths() + 1)
        : new InstantiationPath(before, name, last.depth(), true, last.growths());
  }

  /** Returns whether the way must be one without end. */
  boolean isEndless() {
    return growths > MAX_GROWTHS;
  }
}
