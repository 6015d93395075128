package io.avrodyne.processor.discover;

/**
 * The exception for a type that the compiler itself refuses and describes only in part. The
 * compiler reports the reason, so nothing else is reported.
 */
public final class RefusedType extends RuntimeException {

  private static final long serialVersionUID = 1L;

  RefusedType(String what) {
    super(what);
  }
}
