package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;

/**
 * The place in the source that asks for a codec.
 *
 * @param source the class that has to be compiled for the codec to be generated
 * @param subject the place, as messages name it
 * @param origin its position in the source
 */
public record Request(ClassName source, String subject, Origin origin) {

  /** Returns the request of a class for its own codec. */
  public static Request of(ClassName type, Origin origin) {
    return new Request(type, type.simpleName(), origin);
  }
}
