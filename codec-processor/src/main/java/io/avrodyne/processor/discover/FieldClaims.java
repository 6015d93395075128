package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.member.AccessorFinder;
import io.avrodyne.processor.discover.member.AccessorNames;
import io.avrodyne.processor.discover.member.Claim;
import io.avrodyne.processor.discover.member.Members;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

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
    return new Claim(field, nameOf(field), getters(field), members.isUsable(field), spellings);
  }

  /** Returns the claim of a field to its setters. */
  Claim toSetters(VariableElement field) {
    List<String> spellings = new ArrayList<>(accessorsOf(field).setters());
    spellings.add(accessorsOf(field).own());
    return new Claim(field, nameOf(field), setters(field), isAssignable(field), spellings);
  }

  /** A getter of another type is used only where there is no other way. */
  private List<ExecutableElement> getters(VariableElement field) {
    List<ExecutableElement> same = finder.getters(accessorsOf(field), members.typeOf(field));
    return same.isEmpty() && !members.isUsable(field)
        ? finder.fittingGetters(accessorsOf(field), members.typeOf(field))
        : same;
  }

  /**
   * A setter of another type is used only where there is no other way. What returns something
   * although the field is final returns another object, and leaves this one as it is.
   */
  private List<ExecutableElement> setters(VariableElement field) {
    List<ExecutableElement> same = finder.setters(accessorsOf(field), members.typeOf(field));
    List<ExecutableElement> found =
        same.isEmpty() && !isAssignable(field)
            ? finder.fittingSetters(accessorsOf(field), members.typeOf(field))
            : same;
    return field.getModifiers().contains(Modifier.FINAL)
        ? found.stream().filter(each -> each.getReturnType().getKind() == TypeKind.VOID).toList()
        : found;
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
