package io.avrodyne.runtime.message;

import io.avrodyne.runtime.Fingerprints;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Refuses schemas whose messages could not be told apart. */
final class SchemaConflicts {

  private SchemaConflicts() {}

  /** Refuses two schemas with one fingerprint unless their data mean the same. */
  static void requireSame(long fingerprint, Schema one, Schema other) {
    String difference = difference(one, other);
    if (difference != null) {
      throw new IllegalArgumentException(
          String.format(
              "%s and %s have the fingerprint 0x%016x, but %s: messages of the two cannot be told"
                  + " apart",
              one.getFullName(), other.getFullName(), fingerprint, difference));
    }
  }

  private static @Nullable String difference(Schema one, Schema other) {
    if (!Fingerprints.canonicalForm(one).equals(Fingerprints.canonicalForm(other))) {
      return "differ in their canonical form";
    }
    String meaning = Meaning.difference(one, other);
    return meaning == null ? null : "differ in logical types (" + meaning + ")";
  }
}
