package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.Framing;
import io.avrodyne.runtime.KnownWriter;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Enters what codecs can decode without resolution, and refuses what is ambiguous. */
final class MessageSources<T> {

  private final FingerprintTable<MessageSource<T>> table = new FingerprintTable<>();
  private final @Nullable SchemaStore store;

  private MessageSources(@Nullable SchemaStore store) {
    this.store = store;
  }

  /** Returns a table of the codecs' own schemas and of their known writers. */
  static <T> FingerprintTable<MessageSource<T>> of(
      List<AvroCodec<? extends T>> codecs, @Nullable SchemaStore store) {
    MessageSources<T> sources = new MessageSources<>(store);
    for (AvroCodec<? extends T> codec : codecs) {
      sources.add(codec.fingerprint(), codec, null);
    }
    for (AvroCodec<? extends T> codec : codecs) {
      sources.addKnownWriters(codec);
    }
    return sources.table;
  }

  private <S extends T> void addKnownWriters(AvroCodec<S> codec) {
    for (KnownWriter<S> writer : Framing.knownWriters(codec)) {
      add(writer.fingerprint(), writer, codec);
    }
  }

  /** A known writer may be what its own codec writes now. */
  private void add(
      long fingerprint, AvroDecoder<? extends T> decoder, @Nullable AvroCodec<? extends T> owner) {
    MessageSource<T> found = table.find(fingerprint);
    if (found != null) {
      requireSame(fingerprint, found.decoder(), decoder, owner);
      return;
    }
    Schema stored = store == null ? null : store.peek(fingerprint);
    if (stored != null) {
      SchemaConflicts.requireSame(fingerprint, decoder.writerSchema(), stored);
    }
    table.addIfAbsent(fingerprint, MessageSource.of(decoder));
  }

  private static void requireSame(
      long fingerprint,
      AvroDecoder<?> found,
      AvroDecoder<?> decoder,
      @Nullable AvroDecoder<?> owner) {
    SchemaConflicts.requireSame(fingerprint, found.writerSchema(), decoder.writerSchema());
    if (found != owner) {
      throw new IllegalArgumentException(
          String.format(
              "Two codecs read %s with the fingerprint 0x%016x, so a message does not say which one"
                  + " is meant: %s and %s",
              found.writerSchema().getFullName(),
              fingerprint,
              found.getClass().getName(),
              decoder.getClass().getName()));
    }
  }
}
