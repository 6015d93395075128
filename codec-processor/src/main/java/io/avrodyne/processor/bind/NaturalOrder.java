package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroUnion;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.UnionDeclaration;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
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
    if (sorts(implementation) && !mayBeComparable(held, shape, context)) {
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

  /** Items of one branch of a union can be compared although those of another one cannot. */
  private static boolean mayBeComparable(TypeMirror type, ValuePlan shape, BindingContext context) {
    if (!(shape instanceof Choice)) {
      return isOrdered(type, List.of());
    }
    List<TypeMirror> listed = listed(context.within(type).find(AvroUnion.class));
    return hasOrdered(listed.isEmpty() ? List.of(type) : listed, new HashSet<>());
  }

  private static boolean hasOrdered(List<? extends TypeMirror> branches, Set<String> seen) {
    for (TypeMirror branch : branches) {
      List<? extends TypeMirror> inner = branchesOf(branch);
      if (seen.add(branch.toString()) && (isOrdered(branch, inner) || hasOrdered(inner, seen))) {
        return true;
      }
    }
    return false;
  }

  private static List<? extends TypeMirror> branchesOf(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return List.of();
    }
    TypeElement element = JavaTypeNames.elementOf(type);
    List<TypeMirror> listed = listed(Markers.of(element).find(AvroUnion.class));
    return listed.isEmpty() ? element.getPermittedSubclasses() : listed;
  }

  private static List<TypeMirror> listed(Optional<Marker> union) {
    return union.map(marker -> marker.types("value")).orElse(List.of());
  }

  /** Unknown subclasses may be comparable although their supertype is not. */
  private static boolean isOrdered(TypeMirror type, List<? extends TypeMirror> branches) {
    return isComparable(type)
        || (branches.isEmpty()
            && type.getKind() == TypeKind.DECLARED
            && UnionDeclaration.isAbstract(JavaTypeNames.elementOf(type)));
  }

  private static boolean isComparable(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      // Another processor may still generate a missing supertype.
      return type.getKind() == TypeKind.ERROR || type.getKind().isPrimitive();
    }
    TypeElement element = JavaTypeNames.elementOf(type);
    return JavaTypeNames.is(type, Comparable.class)
        || isComparable(element.getSuperclass())
        || element.getInterfaces().stream().anyMatch(NaturalOrder::isComparable);
  }
}
