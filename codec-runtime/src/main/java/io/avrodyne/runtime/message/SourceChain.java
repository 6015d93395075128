package io.avrodyne.runtime.message;

import io.avrodyne.runtime.frame.SchemaId;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A source that asks another one for the schemas that a first one does not know. */
record SourceChain(SchemaSource first, SchemaSource second) implements SchemaSource {

  @Override
  public @Nullable Schema find(SchemaId id) {
    Schema found = first.find(id);
    return found != null ? found : second.find(id);
  }

  /** Returns the first store of a source, or null. */
  static @Nullable SchemaStore storeIn(SchemaSource source) {
    if (source instanceof SourceChain chain) {
      SchemaStore found = storeIn(chain.first);
      return found != null ? found : storeIn(chain.second);
    }
    return source instanceof SchemaStore store ? store : null;
  }
}
