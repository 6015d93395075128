package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.member.Members;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The order of methods without parameters: first those of the superclass, then those of the
 * interfaces from left to right, then those of the type. Each group is in declaration order, and
 * each method counts where it is declared first.
 */
final class MethodOrder {

  private MethodOrder() {}

  /** Returns methods of a type in this order; one of several with the same name. */
  static Collection<ExecutableElement> of(Members members, List<ExecutableElement> methods) {
    Map<String, ExecutableElement> byName = new LinkedHashMap<>();
    methods.forEach(
        method ->
            byName.merge(
                method.getSimpleName().toString(),
                method,
                (one, other) -> narrower(members, one, other)));
    Map<String, ExecutableElement> ordered = new LinkedHashMap<>();
    addInOrder(members.element(), byName, ordered);
    return ordered.values();
  }

  private static void addInOrder(
      TypeElement type,
      Map<String, ExecutableElement> methods,
      Map<String, ExecutableElement> ordered) {
    List<TypeMirror> parents = new ArrayList<>();
    parents.add(type.getSuperclass());
    parents.addAll(type.getInterfaces());
    for (TypeMirror parent : parents) {
      if (parent.getKind() == TypeKind.DECLARED) {
        addInOrder((TypeElement) ((DeclaredType) parent).asElement(), methods, ordered);
      }
    }
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      String name = method.getSimpleName().toString();
      ExecutableElement wanted = methods.get(name);
      if (wanted != null && method.getParameters().isEmpty()) {
        ordered.putIfAbsent(name, wanted);
      }
    }
  }

  /** If two interfaces declare a method, the one with the more specific type counts. */
  private static ExecutableElement narrower(
      Members members, ExecutableElement one, ExecutableElement other) {
    boolean narrower =
        members
            .types()
            .isSubtype(
                members.signature(other).getReturnType(), members.signature(one).getReturnType());
    return narrower ? other : one;
  }
}
