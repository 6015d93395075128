package io.avrodyne.processor.discover;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** A finder of the methods of a class that read and write a property. */
final class AccessorFinder {

  private final Members members;

  AccessorFinder(Members members) {
    this.members = members;
  }

  /** Finds the methods without parameters that return the type of the property, the best first. */
  List<ExecutableElement> getters(AccessorNames names, TypeMirror type) {
    return names.getters().stream()
        .flatMap(name -> named(name).stream())
        .filter(method -> isCallable(method) && isGetter(method, type))
        .toList();
  }

  /**
   * Finds setters, whatever they return, then methods by the property's name that return nothing or
   * the object.
   */
  List<ExecutableElement> setters(AccessorNames names, TypeMirror type) {
    Stream<ExecutableElement> setters =
        names.setters().stream()
            .flatMap(name -> named(name).stream())
            .filter(method -> isCallable(method) && takes(method, type));
    Stream<ExecutableElement> fluent =
        named(names.own()).stream()
            .filter(method -> isCallable(method) && takes(method, type) && isFluent(method));
    return Stream.concat(setters, fluent).toList();
  }

  /**
   * Finds the methods of a builder that take the property, those of its own type before those of a
   * more general type: builders take any {@code Iterable} for a list.
   */
  List<ExecutableElement> builderMethods(List<String> names, TypeMirror type) {
    List<ExecutableElement> callable =
        names.stream().flatMap(name -> named(name).stream()).filter(this::isCallable).toList();
    return Stream.concat(
            callable.stream().filter(method -> takes(method, type)),
            callable.stream().filter(method -> !takes(method, type) && takesMore(method, type)))
        .toList();
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
