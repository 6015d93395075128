package io.avrodyne.processor.discover.member;

import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The rules by which a method may take or return another type than that of its property: every
 * value of the property must come through unchanged.
 */
public final class TypeFit {

  /** The primitive types that hold every value of another one. */
  private static final Map<TypeKind, Set<TypeKind>> WIDER =
      Map.of(
          TypeKind.BYTE,
          Set.of(TypeKind.SHORT, TypeKind.INT, TypeKind.LONG, TypeKind.FLOAT, TypeKind.DOUBLE),
          TypeKind.SHORT,
          Set.of(TypeKind.INT, TypeKind.LONG, TypeKind.FLOAT, TypeKind.DOUBLE),
          TypeKind.CHAR,
          Set.of(TypeKind.INT, TypeKind.LONG, TypeKind.FLOAT, TypeKind.DOUBLE),
          TypeKind.INT,
          Set.of(TypeKind.LONG, TypeKind.DOUBLE),
          TypeKind.FLOAT,
          Set.of(TypeKind.DOUBLE));

  private static final Set<String> CONTAINERS = Set.of("java.util.Collection", "java.util.Map");

  private final Types types;

  /** Creates one for a round. */
  public TypeFit(Types types) {
    this.types = types;
  }

  /**
   * Returns whether two types are the same. To javac, {@code List<? super Object>} and {@code
   * List<Object>} are, but it does not assign one to the other.
   */
  public boolean isSame(TypeMirror one, TypeMirror other) {
    return types.isSameType(one, other) && hasWildcard(one) == hasWildcard(other);
  }

  private static boolean hasWildcard(TypeMirror type) {
    return type.getKind() == TypeKind.WILDCARD
        || (isDeclared(type)
            && ((DeclaredType) type).getTypeArguments().stream().anyMatch(TypeFit::hasWildcard));
  }

  /**
   * Returns whether a parameter takes every value of a property: boxed or not, wider, or of a
   * supertype other than {@code Object}. A null that would be unboxed is refused at run time.
   */
  public boolean takes(TypeMirror parameter, TypeMirror property) {
    if (isSame(parameter, property)) {
      return true;
    }
    if (parameter.getKind().isPrimitive()) {
      TypeKind given = primitive(property);
      return given == parameter.getKind()
          || WIDER.getOrDefault(given, Set.of()).contains(parameter.getKind());
    }
    TypeMirror given =
        property.getKind().isPrimitive()
            ? types.boxedClass((PrimitiveType) property).asType()
            : property;
    return isDeclared(parameter)
        && isDeclared(given)
        && !isNamed(parameter, "java.lang.Object")
        && types.isSubtype(given, parameter);
  }

  /**
   * Returns whether a getter returns the value of a property: boxed or not, of a subtype, or of a
   * supertype that knows its size.
   */
  boolean yields(TypeMirror returned, TypeMirror property) {
    if (isSame(returned, property)) {
      return true;
    }
    if (returned.getKind().isPrimitive() || property.getKind().isPrimitive()) {
      return primitive(returned) == primitive(property) && primitive(property) != TypeKind.NONE;
    }
    return isDeclared(returned)
        && isDeclared(property)
        && (types.isSubtype(returned, property)
            || (isContainer(returned) && types.isSubtype(property, returned)));
  }

  /** Returns whether a getter that fits returns a supertype of the property's type. */
  boolean isWider(TypeMirror returned, TypeMirror property) {
    return isDeclared(returned)
        && isDeclared(property)
        && !isSame(returned, property)
        && types.isSubtype(property, returned);
  }

  /**
   * Returns the supertype of a property's type that has the class of {@code wider}: a getter may
   * return it without type arguments or with wildcards.
   */
  TypeMirror view(TypeMirror property, TypeMirror wider) {
    return types.isSameType(types.erasure(property), types.erasure(wider))
        ? property
        : types.directSupertypes(property).stream()
            .filter(each -> types.isSubtype(each, types.erasure(wider)))
            .findFirst()
            .map(each -> view(each, wider))
            .orElse(wider);
  }

  /** Returns whether elements of the declared type can be put into a collection or map. */
  public boolean isFillable(TypeMirror type) {
    return isContainer(type)
        && ((DeclaredType) type)
            .getTypeArguments().stream().noneMatch(each -> each.getKind() == TypeKind.WILDCARD);
  }

  /** Returns whether a type is a collection or a map. */
  boolean isContainer(TypeMirror type) {
    return isDeclared(type)
        && (CONTAINERS.stream().anyMatch(name -> isNamed(type, name))
            || types.directSupertypes(type).stream().anyMatch(this::isContainer));
  }

  /** Returns whether a value that may be null is passed where null cannot be. */
  public static boolean unboxes(TypeMirror parameter, TypeMirror given) {
    return parameter.getKind().isPrimitive() && !given.getKind().isPrimitive();
  }

  /** Returns the kind of a primitive or of a box, and {@code NONE} for others. */
  private TypeKind primitive(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return type.getKind();
    }
    try {
      return types.unboxedType(type).getKind();
    } catch (IllegalArgumentException e) {
      return TypeKind.NONE;
    }
  }

  private static boolean isDeclared(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED;
  }

  private static boolean isNamed(TypeMirror type, String name) {
    return ((TypeElement) ((DeclaredType) type).asElement()).getQualifiedName().contentEquals(name);
  }
}
