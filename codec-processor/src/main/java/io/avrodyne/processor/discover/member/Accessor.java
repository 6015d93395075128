package io.avrodyne.processor.discover.member;

import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** A member by which a property is read or written. */
public sealed interface Accessor {

  /** Returns the name of the member. */
  String name();

  /** Returns the type of the member, which fits the property. */
  TypeMirror type();

  /** Returns whether reading it gives a supertype of the property's type. */
  default boolean wider() {
    return false;
  }

  /**
   * A method.
   *
   * @param type what it returns or takes
   * @param cast whether its argument or what it returns is cast to the type: the method is
   *     overloaded, or lacks type arguments
   * @param wider whether it returns a supertype of the property's type, or takes another type
   * @param copies whether the object that it returns may be another one, with the value
   * @param adds whether it may leave what was in a collection or map, and add to it
   * @param nonNull whether an annotation says that its parameter is never null
   */
  record Method(
      String name,
      TypeMirror type,
      boolean cast,
      boolean wider,
      boolean copies,
      boolean adds,
      boolean nonNull)
      implements Accessor {

    /** Returns the use of a method without parameters that returns the type of the property. */
    public static Method ofGetter(String name, TypeMirror type) {
      return new Method(name, type, false, false, false, false, false);
    }
  }

  /** A field. */
  record Field(String name, TypeMirror type) implements Accessor {}

  /**
   * A field that only its class can see.
   *
   * @param owner the class that declares it
   * @param erased its type there, without type arguments
   */
  record Hidden(String name, TypeMirror type, TypeElement owner, TypeMirror erased)
      implements Accessor {}

  /**
   * A collection or map that already exists, and is filled.
   *
   * @param source reads it
   */
  record Live(Accessor source) implements Accessor {

    @Override
    public String name() {
      return source.name();
    }

    @Override
    public TypeMirror type() {
      return source.type();
    }
  }
}
