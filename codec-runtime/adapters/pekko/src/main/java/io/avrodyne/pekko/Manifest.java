package io.avrodyne.pekko;

import io.avrodyne.runtime.AvroCodec;
import java.io.NotSerializableException;
import java.util.HexFormat;
import java.util.Locale;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The form of manifests: the full name of a schema, a colon, and its fingerprint in 16 hexadecimal
 * digits. The fingerprint decides; the name is for people, and must agree with it.
 */
final class Manifest {

  private static final int DIGITS = 16;
  private static final int SHOWN = 255;

  private Manifest() {}

  /** Returns the manifest of what a codec writes. */
  static String of(AvroCodec<?> codec) {
    return String.format(
        Locale.ROOT, "%s:%016x", codec.schema().getFullName(), codec.fingerprint());
  }

  /**
   * Returns what a journal or another node gave as a manifest.
   *
   * @throws NotSerializableException if it is null
   */
  static String given(@Nullable String manifest) throws NotSerializableException {
    if (manifest == null) {
      throw new NotSerializableException(
          "The manifest is missing. Data of another serializer must be read with its identifier.");
    }
    return manifest;
  }

  /**
   * Returns the fingerprint in a manifest.
   *
   * @throws NotSerializableException if the manifest does not have this form
   */
  static long fingerprint(String manifest) throws NotSerializableException {
    int colon = colon(manifest);
    if (colon > 0 && manifest.charAt(colon) == ':') {
      try {
        return HexFormat.fromHexDigitsToLong(manifest, colon + 1, manifest.length());
      } catch (NumberFormatException e) {
        throw malformed(manifest);
      }
    }
    throw malformed(manifest);
  }

  /** Returns the name in a manifest that has a fingerprint. */
  static String name(String manifest) {
    return manifest.substring(0, colon(manifest));
  }

  /** Returns whether a manifest that has a fingerprint names a schema. */
  static boolean names(String manifest, Schema schema) {
    String name = schema.getFullName();
    return name.length() == colon(manifest) && manifest.startsWith(name);
  }

  private static int colon(String manifest) {
    return manifest.length() - DIGITS - 1;
  }

  /**
   * Returns a manifest that has a fingerprint in a form that is fit for a message, because anybody
   * may have written it: the beginning of a long name, without characters that no name has.
   */
  static String shown(String manifest) {
    int colon = colon(manifest);
    int end = Math.min(colon, SHOWN);
    StringBuilder shown = new StringBuilder(end + DIGITS + 1);
    for (int i = 0; i < end; i++) {
      char c = manifest.charAt(i);
      shown.append(isOfName(c) ? c : '?');
    }
    return shown
        .append(end < colon ? "..." : "")
        .append(manifest, colon, colon + DIGITS + 1)
        .toString();
  }

  private static boolean isOfName(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '$';
  }

  /** Does not quote the manifest, which may be anything. */
  private static NotSerializableException malformed(String manifest) {
    return new NotSerializableException(
        "A manifest of "
            + manifest.length()
            + " characters is not the name of a schema, a colon and 16 hexadecimal digits. Data of"
            + " another serializer must be read with its identifier.");
  }
}
