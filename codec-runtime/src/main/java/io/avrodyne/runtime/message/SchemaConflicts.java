package io.avrodyne.runtime.message;

import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The rule that messages of schemas with one fingerprint must mean the same. */
final class SchemaConflicts {

  private SchemaConflicts() {}

  /**
   * Refuses two schemas with one fingerprint unless their data mean the same.
   *
   * @throws IllegalArgumentException if they do not
   */
  static void requireSame(long fingerprint, Schema one, Schema other) {
    String conflict = of(fingerprint, one, other);
    if (conflict != null) {
      throw new IllegalArgumentException(conflict);
    }
  }

  /** Returns why messages of two schemas with one fingerprint cannot be told apart, or null. */
  static @Nullable String of(long fingerprint, Schema one, Schema other) {
    String difference = difference(one, other);
    return difference == null
        ? null
        : String.format(
            "%s and %s share the fingerprint 0x%016x but %s, so their messages cannot be told apart",
            one.getFullName(), other.getFullName(), fingerprint, difference);
  }

  private static @Nullable String difference(Schema one, Schema other) {
    if (!Fingerprints.canonicalForm(one).equals(Fingerprints.canonicalForm(other))) {
      return "differ in their canonical form";
    }
    String meaning = SchemaIdentity.difference(one, other);
    return meaning == null ? null : "differ in logical types (" + meaning + ")";
  }
}
