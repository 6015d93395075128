package io.avrodyne.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/**
 * The handles of the private members of strings. Only {@link OpenStrings} uses this class, whose
 * initialisation fails where strings are not open.
 */
final class StringHandles {

  /** The coder of a string with one byte for each character. */
  static final byte LATIN_1 = 0;

  /** The coder of a string with two bytes for each character. */
  static final byte UTF_16 = 1;

  /** The array of a string. */
  static final VarHandle VALUE;

  /** The coder of a string. */
  static final VarHandle CODER;

  /** The constructor from both, which copies nothing. */
  static final MethodHandle CONSTRUCTOR;

  static {
    try {
      MethodHandles.Lookup lookup =
          MethodHandles.privateLookupIn(String.class, MethodHandles.lookup());
      VALUE = lookup.findVarHandle(String.class, "value", byte[].class);
      CODER = lookup.findVarHandle(String.class, "coder", byte.class);
      CONSTRUCTOR =
          lookup.findConstructor(
              String.class, MethodType.methodType(void.class, byte[].class, byte.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private StringHandles() {}
}
