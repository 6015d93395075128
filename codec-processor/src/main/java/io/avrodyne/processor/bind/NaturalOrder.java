package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.UnionDeclaration;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The only order of sorted collections and maps after decoding: data contains no comparator. */
final class NaturalOrder {

  private NaturalOrder() {}

  /**
   * Requires the items or keys to be comparable if a container sorts them.
   *
   * @param implementation the class that decoding creates for the container
   * @param held the type of the items or keys
   * @param shape the shape of these
   */
  static void require(
      Class<?> implementation,
      TypeMirror container,
      TypeMirror held,
      ValuePlan shape,
      BindingContext context)
      throws Unbindable {
    if (sorts(implementation) && !mayBeComparable(held, shape)) {
      boolean map = Map.class.isAssignableFrom(implementation);
      throw Unbindable.because(
          new Problem(
              Code.UNSUPPORTED_TYPE,
              context.subject()
                  + " is "
                  + JavaTypeNames.plain(container)
                  + ", whose "
                  + (map ? "keys" : "items")
                  + " do not implement Comparable.",
              "A comparator is not encoded, so decoding sorts by the natural order.",
              map
                  ? "Use keys that implement Comparable, or a Map."
                  : "Use items that implement Comparable, or a List or Set.",
              context.origin()));
    }
  }

  private static boolean sorts(Class<?> implementation) {
    return SortedSet.class.isAssignableFrom(implementation)
        || SortedMap.class.isAssignableFrom(implementation)
        || implementation == PriorityQueue.class;
  }

  private static boolean mayBeComparable(TypeMirror type, ValuePlan shape) {
    // A CharSequence is read as a String.
    if (isComparable(type) || JavaTypeNames.is(type, CharSequence.class)) {
      return true;
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    // Subclasses may be comparable although their supertype is not.
    TypeElement element = JavaTypeNames.elementOf(type);
    return shape instanceof Choice
        ? element.getPermittedSubclasses().isEmpty() || hasComparable(type)
        : UnionDeclaration.isAbstract(element);
  }

  private static boolean hasComparable(TypeMirror type) {
    return isComparable(type)
        || JavaTypeNames.elementOf(type).getPermittedSubclasses().stream()
            .anyMatch(NaturalOrder::hasComparable);
  }

  private static boolean isComparable(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      // Another processor may still generate a missing supertype.
      return type.getKind() == TypeKind.ERROR;
    }
    TypeElement element = JavaTypeNames.elementOf(type);
    return JavaTypeNames.is(type, Comparable.class)
        || isComparable(element.getSuperclass())
        || element.getInterfaces().stream().anyMatch(NaturalOrder::isComparable);
  }
}
