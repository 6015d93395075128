package io.avrodyne.processor.discover.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * A type where it is used, with the annotations on it and on its parts. They are stored separately
 * from the types, because javac drops them when it replaces type variables.
 *
 * @param type with type variables resolved
 * @param parts the uses of its type arguments, or of the items of an array
 */
public record TypeUse(TypeMirror type, List<AnnotationMirror> annotations, List<TypeUse> parts) {

  /** Copies the lists. */
  public TypeUse {
    annotations = List.copyOf(annotations);
    parts = List.copyOf(parts);
  }

  /** Returns a type as it is written. */
  public static TypeUse of(TypeMirror type) {
    return new TypeUse(type, written(type), partsOf(type).stream().map(TypeUse::of).toList());
  }

  /** Finds the use of a part. */
  Optional<TypeUse> part(TypeMirror part) {
    return parts.stream().filter(each -> each.type() == part).findFirst();
  }

  /** Returns the same use without its first parts. */
  TypeUse from(int part) {
    return new TypeUse(
        type, annotations, parts.subList(Math.min(part, parts.size()), parts.size()));
  }

  /**
   * Returns the same use with one more annotation.
   *
   * @param path the numbers of the parts that lead to the annotated one
   */
  public TypeUse with(AnnotationMirror annotation, List<Integer> path) {
    if (path.isEmpty() || isPrimitiveArray(type)) {
      List<AnnotationMirror> all = new ArrayList<>(annotations);
      all.add(annotation);
      return new TypeUse(type, all, parts);
    }
    if (path.get(0) >= parts.size()) {
      return this;
    }
    List<TypeUse> changed = new ArrayList<>(parts);
    changed.set(path.get(0), parts.get(path.get(0)).with(annotation, path.subList(1, path.size())));
    return new TypeUse(type, annotations, changed);
  }

  private static boolean isPrimitiveArray(TypeMirror type) {
    return type instanceof ArrayType array && array.getComponentType().getKind().isPrimitive();
  }

  /** Returns the same use of another mirror of the type, which may have lost its annotations. */
  public TypeUse as(TypeMirror other) {
    List<TypeMirror> others = partsOf(other);
    if (others.size() != parts.size()) {
      return new TypeUse(other, annotations, others.stream().map(TypeUse::of).toList());
    }
    List<TypeUse> same = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      same.add(parts.get(i).as(others.get(i)));
    }
    return new TypeUse(other, annotations, same);
  }

  /**
   * Returns the annotations on a type. No primitive is annotated for its own sake, so those on the
   * items of {@code byte[]} are meant for the array.
   */
  public static List<AnnotationMirror> written(TypeMirror type) {
    List<AnnotationMirror> annotations = new ArrayList<>();
    if (!type.getKind().isPrimitive()) {
      annotations.addAll(type.getAnnotationMirrors());
    }
    if (isPrimitiveArray(type)) {
      annotations.addAll(((ArrayType) type).getComponentType().getAnnotationMirrors());
    }
    return annotations;
  }

  /** Returns the type arguments, a wildcard as its bound, or the items of an array. */
  public static List<TypeMirror> partsOf(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return List.of(((ArrayType) type).getComponentType());
    }
    return type.getKind() == TypeKind.DECLARED
        ? ((DeclaredType) type).getTypeArguments().stream().map(TypeUse::bound).toList()
        : List.of();
  }

  private static TypeMirror bound(TypeMirror argument) {
    return argument instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
        ? wildcard.getExtendsBound()
        : argument;
  }
}
