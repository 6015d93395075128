package io.avrodyne.processor.discover.member;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;

/**
 * The members of an object by which its methods reach what it has.
 *
 * @param all those of its class and supertypes that are not static
 * @param field the name of the field in question
 * @param nullable whether that field may be set to null
 */
record OwnMembers(List<Element> all, Name field, boolean nullable) {

  /** Returns whether a name is that of a field, or of an inner class, which uses fields. */
  boolean hasField(Name name) {
    return has(name, false);
  }

  boolean hasMethod(Name name) {
    return has(name, true);
  }

  private boolean has(Name name, boolean method) {
    return all.stream()
        .anyMatch(
            each ->
                each.getSimpleName().equals(name) && each instanceof ExecutableElement == method);
  }
}
