package io.avrodyne.api;

/** The members of a class that its codec may use. */
public enum Access {
  /** Those that the package of the codec can call or see. This is the default. */
  VISIBLE,

  /**
   * Private fields and constructors too, where there is no other way to read or write a field or to
   * create an object. The codec asks for them with a {@code MethodHandles.Lookup} when its class is
   * initialized. A field that is final still needs a constructor, unless it holds a collection or
   * map that can be filled. Types must be visible to the package all the same.
   *
   * <p><b>Errors.</b> If the class of an inherited private field is in another module, the field is
   * not used.
   */
  PRIVATE
}
