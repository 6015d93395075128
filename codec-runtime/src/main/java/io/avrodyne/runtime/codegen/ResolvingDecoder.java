package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.resolve.Resolution;

/**
 * A decoder for data of another writer, as described by a plan.
 *
 * @param <T> the Java type
 */
abstract class ResolvingDecoder<T> extends AvroDecoder<T> {

  /** Returns the plan for reading the writer's data. */
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
