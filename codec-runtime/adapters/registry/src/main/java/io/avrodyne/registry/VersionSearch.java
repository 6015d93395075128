package io.avrodyne.registry;

import io.avrodyne.runtime.adapter.SchemaComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.apache.avro.Schema;

/**
 * A search for the version of a subject whose data have the layout and the meaning of a schema. A
 * version that the client cannot read, such as one of another format, does not end it: an older one
 * may be the schema.
 */
final class VersionSearch {

  private final IntFunction<Optional<RegisteredSchema>> source;

  /**
   * Creates a search.
   *
   * @param source requests a version
   */
  VersionSearch(IntFunction<Optional<RegisteredSchema>> source) {
    this.source = source;
  }

  /**
   * Returns the newest version that is the schema.
   *
   * @param versions the numbers of the versions in ascending order
   * @throws RegistryException if a version cannot be requested, or if one cannot be read and no
   *     other is the schema
   */
  Optional<RegisteredSchema> newest(List<Integer> versions, Schema schema) {
    List<RegistryException> unreadable = new ArrayList<>();
    for (int i = versions.size() - 1; i >= 0; i--) {
      try {
        Optional<RegisteredSchema> found = source.apply(versions.get(i));
        if (found.isPresent() && SchemaComparison.isSame(schema, found.get().schema())) {
          return found;
        }
      } catch (RegistryException e) {
        unreadable.add(requireUnreadable(e));
      }
    }
    if (!unreadable.isEmpty()) {
      throw unreadable.get(0);
    }
    return Optional.empty();
  }

  /** Returns the exception if the answer was a version, and throws it otherwise. */
  private static RegistryException requireUnreadable(RegistryException e) {
    if (e.status() != Answer.OK || e instanceof NotARegistryException) {
      throw e;
    }
    return e;
  }
}
