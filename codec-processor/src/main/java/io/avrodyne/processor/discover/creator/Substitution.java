package io.avrodyne.processor.discover.creator;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * A replacement of the type variables of static methods by the type arguments of their class. The
 * methods have type variables of their own, as in {@code static <T> Page<T> of(List<T> lines)};
 * they are assumed to be in the same order as those of the class, and the return type confirms it.
 */
final class Substitution extends SimpleTypeVisitor14<TypeMirror, @Nullable Void> {

  private final Types types;
  private final Map<Element, TypeMirror> arguments = new HashMap<>();

  private Substitution(Types types) {
    super();
    this.types = types;
  }

  /**
   * Returns the substitution for a method of a class with type arguments, or one that changes
   * nothing.
   */
  static Substitution of(ExecutableElement method, DeclaredType type, Types types) {
    Substitution substitution = new Substitution(types);
    if (method.getTypeParameters().size() == type.getTypeArguments().size()) {
      for (int i = 0; i < type.getTypeArguments().size(); i++) {
        substitution.arguments.put(
            method.getTypeParameters().get(i), type.getTypeArguments().get(i));
      }
    }
    return substitution;
  }

  TypeMirror in(TypeMirror type) {
    return arguments.isEmpty() ? type : visit(type, null);
  }

  @Override
  public TypeMirror visitTypeVariable(TypeVariable variable, @Nullable Void none) {
    return arguments.getOrDefault(variable.asElement(), variable);
  }

  @Override
  public TypeMirror visitArray(ArrayType array, @Nullable Void none) {
    return types.getArrayType(visit(array.getComponentType(), null));
  }

  @Override
  public TypeMirror visitDeclared(DeclaredType type, @Nullable Void none) {
    List<? extends TypeMirror> given = type.getTypeArguments();
    return given.isEmpty()
        ? type
        : types.getDeclaredType(
            (TypeElement) type.asElement(),
            given.stream().map(argument -> visit(argument, null)).toArray(TypeMirror[]::new));
  }

  @Override
  public TypeMirror visitWildcard(WildcardType wildcard, @Nullable Void none) {
    TypeMirror upper = wildcard.getExtendsBound();
    TypeMirror lower = wildcard.getSuperBound();
    return types.getWildcardType(
        upper == null ? null : visit(upper, null), lower == null ? null : visit(lower, null));
  }

  @Override
  protected TypeMirror defaultAction(TypeMirror type, @Nullable Void none) {
    return type;
  }
}
