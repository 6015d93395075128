package io.avrodyne.runtime.message;

import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The rule that schemas with the same fingerprint must have the same meaning to be used for
 * messages.
 */
final class SchemaConflicts {

  private SchemaConflicts() {}

  /**
   * Rejects two schemas with the same fingerprint unless their data have the same meaning.
   *
   * @throws IllegalArgumentException if the meanings differ
   */
  static void requireSame(long fingerprint, Schema one, Schema other) {
    String conflict = of(fingerprint, one, other);
    if (conflict != null) {
      throw new IllegalArgumentException(conflict);
    }
  }

  /**
   * Returns the reason why messages of two schemas with the same fingerprint cannot be told apart,
   * or null.
   */
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
