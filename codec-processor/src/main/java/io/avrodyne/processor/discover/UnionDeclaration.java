package io.avrodyne.processor.discover;

import com.google.auto.common.MoreTypes;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.AvroValue;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The branches of a union: those that an annotation lists, else the permitted subclasses of a
 * sealed type. A sealed branch is replaced, in its place, by its own branches; each type counts
 * once, where it occurs first.
 */
public final class UnionDeclaration {

  private final Types types;
  private final Map<String, TypeMirror> found = new LinkedHashMap<>();

  /** The unions already opened: a union may list a union that lists it. */
  private final Set<String> opened = new HashSet<>();

  private UnionDeclaration(Types types) {
    this.types = types;
  }

  /**
   * Returns whether a class is a union by itself: annotated as one, or sealed, abstract and not an
   * enum. A record or a wrapper is not a union, unless an annotation at its use makes it one.
   */
  public static boolean isUnion(TypeElement type) {
    Markers markers = Markers.of(type);
    if (markers.has(AvroRecord.class) || markers.has(AvroValue.class)) {
      return false;
    }
    return markers.has(AvroUnion.class)
        || (type.getModifiers().contains(Modifier.SEALED)
            && isAbstract(type)
            && type.getKind() != ElementKind.ENUM);
  }

  /** Returns whether every object of a type is one of a subclass. */
  public static boolean isAbstract(TypeElement type) {
    return type.getKind().isInterface() || type.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Returns the branches, with the type arguments that follow from those of {@code type}. */
  public static List<TypeMirror> branches(TypeMirror type, List<TypeMirror> listed, Types types) {
    UnionDeclaration union = new UnionDeclaration(types);
    union.opened.add(type.toString());
    if (listed.isEmpty()) {
      union.addPermitted((DeclaredType) type);
    }
    listed.forEach(union::add);
    return List.copyOf(union.found.values());
  }

  private void add(TypeMirror branch) {
    boolean sealed =
        branch.getKind() == TypeKind.DECLARED && isUnion(MoreTypes.asTypeElement(branch));
    if (!sealed) {
      found.putIfAbsent(branch.toString(), branch);
      return;
    }
    if (!opened.add(branch.toString())) {
      return;
    }
    List<TypeMirror> listed =
        Markers.of(MoreTypes.asTypeElement(branch))
            .find(AvroUnion.class)
            .map(marker -> marker.types("value"))
            .orElse(List.of());
    if (listed.isEmpty()) {
      if (!isAbstract(MoreTypes.asTypeElement(branch))) {
        found.putIfAbsent(branch.toString(), branch);
      }
      addPermitted((DeclaredType) branch);
    } else {
      listed.forEach(this::add);
    }
  }

  private void addPermitted(DeclaredType type) {
    TypeElement element = MoreTypes.asTypeElement(type);
    if (element.getModifiers().contains(Modifier.SEALED)
        && element.getPermittedSubclasses().isEmpty()) {
      throw new RefusedType("the sealed type " + element.getQualifiedName());
    }
    for (TypeMirror permitted : element.getPermittedSubclasses()) {
      TypeElement subclass = MoreTypes.asTypeElement(permitted);
      if (!isSubclass(subclass, element)) {
        throw new RefusedType("the permitted type " + subclass.getQualifiedName());
      }
      TypeMirror branch = specialized(subclass, type, types);
      if (!occurs(branch, type, types)) {
        continue;
      }
      add(branch);
      if (subclass.getModifiers().contains(Modifier.SEALED)
          && !isUnion(subclass)
          && subclass.getKind() != ElementKind.ENUM) {
        // A sealed class with fields of its own is a branch, and so are its subclasses.
        addPermitted((DeclaredType) branch);
      }
    }
  }

  private boolean isSubclass(TypeElement subclass, TypeElement type) {
    return !subclass.equals(type)
        && types.isSubtype(types.erasure(subclass.asType()), types.erasure(type.asType()));
  }

  /**
   * Returns whether an object of a branch can be one of the type, with its type arguments. One with
   * a type variable that they do not bind is kept, and so is one with a wildcard if its other
   * arguments agree; both are rejected where they are used.
   */
  private static boolean occurs(TypeMirror branch, DeclaredType type, Types types) {
    DeclaredType declared = (DeclaredType) branch;
    List<? extends TypeParameterElement> parameters =
        ((TypeElement) declared.asElement()).getTypeParameters();
    for (int i = 0; i < parameters.size(); i++) {
      TypeMirror argument = declared.getTypeArguments().get(i);
      if (argument.getKind() == TypeKind.TYPEVAR) {
        return true;
      }
      if (argument.getKind() == TypeKind.WILDCARD) {
        continue;
      }
      for (TypeMirror bound : parameters.get(i).getBounds()) {
        if (!types.isSubtype(argument, types.erasure(bound))) {
          return false;
        }
      }
    }
    // A subclass of the raw type is one of the type with any arguments.
    return supertype((TypeElement) declared.asElement(), type, types).isEmpty()
        || types.isSubtype(branch, type);
  }

  /** Binds the type variables of a subclass as its supertype does; an unrelated one stays. */
  private static TypeMirror specialized(TypeElement subclass, DeclaredType type, Types types) {
    List<? extends TypeParameterElement> parameters = subclass.getTypeParameters();
    if (parameters.isEmpty()) {
      return subclass.asType();
    }
    List<? extends TypeMirror> formal = supertype(subclass, type, types);
    List<TypeMirror> arguments = new ArrayList<>();
    for (TypeParameterElement parameter : parameters) {
      arguments.add(argument(parameter.asType(), formal, type, types));
    }
    return types.getDeclaredType(subclass, arguments.toArray(TypeMirror[]::new));
  }

  private static TypeMirror argument(
      TypeMirror variable, List<? extends TypeMirror> formal, DeclaredType type, Types types) {
    for (int i = 0; i < formal.size() && i < type.getTypeArguments().size(); i++) {
      if (types.isSameType(formal.get(i), variable)) {
        return type.getTypeArguments().get(i);
      }
    }
    return variable;
  }

  private static List<? extends TypeMirror> supertype(
      TypeElement subclass, DeclaredType type, Types types) {
    return types.directSupertypes(subclass.asType()).stream()
        .map(DeclaredType.class::cast)
        .filter(parent -> parent.asElement().equals(type.asElement()))
        .findFirst()
        .map(DeclaredType::getTypeArguments)
        .orElse(List.of());
  }
}
