package io.avrodyne.processor.bind;

import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * A step on the path from an annotated type to an instantiation of a generic class. Classes without
 * type arguments are not steps.
 *
 * <p>Endless instantiations grow: on some path the same class recurs again and again, each time
 * with deeper type arguments than before. Other instantiations grow only as often as the source
 * contains a deeper use, as in {@code Node<T>} with {@code Page<List<Node<T>>>}.
 *
 * @param before the step before, null for the first
 * @param type the qualified name of the generic class
 * @param depth the greatest depth of type arguments that the class has had on this path
 * @param again whether the class has occurred before
 * @param growths how often it has recurred with deeper type arguments
 */
record InstantiationPath(
    @Nullable InstantiationPath before, String type, int depth, boolean again, int growths) {

  /** Finite types grow once or twice. */
  private static final int MAX_GROWTHS = 5;

  /** Returns the path from {@code before} to an instantiation. */
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

  /** Returns whether the path must be endless. */
  boolean isEndless() {
    return growths > MAX_GROWTHS;
  }
}
