package io.avrodyne.processor.discover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;

/** The claims of a class's fields to its getters and setters. */
final class FieldClaims {

  private final Members members;
  private final AccessorFinder finder;
  private final Set<String> names;

  /** Creates them; {@code fields} are those whose names others may not take. */
  FieldClaims(Members members, AccessorFinder finder, List<VariableElement> fields) {
    this.members = members;
    this.finder = finder;
    this.names = fields.stream().map(FieldClaims::nameOf).collect(Collectors.toUnmodifiableSet());
  }

  /** Returns the claim of a field to its getters. */
  Claim toGetters(VariableElement field) {
    List<String> spellings = new ArrayList<>(accessorsOf(field).getters());
    // The first is the one that another field finds too.
    Collections.reverse(spellings);
    List<ExecutableElement> methods = finder.getters(accessorsOf(field), members.typeOf(field));
    return new Claim(field, nameOf(field), methods, members.isUsable(field), spellings);
  }

  /** Returns the claim of a field to its setters. */
  Claim toSetters(VariableElement field) {
    List<String> spellings = new ArrayList<>(accessorsOf(field).setters());
    spellings.add(accessorsOf(field).own());
    List<ExecutableElement> methods = finder.setters(accessorsOf(field), members.typeOf(field));
    return new Claim(field, nameOf(field), methods, isAssignable(field), spellings);
  }

  AccessorNames accessorsOf(VariableElement field) {
    return AccessorNames.of(nameOf(field), members.typeOf(field), names);
  }

  boolean isAssignable(VariableElement field) {
    return members.isUsable(field) && !field.getModifiers().contains(Modifier.FINAL);
  }

  static String nameOf(VariableElement field) {
    return field.getSimpleName().toString();
  }
}
