package io.avrodyne.pekko;

import java.util.Objects;

/**
 * What the serializer returns in place of a datum whose type is listed in {@code
 * avrodyne.pekko.removed-types}. An event adapter drops it on recovery.
 *
 * @param manifest the full name and the fingerprint of the schema that the datum was written with
 */
public record RemovedDatum(String manifest) {

  /** Creates a placeholder. */
  public RemovedDatum {
    Objects.requireNonNull(manifest);
  }
}
