package io.avrodyne.processor.discover;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;

/**
 * A method or field by which a property is read or written.
 *
 * @param name its name
 * @param method whether it is a method
 */
public record Accessor(String name, boolean method) {

  /** Returns the use of a method or a field. */
  static Accessor of(Element member) {
    return new Accessor(member.getSimpleName().toString(), member.getKind() == ElementKind.METHOD);
  }
}
