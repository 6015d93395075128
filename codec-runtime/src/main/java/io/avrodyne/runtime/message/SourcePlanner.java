package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The part of a decoder of messages that handles identifiers which it does not know. */
final class SourcePlanner<T> {

  private final List<AvroCodec<? extends T>> codecs;
  private final ReaderChoice<T> readers;
  private final SchemaSource source;

  SourcePlanner(List<AvroCodec<? extends T>> codecs, SchemaSource source) {
    this.codecs = codecs;
    this.readers = new ReaderChoice<>(codecs);
    this.source = source;
  }

  /**
   * Creates the source for an identifier.
   *
   * @param start the position of the message
   */
  MessageSource<T> plan(SchemaId id, int start) {
    if (id.kind() == Kind.NONE) {
      throw CodecFailures.malformed(
          "the datum does not identify its schema, but the decoder is for several codecs: "
              + ReaderChoice.names(codecs)
              + ". Create it with one codec",
          start);
    }
    Schema writer = find(id, start);
    if (writer == null) {
      throw unknown(id, UnknownIds.advice(id, ReaderChoice.names(codecs)));
    }
    requireFingerprint(id, writer);
    return MessageSource.planned(writer, readers, id);
  }

  private @Nullable Schema find(SchemaId id, int start) {
    try {
      return source.find(id);
    } catch (UnknownSchemaException | LimitExceededException e) {
      throw e;
    } catch (RuntimeException e) {
      String reason = "looking up " + id + " threw " + e.getClass().getName();
      throw CodecFailures.decoding(reason, start, e);
    }
  }

  private static void requireFingerprint(SchemaId id, Schema writer) {
    if (id.kind() != Kind.FINGERPRINT) {
      return;
    }
    long actual = Fingerprints.crc64(writer);
    if (actual != id.low()) {
      throw unknown(
          id, String.format("The source returned the schema with fingerprint 0x%016x.", actual));
    }
  }

  private static UnknownSchemaException unknown(SchemaId id, String advice) {
    return id.kind() == Kind.FINGERPRINT
        ? CodecFailures.unknownSchema(id.low(), advice)
        : CodecFailures.unknownSchema(id.toString(), advice);
  }
}
