package io.avrodyne.runtime.adapter;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.resolve.Resolution;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import org.apache.avro.Schema;

/** Comparisons of two schemas without a codec for either. */
public final class SchemaComparison {

  private SchemaComparison() {}

  /**
   * Returns whether two schemas have the same data, although their texts may differ: equal
   * canonical forms and equal logical types mean that data of one are data of the other.
   */
  public static boolean isSame(Schema one, Schema other) {
    return Fingerprints.crc64(one) == Fingerprints.crc64(other)
        && SchemaIdentity.difference(one, other) == null;
  }

  /**
   * Returns whether a reader can read all data of a writer. If not, it can read some: it lacks a
   * branch, a type or a symbol of the writer.
   *
   * @throws SchemaResolutionException if it can read none
   */
  public static boolean readsAll(Schema writer, Schema reader) {
    return Resolution.of(writer, reader, Strictness.STRICT).readsAll();
  }

  /**
   * Returns a text that describes, field by field, how a reader reads the data of a writer.
   *
   * @throws SchemaResolutionException if it can read none
   */
  public static String explain(Schema writer, Schema reader) {
    return Resolution.of(writer, reader, Strictness.STRICT).explain();
  }
}
