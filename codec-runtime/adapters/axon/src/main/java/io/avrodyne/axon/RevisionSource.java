package io.avrodyne.axon;

import io.avrodyne.runtime.Fingerprints;
import java.util.Locale;
import org.apache.avro.Schema;
import org.axonframework.serialization.RevisionResolver;
import org.jspecify.annotations.Nullable;

/**
 * The source of the revision that Axon stores beside the name of a payload's type. Upcasters decide
 * by name and revision which payloads they change. Decoding needs neither, because each payload
 * carries the fingerprint of its schema.
 *
 * <p><b>Threads.</b> Must be safe for use by multiple threads.
 */
@FunctionalInterface
public interface RevisionSource {

  /**
   * Returns the revision of a type, or null if it has none.
   *
   * @param type the class that the codec is for
   * @param schema the schema of the codec or of an earlier version that it knows
   */
  @Nullable String revisionOf(Class<?> type, Schema schema);

  /**
   * Returns a source that uses the CRC-64-AVRO fingerprint of the schema, as 16 hexadecimal digits.
   * This is the default: the revision changes exactly when the layout of the data does.
   */
  static RevisionSource fingerprint() {
    return (type, schema) -> hex(Fingerprints.crc64(schema));
  }

  /**
   * Returns a source that uses a property of the schema, such as the one that {@code @AvroProp(key
   * = "version", value = "3")} adds. The schema of every codec must have it; the earlier versions
   * that a codec knows need not.
   */
  static RevisionSource property(String key) {
    return (type, schema) -> {
      String version = schema.getProp(key);
      if (version == null) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "The schema %s of %s has no property %s. Add @AvroProp(key = \"%s\", value = ...).",
                schema.getFullName(),
                type.getName(),
                key,
                key));
      }
      return version;
    };
  }

  /**
   * Returns a source that asks one of Axon's resolvers, such as {@code AnnotationRevisionResolver},
   * which reads {@code @Revision}.
   */
  static RevisionSource of(RevisionResolver resolver) {
    return (type, schema) -> resolver.revisionOf(type);
  }

  /** Returns a fingerprint as 16 hexadecimal digits. */
  private static String hex(long fingerprint) {
    return String.format(Locale.ROOT, "%016x", fingerprint);
  }
}
