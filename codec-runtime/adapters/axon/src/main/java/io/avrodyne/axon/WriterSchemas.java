package io.avrodyne.axon;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.adapter.EarlierSchemas;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.HashMap;
import java.util.Map;
import org.apache.avro.Schema;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedType;
import org.jspecify.annotations.Nullable;

/**
 * The schemas that stored payloads were written with: those of the codecs, those of the earlier
 * versions that the codecs were compiled with, and those of the store.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class WriterSchemas {

  private final Map<Long, Schema> byFingerprint = new HashMap<>();

  /** The schemas of each type by revision. */
  private final Map<PayloadType<?>, Map<String, Schema>> byRevision = new HashMap<>();

  private final SchemaStore store;

  WriterSchemas(PayloadTypes types, SchemaStore store, RevisionSource revisions) {
    this.store = store;
    types.all().forEach(type -> add(type, revisions));
  }

  private void add(PayloadType<?> type, RevisionSource revisions) {
    AvroCodec<?> codec = type.codec();
    add(type.written(), type, type.serializedType().getRevision());
    add(codec.schema(), type, revisions.revisionOf(type.type(), codec.schema()));
    for (Schema earlier : EarlierSchemas.of(codec)) {
      add(earlier, type, revisionOf(earlier, type, revisions));
    }
  }

  private void add(Schema schema, PayloadType<?> type, @Nullable String revision) {
    byFingerprint.putIfAbsent(Fingerprints.crc64(schema), schema);
    if (revision != null) {
      byRevision.computeIfAbsent(type, key -> new HashMap<>()).putIfAbsent(revision, schema);
    }
  }

  /** Returns the revision of an earlier version, or null if it had none in those days. */
  private static @Nullable String revisionOf(
      Schema earlier, PayloadType<?> type, RevisionSource revisions) {
    try {
      return revisions.revisionOf(type.type(), earlier);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /**
   * Returns the schema with a fingerprint.
   *
   * @throws SerializationException if no codec and no store has it, or the store fails
   */
  Schema get(long fingerprint) {
    Schema found = lookUp(fingerprint);
    if (found == null) {
      throw new SerializationException(
          String.format(
              "Unknown schema fingerprint 0x%016x. Add the schema to the SchemaStore.",
              fingerprint));
    }
    return found;
  }

  /**
   * Returns the schema with a fingerprint, or null if no codec and no store has it.
   *
   * @throws SerializationException if the store fails, such as one that is backed by a registry
   */
  @Nullable Schema lookUp(long fingerprint) {
    Schema known = byFingerprint.get(fingerprint);
    return known != null ? known : stored(fingerprint);
  }

  private @Nullable Schema stored(long fingerprint) {
    try {
      return store.find(fingerprint);
    } catch (RuntimeException e) {
      throw PayloadFailures.converting("Cannot look up the schema of a message", e);
    }
  }

  /** Returns the schema of a type that has a stored revision, or null if none is known. */
  @Nullable Schema find(PayloadType<?> type, SerializedType stored) {
    String revision = stored.getRevision();
    return revision == null ? null : byRevision.getOrDefault(type, Map.of()).get(revision);
  }
}
