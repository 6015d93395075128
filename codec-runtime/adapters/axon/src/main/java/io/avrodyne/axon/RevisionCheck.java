package io.avrodyne.axon;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.CodecFailures;
import java.util.regex.Pattern;
import org.apache.avro.Schema;
import org.axonframework.serialization.AnnotationRevisionResolver;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedType;
import org.jspecify.annotations.Nullable;

/**
 * The check of whether this version of the application can read what another one stored. Axon asks
 * for the class of a payload before it calls any handler, and lets an exception through, so an
 * aggregate does not load and an event processor keeps its place. What a handler would throw, it
 * only logs by default.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class RevisionCheck {

  /** A fingerprint as {@link RevisionSource#fingerprint} prints it. */
  private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{16}");

  private static final int HEXADECIMAL = 16;

  private final WriterSchemas schemas;

  /** Whether another serializer reads what is not a message. */
  private final boolean hasFormer;

  private final AnnotationRevisionResolver annotations = new AnnotationRevisionResolver();

  RevisionCheck(WriterSchemas schemas, boolean hasFormer) {
    this.schemas = schemas;
    this.hasFormer = hasFormer;
  }

  /**
   * Checks the revision of a type that has a codec. Only a fingerprint tells whether it can be
   * read; other revisions are left to decoding.
   *
   * @throws SerializationException if the schema is unknown or cannot be looked up, or the codec
   *     cannot read it
   */
  void requireReadable(PayloadType<?> type, SerializedType stored) {
    String revision = stored.getRevision();
    if (revision == null || revision.equals(type.serializedType().getRevision())) {
      return;
    }
    Schema known = schemas.find(type, stored);
    if (known == null && (!isFingerprint(revision) || isAnnotated(type, revision))) {
      return;
    }
    try {
      type.decoderFor(known != null ? known : byFingerprint(revision));
    } catch (AvroCodecException | SerializationException e) {
      throw PayloadFailures.reading(stored, e);
    }
  }

  /**
   * Checks the revision of a type that has neither a codec nor a class here.
   *
   * @throws SerializationException if the revision is a fingerprint: another version of the
   *     application has a codec for it
   */
  void requireForeign(SerializedType stored) {
    if (isFingerprint(stored.getRevision())) {
      throw PayloadFailures.reading(
          stored,
          "no codec here has this name, but the revision is a fingerprint, so another version of the"
              + " application stored it. Pass the codec of the type, add its former name as an"
              + " @AvroAlias, or let such payloads be skipped with skipUnreadable(true)");
    }
  }

  /**
   * Returns whether a snapshot with this revision can be read.
   *
   * @throws SerializationException if the store fails, which may have the schema
   */
  boolean isReadable(PayloadType<?> type, SerializedType stored) {
    String revision = stored.getRevision();
    boolean known = revision != null && (isFingerprint(revision) || isKnown(type, stored));
    if (!known) {
      return hasFormer;
    }
    try {
      requireReadable(type, stored);
      return true;
    } catch (SerializationException e) {
      if (e.getCause() instanceof AvroCodecException) {
        return false;
      }
      throw e;
    }
  }

  private boolean isKnown(PayloadType<?> type, SerializedType stored) {
    return schemas.find(type, stored) != null;
  }

  static boolean isFingerprint(@Nullable String revision) {
    return revision != null && FINGERPRINT.matcher(revision).matches();
  }

  /** Returns whether the former serializer stores this revision, because the class declares it. */
  private boolean isAnnotated(PayloadType<?> type, String revision) {
    return hasFormer && revision.equals(annotations.revisionOf(type.type()));
  }

  private Schema byFingerprint(String revision) {
    long fingerprint = Long.parseUnsignedLong(revision, HEXADECIMAL);
    Schema found = schemas.lookUp(fingerprint);
    if (found == null) {
      throw CodecFailures.unknownSchema(
          fingerprint,
          "This node is older than the one that stored the payload, or lacks the schema: add it to"
              + " the history of the codec or to the SchemaStore");
    }
    return found;
  }
}
