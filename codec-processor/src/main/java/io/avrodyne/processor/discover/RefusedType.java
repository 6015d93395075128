package io.avrodyne.processor.discover;

/**
 * The finding that the compiler itself refuses a type and hands out only parts of it. It says why,
 * so nothing else is reported.
 */
public final class RefusedType extends RuntimeException {

  private static final long serialVersionUID = 1L;

  RefusedType(String what) {
    super(what);
  }
}
