package io.avrodyne.pekko;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.message.SchemaSource;
import io.avrodyne.runtime.message.SchemaStore;
import io.avrodyne.runtime.message.SingleObjectDecoder;
import java.io.NotSerializableException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The decoders of what was written with known schemas. A manifest is only compared with the schemas
 * of codecs and of a store; no class is loaded for it.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; known schemas are found without a lock.
 */
final class DecodedTypes {

  private final KnownTypes types;
  private final Set<String> removed;
  private final @Nullable SingleObjectDecoder<Object> decoder;

  DecodedTypes(KnownTypes types, Set<String> removed, @Nullable SchemaStore writers) {
    this.types = types;
    this.removed = removed;
    this.decoder = decoder(types, writers);
  }

  private static @Nullable SingleObjectDecoder<Object> decoder(
      KnownTypes types, @Nullable SchemaStore writers) {
    if (types.isEmpty()) {
      return null;
    }
    return SingleObjectDecoder.<Object>builder(types.codecs())
        .schemas(writers == null ? SchemaSource.none() : writers)
        .build();
  }

  /**
   * Returns the decoder for data with a manifest, or null if their type was removed.
   *
   * @throws NotSerializableException if there is no such decoder
   */
  @Nullable AvroDecoder<?> decoderOf(String manifest) throws NotSerializableException {
    long fingerprint = Manifest.fingerprint(manifest);
    if (!removed.isEmpty() && removed.contains(Manifest.name(manifest))) {
      return null;
    }
    if (decoder == null) {
      throw refusal(Manifest.shown(manifest) + " cannot be read. " + KnownTypes.NONE, null);
    }
    AvroDecoder<?> found = find(decoder, fingerprint, manifest);
    if (!Manifest.names(manifest, found.writerSchema())) {
      throw refusal(
          Manifest.shown(manifest)
              + " has the fingerprint of "
              + found.writerSchema().getFullName()
              + ". The name and the fingerprint in a manifest must belong together.",
          null);
    }
    return found;
  }

  private AvroDecoder<?> find(SingleObjectDecoder<Object> known, long fingerprint, String manifest)
      throws NotSerializableException {
    try {
      return known.decoderFor(fingerprint);
    } catch (UnknownSchemaException e) {
      throw refusal(unknown(manifest), e);
    } catch (SchemaResolutionException | DecodeException e) {
      throw refusal(Manifest.shown(manifest) + " cannot be read: " + e.getMessage(), e);
    }
  }

  private String unknown(String manifest) {
    return Manifest.shown(manifest)
        + (types.isNamed(Manifest.name(manifest))
            ? " is of a version that is not known here: this node is older than the one that wrote"
                + " it, or lacks its schema. Add the schema to the history that the codec is"
                + " compiled with, or to the SchemaStore of the AvrodyneSetup."
            : " is not of a known type: this node is older than the one that wrote it, or lacks the"
                + " type. Bind its class to this serializer, or list it in avrodyne.pekko.types. If"
                + " the class was deleted, list the name in avrodyne.pekko.removed-types.");
  }

  private static NotSerializableException refusal(
      String message, @Nullable AvroCodecException cause) {
    NotSerializableException refusal = new NotSerializableException(message);
    if (cause != null) {
      refusal.initCause(cause);
    }
    return refusal;
  }
}
