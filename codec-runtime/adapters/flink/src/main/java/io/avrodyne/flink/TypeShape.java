package io.avrodyne.flink;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A class with its type arguments.
 *
 * @param raw the class
 * @param arguments its type arguments; empty if it has none, or if they are unknown
 */
record TypeShape(Class<?> raw, List<TypeShape> arguments) {

  /** A field of the objects of a class. */
  record Member(String name, boolean isFinal, TypeShape type) {}

  static TypeShape of(Type type) {
    return of(type, Map.of());
  }

  private static TypeShape of(Type type, Map<TypeVariable<?>, TypeShape> known) {
    if (type instanceof Class<?> raw) {
      return new TypeShape(raw, List.of());
    }
    if (type instanceof ParameterizedType generic) {
      List<TypeShape> arguments = new ArrayList<>();
      for (Type argument : generic.getActualTypeArguments()) {
        arguments.add(of(argument, known));
      }
      return new TypeShape((Class<?>) generic.getRawType(), arguments);
    }
    if (type instanceof GenericArrayType array) {
      return new TypeShape(of(array.getGenericComponentType(), known).raw().arrayType(), List.of());
    }
    if (type instanceof WildcardType wildcard) {
      return of(wildcard.getUpperBounds()[0], known);
    }
    TypeVariable<?> variable = (TypeVariable<?>) type;
    TypeShape bound = known.get(variable);
    return bound != null ? bound : new TypeShape(erasure(variable), List.of());
  }

  private static Class<?> erasure(Type type) {
    if (type instanceof TypeVariable<?> variable) {
      return erasure(variable.getBounds()[0]);
    }
    return of(type, Map.of()).raw();
  }

  /** Returns the fields of the objects of this class, those of superclasses included. */
  List<Member> members() {
    List<Member> members = new ArrayList<>();
    for (TypeShape type = this; type.raw != Object.class; type = type.parent()) {
      Map<TypeVariable<?>, TypeShape> known = type.variables();
      for (Field field : type.raw.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          boolean isFinal = Modifier.isFinal(field.getModifiers());
          members.add(new Member(field.getName(), isFinal, of(field.getGenericType(), known)));
        }
      }
    }
    return members;
  }

  private TypeShape parent() {
    Type parent = raw.getGenericSuperclass();
    return parent == null ? of(Object.class) : of(parent, variables());
  }

  private Map<TypeVariable<?>, TypeShape> variables() {
    Map<TypeVariable<?>, TypeShape> known = new HashMap<>();
    TypeVariable<?>[] variables = raw.getTypeParameters();
    for (int i = 0; i < arguments.size(); i++) {
      known.put(variables[i], arguments.get(i));
    }
    return known;
  }

  /** Returns the types that a sealed type permits, without their type arguments. */
  List<TypeShape> permitted() {
    List<TypeShape> permitted = new ArrayList<>();
    for (Class<?> type : raw.getPermittedSubclasses()) {
      permitted.add(of(type));
    }
    return permitted;
  }

  boolean isAbstract() {
    return Modifier.isAbstract(raw.getModifiers());
  }

  boolean isFinal() {
    return Modifier.isFinal(raw.getModifiers());
  }

  boolean isOfJdk() {
    return raw.getName().startsWith("java.");
  }
}
