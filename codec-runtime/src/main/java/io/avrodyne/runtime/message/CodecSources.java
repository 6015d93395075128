package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.CodecInternals;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The writers' schemas that the codecs of a decoder know, which need no resolution, by fingerprint.
 * Ambiguous schemas are rejected, including those in a store, no matter when they are added to it.
 *
 * <p><b>Allocation.</b> None unless the store has changed.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without a lock unless the store has changed.
 */
final class CodecSources<T> {

  private final IdTable<MessageSource<T>> table = new IdTable<>();
  private final @Nullable SchemaStore store;

  /**
   * The decoders of the codecs whose fingerprints were not in the store when it was last checked.
   */
  private final Map<Long, AvroDecoder<? extends T>> unchecked = new HashMap<>();

  /**
   * The number of schemas in the store when it was last checked; the store never removes a schema.
   */
  private volatile int checked;

  /**
   * Adds the codecs' own schemas and those of their known writers.
   *
   * @throws IllegalArgumentException if two of these schemas, or one of them and a schema in the
   *     store, have the same fingerprint
   */
  CodecSources(List<AvroCodec<? extends T>> codecs, @Nullable SchemaStore store) {
    this.store = store;
    for (AvroCodec<? extends T> codec : codecs) {
      add(codec.fingerprint(), codec, null);
    }
    for (AvroCodec<? extends T> codec : codecs) {
      addKnownWriters(codec);
    }
    String conflict = check();
    if (conflict != null) {
      throw new IllegalArgumentException(conflict);
    }
  }

  private <S extends T> void addKnownWriters(AvroCodec<S> codec) {
    for (AvroDecoder<S> writer : CodecInternals.knownWriters(codec)) {
      add(CodecInternals.writerFingerprint(writer), writer, codec);
    }
  }

  /**
   * Adds a decoder for a fingerprint. A known writer's schema may equal the schema of its own
   * codec; that is not a conflict.
   */
  private void add(
      long fingerprint, AvroDecoder<? extends T> decoder, @Nullable AvroCodec<? extends T> owner) {
    MessageSource<T> existing = table.find(fingerprint);
    if (existing != null) {
      requireSame(fingerprint, existing.decoder(), decoder, owner);
      return;
    }
    unchecked.put(fingerprint, decoder);
    table.addIfAbsent(fingerprint, MessageSource.of(decoder));
  }

  private static void requireSame(
      long fingerprint,
      AvroDecoder<?> existing,
      AvroDecoder<?> decoder,
      @Nullable AvroDecoder<?> owner) {
    SchemaConflicts.requireSame(fingerprint, existing.writerSchema(), decoder.writerSchema());
    if (existing != owner) {
      throw new IllegalArgumentException(
          String.format(
              "Two codecs read %s with the fingerprint 0x%016x, %s and %s, so a message does not"
                  + " identify one of them. Pass only one.",
              existing.writerSchema().getFullName(),
              fingerprint,
              existing.getClass().getName(),
              decoder.getClass().getName()));
    }
  }

  /** Returns the sources by fingerprint, to which callers must not add any. */
  IdTable<MessageSource<T>> table() {
    return table;
  }

  /** Makes the sources reject data of schemas that share a fingerprint with one in the store. */
  void checkStore() {
    if (store != null && store.size() != checked) {
      checkAgain();
    }
  }

  private void checkAgain() {
    try {
      check();
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  /**
   * Compares the codecs' schemas with the schemas added to the store since the last check. Data of
   * a schema with a conflict are rejected from now on. Every thread that sees {@link #checked}
   * change also sees the effects of this method.
   *
   * @return the last conflict, or null
   */
  private synchronized @Nullable String check() {
    SchemaStore known = store;
    if (known == null) {
      return null;
    }
    int size = known.size();
    String conflict = null;
    for (long fingerprint : List.copyOf(unchecked.keySet())) {
      Schema stored = known.peek(fingerprint);
      String found = stored == null ? null : conflict(fingerprint, stored);
      conflict = found == null ? conflict : found;
    }
    checked = size;
    return conflict;
  }

  /**
   * Compares a codec's schema with the schema in the store, once and for all, because neither
   * changes.
   */
  private @Nullable String conflict(long fingerprint, Schema stored) {
    AvroDecoder<? extends T> decoder = unchecked.get(fingerprint);
    MessageSource<T> source = table.find(fingerprint);
    if (decoder == null || source == null) {
      return null;
    }
    String conflict = SchemaConflicts.of(fingerprint, decoder.writerSchema(), stored);
    if (conflict != null) {
      source.refuse(conflict);
    }
    unchecked.remove(fingerprint);
    return conflict;
  }
}
