package io.avrodyne.runtime.generated;

import io.avrodyne.runtime.AvroCodec;

/**
 * The base class of earlier codecs. The JVM loads it to verify a codec's class, before the codec
 * calls {@link RuntimeVersion#require}; no instance is ever created.
 *
 * @param <T> the Java type
 */
public abstract class GeneratedCodec<T> extends AvroCodec<T> {

  private GeneratedCodec() {
    super(0, 0);
  }
}
