package io.avrodyne.processor.discover.member;

import io.avrodyne.processor.discover.settings.Markers;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** A finder of the methods of a class that read and write a property. */
public final class AccessorFinder {

  private final Members members;
  private final TypeFit fit;

  /** Creates one for the methods of a class. */
  public AccessorFinder(Members members) {
    this.members = members;
    this.fit = new TypeFit(members.types());
  }

  /** Finds the methods without parameters that return the type of the property, the best first. */
  public List<ExecutableElement> getters(AccessorNames names, TypeMirror type) {
    return getters(names, returned -> fit.isSame(returned, type));
  }

  /** Finds the methods that return a type that fits the property, the best first. */
  public List<ExecutableElement> fittingGetters(AccessorNames names, TypeMirror type) {
    return getters(
        names,
        returned ->
            fit.yields(returned, type)
                && (!fit.isWider(returned, type) || members.isNameable(fit.view(type, returned))));
  }

  private List<ExecutableElement> getters(AccessorNames names, Predicate<TypeMirror> fits) {
    return callable(names.getters())
        .filter(method -> method.getParameters().isEmpty())
        .filter(method -> fits.test(members.signature(method).getReturnType()))
        .toList();
  }

  /**
   * Finds setters, whatever they return, then methods by the property's name that return nothing or
   * the object.
   */
  public List<ExecutableElement> setters(AccessorNames names, TypeMirror type) {
    return setters(names, parameter -> fit.isSame(parameter, type));
  }

  /** Finds the same methods where the type of the parameter fits the property. */
  public List<ExecutableElement> fittingSetters(AccessorNames names, TypeMirror type) {
    return setters(names, parameter -> fit.takes(parameter, type));
  }

  private List<ExecutableElement> setters(AccessorNames names, Predicate<TypeMirror> fits) {
    return Stream.concat(
            callable(names.setters()), callable(List.of(names.own())).filter(this::isFluent))
        .filter(method -> takesOne(method, fits) && !losesCopy(method))
        .toList();
  }

  /**
   * Finds the methods of a builder that take the property, those of its own type before those of
   * another type that fits: builders take any {@code Iterable} for a list.
   */
  public List<ExecutableElement> builderMethods(List<String> names, TypeMirror type) {
    Predicate<TypeMirror> same = parameter -> fit.isSame(parameter, type);
    Predicate<TypeMirror> fits = parameter -> fit.takes(parameter, type);
    return Stream.concat(
            callable(names).filter(method -> takesOne(method, same)),
            callable(names).filter(method -> takesOne(method, same.negate().and(fits))))
        .filter(method -> !losesCopy(method))
        .toList();
  }

  /** Returns the methods of a name. */
  public List<ExecutableElement> named(String name) {
    return members.methods().stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .toList();
  }

  /** Returns the use of a getter for a property of a type. */
  public Accessor reader(ExecutableElement getter, TypeMirror type) {
    TypeMirror returned = members.signature(getter).getReturnType();
    boolean wider = fit.isWider(returned, type);
    TypeMirror read = wider ? fit.view(type, returned) : returned;
    return new Accessor.Method(
        getter.getSimpleName().toString(),
        read,
        !fit.isSame(read, returned),
        wider,
        false,
        false,
        false);
  }

  /** Returns the use of a method of a builder for a property of a type. */
  public Accessor writer(ExecutableElement method, TypeMirror type) {
    return writer(method, type, false);
  }

  /**
   * Returns the use of a setter for a field.
   *
   * @param type the type of the field, with type variables as the class binds them
   * @param nullable whether the setter may be given null
   */
  public Accessor writer(
      ExecutableElement setter, TypeMirror type, VariableElement field, boolean nullable) {
    return writer(setter, type, fit.isContainer(type) && members.adds(setter, field, nullable));
  }

  private Accessor writer(ExecutableElement setter, TypeMirror type, boolean adds) {
    TypeMirror parameter = parameter(setter);
    return new Accessor.Method(
        setter.getSimpleName().toString(),
        parameter,
        isOverloaded(setter),
        !fit.isSame(parameter, type),
        copies(setter),
        adds,
        Markers.ofParameter(setter, 0).saysNonNull());
  }

  /**
   * Returns whether the object has to be replaced by the one that a method returns. Without source,
   * that one is used wherever it can be: it has the value, whether it is a copy or not.
   */
  private boolean copies(ExecutableElement setter) {
    TypeMirror returned = members.signature(setter).getReturnType();
    return isReference(returned)
        && members.types().isSubtype(returned, members.type())
        && members.effectOf(setter) != MethodBodies.Effect.CHANGES;
  }

  /** Returns whether a method returns a changed copy under a type that loses what the object is. */
  boolean losesCopy(ExecutableElement setter) {
    TypeMirror returned = members.signature(setter).getReturnType();
    return isReference(returned)
        && !members.types().isSubtype(returned, members.type())
        && members.effectOf(setter) == MethodBodies.Effect.COPIES;
  }

  /** A builder that is generic in its own type returns a type variable. */
  private static boolean isReference(TypeMirror returned) {
    return !returned.getKind().isPrimitive() && returned.getKind() != TypeKind.VOID;
  }

  private Stream<ExecutableElement> callable(List<String> names) {
    return names.stream()
        .flatMap(name -> named(name).stream())
        .filter(members::isUsable)
        .filter(members::isUnchecked)
        .filter(method -> method.getTypeParameters().isEmpty());
  }

  /** The argument of an overloaded method is cast, so the codec must be able to name its type. */
  private boolean takesOne(ExecutableElement method, Predicate<TypeMirror> fits) {
    return method.getParameters().size() == 1
        && fits.test(parameter(method))
        && (!isOverloaded(method) || members.isNameable(parameter(method)));
  }

  private boolean isOverloaded(ExecutableElement setter) {
    return named(setter.getSimpleName().toString()).stream()
            .filter(each -> each.getParameters().size() == 1)
            .count()
        > 1;
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
