package io.avrodyne.runtime.generated;

import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.resolve.Resolution;

/**
 * A decoder of another writer's data, which a plan describes.
 *
 * @param <T> the Java type
 */
abstract class ResolvingDecoder<T> extends AvroDecoder<T> {

  /** Returns the steps that lead from the writer's data to values. */
  protected abstract Resolution plan();

  @Override
  protected final String explanation() {
    return plan().explain();
  }

  @Override
  public final boolean readsAll() {
    return plan().readsAll();
  }
}
