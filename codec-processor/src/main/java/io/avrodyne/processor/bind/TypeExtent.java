package io.avrodyne.processor.bind;

import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * The extent of a type: the depth of its type arguments and arrays, and the number of types in it.
 * Repeated type arguments double that number at each level, so counting stops beyond the limit.
 *
 * @param depth the nesting depth, 0 for a class without type arguments
 * @param count of all types
 */
record TypeExtent(int depth, int count) {

  /** Code that handles types is recursive, and must not exhaust the stack. */
  static final int MAX_DEPTH = 100;

  private static final int MAX_COUNT = 1000;

  /** Returns the extent of a type; types beyond the limits are not read to the end. */
  static TypeExtent of(TypeMirror type) {
    Counter counter = new Counter();
    counter.visit(type, 0);
    return new TypeExtent(counter.depth, counter.count);
  }

  /** Returns whether a type exceeds the limits. */
  boolean isTooLarge() {
    return depth > MAX_DEPTH || count > MAX_COUNT;
  }

  private static final class Counter {

    private int depth;
    private int count;

    void visit(TypeMirror type, int level) {
      depth = Math.max(depth, level);
      count++;
      if (depth > MAX_DEPTH || count > MAX_COUNT) {
        return;
      }
      if (type instanceof ArrayType array) {
        visit(array.getComponentType(), level + 1);
      } else if (type instanceof DeclaredType declared) {
        declared.getTypeArguments().forEach(argument -> visit(argument, level + 1));
      } else if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
        visit(wildcard.getExtendsBound(), level + 1);
      }
    }
  }
}
