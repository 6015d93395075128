package io.avrodyne.processor.discover;

import io.avrodyne.api.Profile;
import io.avrodyne.processor.discover.member.PropertyDraft;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The order of the fields of a class and of its superclasses, and of the properties of a record.
 */
final class PropertyOrder {

  private PropertyOrder() {}

  /** Returns the fields that are properties unless an annotation excludes them. */
  static List<VariableElement> fieldsOf(TypeElement type, Profile profile) {
    return profile == Profile.REFLECT ? ownFirst(type) : inheritedFirst(type);
  }

  /** Returns all fields that objects of the class have, transient ones too. */
  static List<VariableElement> instanceFieldsOf(TypeElement type) {
    List<VariableElement> fields = new ArrayList<>();
    TypeMirror parent = type.getSuperclass();
    if (parent.getKind() == TypeKind.DECLARED) {
      fields.addAll(instanceFieldsOf((TypeElement) ((DeclaredType) parent).asElement()));
    }
    ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .forEach(fields::add);
    return fields;
  }

  /** Returns properties of one class in the order of a profile. */
  static List<PropertyDraft> ordered(List<PropertyDraft> properties, Profile profile) {
    return profile == Profile.REFLECT
        ? properties.stream().sorted(Comparator.comparing(PropertyDraft::name)).toList()
        : properties;
  }

  private static List<VariableElement> inheritedFirst(TypeElement type) {
    List<VariableElement> fields = new ArrayList<>();
    TypeMirror parent = type.getSuperclass();
    if (parent.getKind() == TypeKind.DECLARED) {
      fields.addAll(inheritedFirst((TypeElement) ((DeclaredType) parent).asElement()));
    }
    fields.addAll(declaredIn(type));
    return fields;
  }

  /** Apache sorts the fields of each class by their Java names, and omits the JDK's classes. */
  private static List<VariableElement> ownFirst(TypeElement type) {
    List<VariableElement> fields = new ArrayList<>();
    if (type.getQualifiedName().toString().startsWith("java.")) {
      return fields;
    }
    declaredIn(type).stream()
        .sorted(Comparator.comparing(field -> field.getSimpleName().toString()))
        .forEach(fields::add);
    TypeMirror parent = type.getSuperclass();
    if (parent.getKind() == TypeKind.DECLARED) {
      fields.addAll(ownFirst((TypeElement) ((DeclaredType) parent).asElement()));
    }
    return fields;
  }

  private static List<VariableElement> declaredIn(TypeElement type) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
        .toList();
  }
}
