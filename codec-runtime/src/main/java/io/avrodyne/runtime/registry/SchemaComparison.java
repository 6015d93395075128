package io.avrodyne.runtime.registry;

import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import org.apache.avro.Schema;

/**
 * A comparison of schemas whose texts may differ: equal canonical forms and equal logical types
 * mean that data of one are data of the other.
 */
final class SchemaComparison {

  private SchemaComparison() {}

  static boolean isSame(Schema one, Schema other) {
    return Fingerprints.crc64(one) == Fingerprints.crc64(other)
        && SchemaIdentity.difference(one, other) == null;
  }
}
