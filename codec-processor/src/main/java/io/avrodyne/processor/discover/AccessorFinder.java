package io.avrodyne.processor.discover;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds the methods of a class that read and write a property. */
final class AccessorFinder {

  private final Members members;

  AccessorFinder(Members members) {
    this.members = members;
  }

  /** Finds a method without parameters that returns the type of the property. */
  Optional<ExecutableElement> getter(AccessorNames names, TypeMirror type) {
    return names.getters().stream()
        .flatMap(name -> named(name).stream())
        .filter(method -> isCallable(method) && isGetter(method, type))
        .findFirst();
  }

  /**
   * Finds a setter, whatever it returns, else a method by the property's name that returns nothing
   * or the object.
   */
  Optional<ExecutableElement> setter(AccessorNames names, TypeMirror type) {
    Optional<ExecutableElement> setter =
        names.setters().stream()
            .flatMap(name -> named(name).stream())
            .filter(method -> isCallable(method) && takes(method, type))
            .findFirst();
    return setter.or(
        () ->
            named(names.own()).stream()
                .filter(method -> isCallable(method) && takes(method, type) && isFluent(method))
                .findFirst());
  }

  /**
   * Finds the method of a builder that takes the property, one of its own type before one of a more
   * general type: builders take any {@code Iterable} for a list.
   */
  Optional<ExecutableElement> builderMethod(List<String> names, TypeMirror type) {
    Optional<ExecutableElement> exact =
        names.stream()
            .flatMap(name -> named(name).stream())
            .filter(method -> isCallable(method) && takes(method, type))
            .findFirst();
    return exact.or(
        () ->
            names.stream()
                .flatMap(name -> named(name).stream())
                .filter(method -> isCallable(method) && takesMore(method, type))
                .findFirst());
  }

  /** Returns the methods of a name. */
  List<ExecutableElement> named(String name) {
    return members.methods().stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .toList();
  }

  private boolean isCallable(ExecutableElement method) {
    return members.isUsable(method)
        && members.isUnchecked(method)
        && method.getTypeParameters().isEmpty();
  }

  private boolean isGetter(ExecutableElement method, TypeMirror type) {
    return method.getParameters().isEmpty()
        && members.types().isSameType(members.signature(method).getReturnType(), type);
  }

  private boolean takes(ExecutableElement method, TypeMirror type) {
    return method.getParameters().size() == 1
        && members.types().isSameType(parameter(method), type);
  }

  private boolean takesMore(ExecutableElement method, TypeMirror type) {
    return method.getParameters().size() == 1
        && type.getKind() == TypeKind.DECLARED
        && parameter(method).getKind() == TypeKind.DECLARED
        && !parameter(method).toString().equals("java.lang.Object")
        && members.types().isSubtype(type, parameter(method));
  }

  private boolean isFluent(ExecutableElement method) {
    TypeMirror returned = members.signature(method).getReturnType();
    return returned.getKind() == TypeKind.VOID
        || members.types().isSubtype(members.type(), members.types().erasure(returned));
  }

  private TypeMirror parameter(ExecutableElement method) {
    return members.signature(method).getParameterTypes().get(0);
  }
}
