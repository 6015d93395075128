package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;

/**
 * The problems of types that lead to other types without end, or to an excessive number of them.
 */
final class EndlessTypes {

  private static final int MAX_TEXT = 60;

  private EndlessTypes() {}

  /** Returns the problem of a generic class that is used with ever new type arguments. */
  static Problem instantiations(TypeName type, BindingContext context) {
    String text = type.toString();
    return new Problem(
        Code.RECURSIVE_TYPE,
        context.subject() + " needs infinitely many instantiations.",
        "Each instantiation of a generic class becomes a separate record; one of them is "
            + (text.length() > MAX_TEXT ? text.substring(0, MAX_TEXT) + "..." : text)
            + ".",
        "Make the class refer to itself with the same type arguments.",
        context.origin());
  }

  /** Returns the problem of a type that leads to too many records without a codec. */
  static Problem number(BindingContext context, int most) {
    return new Problem(
        Code.RECURSIVE_TYPE,
        context.subject() + " needs more nested records than a codec can hold.",
        "Each instantiation of a generic class is a nested record, and a codec holds at most "
            + most
            + " of them.",
        "Use fewer combinations of generic classes and type arguments.",
        context.origin());
  }

  /** Returns the problem of types that are nested too deeply for the stack of a compiler. */
  static Problem nesting(BindingContext context) {
    return new Problem(
        Code.RECURSIVE_TYPE,
        context.subject() + " nests too many types.",
        "A type can have at most "
            + TypeExtent.MAX_DEPTH
            + " levels of type arguments, arrays, and wrappers with @AvroValue.",
        "Move some of the levels into a record.",
        context.origin());
  }

  /** Returns the problem of a wrapper that wraps itself. */
  static Problem wrapper(String wrapper, BindingContext context) {
    return new Problem(
        Code.RECURSIVE_TYPE,
        context.subject() + " is " + wrapper + ", which wraps itself.",
        "A wrapper with @AvroValue is encoded as its component, so this would never end.",
        "Use @AvroRecord on the wrapper instead of @AvroValue.",
        context.origin());
  }

  /** Returns the problem of a union that lists only unions that list it. */
  static Problem branches(TypeName union, BindingContext context) {
    return new Problem(
        Code.RECURSIVE_TYPE,
        context.subject() + " is " + union + ", whose branches lead only back to itself.",
        "A union within a union is replaced by its own branches.",
        "List at least one class in @AvroUnion that is not a union.",
        context.origin());
  }

  /** Returns the problem of a union whose wrapped branches contain it. */
  static Problem union(TypeName union, BindingContext context) {
    return new Problem(
        Code.RECURSIVE_TYPE,
        context.subject() + " is " + union + ", whose wrapped branches lead back to it.",
        "A wrapper with @AvroValue is encoded as its component, so this would never end.",
        "Use @AvroRecord on the wrapper instead of @AvroValue.",
        context.origin());
  }
}
