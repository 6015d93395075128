package io.avrodyne.benchmarks.format;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The classes whose objects can be part of an object of the application, found through the declared
 * types of the fields. They come in the same order in every JVM, since some libraries number them.
 */
public final class ClassGraph {

  private static final List<String> LIBRARIES = List.of("java.", "javax.", "org.javamoney.");

  private final Set<Class<?>> classes = new LinkedHashSet<>();

  private ClassGraph() {}

  /** Walks the graph from its root. */
  public static ClassGraph of(Class<?> root) {
    ClassGraph graph = new ClassGraph();
    graph.add(root);
    return graph;
  }

  /** Returns all classes: those of the application, those of its fields, and arrays. */
  public List<Class<?>> all() {
    return List.copyOf(classes);
  }

  /** Returns the application's own classes, interfaces included. */
  public List<Class<?>> own() {
    return classes.stream().filter(ClassGraph::isOwn).toList();
  }

  /** Returns the sealed types, whose objects a reader cannot tell apart without being told. */
  public List<Class<?>> sealed() {
    return classes.stream().filter(Class::isSealed).filter(each -> !each.isEnum()).toList();
  }

  /** Returns the records. */
  public List<Class<?>> records() {
    return classes.stream().filter(Class::isRecord).toList();
  }

  /** Returns whether one of the classes is a record. */
  public boolean hasRecords() {
    return classes.stream().anyMatch(Class::isRecord);
  }

  private static boolean isOwn(Class<?> type) {
    return !type.isArray() && LIBRARIES.stream().noneMatch(type.getName()::startsWith);
  }

  private void add(Type type) {
    if (type instanceof Class<?> found) {
      add(found);
    } else if (type instanceof ParameterizedType parameterized) {
      add(parameterized.getRawType());
      add(parameterized.getActualTypeArguments());
    } else if (type instanceof GenericArrayType array) {
      add(array.getGenericComponentType());
    } else if (type instanceof WildcardType wildcard) {
      add(wildcard.getUpperBounds());
    }
    // A type variable is reached through the type argument that replaces it.
  }

  private void add(Type[] types) {
    for (Type type : types) {
      add(type);
    }
  }

  private void add(Class<?> type) {
    if (type.isPrimitive() || type == Object.class || !classes.add(type)) {
      return;
    }
    if (type.isArray()) {
      add(type.getComponentType());
    } else if (isOwn(type)) {
      addMembers(type);
    }
  }

  private void addMembers(Class<?> type) {
    if (type.isSealed()) {
      add(type.getPermittedSubclasses());
    }
    if (type.isEnum()) {
      return;
    }
    Type parent = type.getGenericSuperclass();
    if (parent != null && parent != Record.class) {
      add(parent);
    }
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        add(field.getGenericType());
      }
    }
  }
}
