package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.frame.FoundId;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The writers' schemas known to a decoder of messages, by the identifiers in messages: those of its
 * codecs, and those that it learns from a source. The latter are bounded: if there are too many,
 * all of them are forgotten, to be learned again. An identifier that the source does not know is
 * not kept.
 *
 * <p><b>Allocation.</b> None for identifiers that are known.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; lookups of known ids take no lock.
 */
final class MessageSources<T> {

  private final CodecSources<T> ofCodecs;
  private final @Nullable MessageSource<T> ofOnlyCodec;
  private final SourcePlanner<T> planner;
  private final int maxIds;

  /** The sources of the codecs, and those learned. */
  private final IdTable<MessageSource<T>> byFingerprint = new IdTable<>();

  private final Map<Kind, IdTable<MessageSource<T>>> byId = new EnumMap<>(Kind.class);

  /** The number of identifiers of all kinds that were learned and are not forgotten. */
  private int learned;

  /**
   * Creates sources that know only the schemas of the codecs.
   *
   * @param maxIds the number of identifiers that are kept
   * @throws IllegalArgumentException if there are no codecs, if two of them read data with the same
   *     fingerprint, if the source has a store that holds a schema with a codec's fingerprint but
   *     another meaning, or if {@code maxIds} is not positive
   */
  MessageSources(List<AvroCodec<? extends T>> codecs, SchemaSource source, int maxIds) {
    if (codecs.isEmpty()) {
      throw new IllegalArgumentException("No codecs were given. Pass at least one.");
    }
    if (maxIds <= 0) {
      throw new IllegalArgumentException("The number of identifiers must be positive");
    }
    ofCodecs = new CodecSources<>(codecs, SourceChain.storeIn(source));
    ofOnlyCodec = codecs.size() == 1 ? MessageSource.of(codecs.get(0)) : null;
    planner = new SourcePlanner<>(codecs, source);
    this.maxIds = maxIds;
    byFingerprint.replaceBy(ofCodecs.table());
    for (Kind kind : Kind.values()) {
      byId.put(kind, kind == Kind.FINGERPRINT ? byFingerprint : new IdTable<>());
    }
  }

  /** Returns whether there is only one codec, so that all data have its type. */
  boolean areOfOneCodec() {
    return ofOnlyCodec != null;
  }

  /**
   * Returns the source of a fingerprint.
   *
   * @param start the position of the message
   */
  MessageSource<T> of(long fingerprint, int start) {
    ofCodecs.checkStore();
    MessageSource<T> known = byFingerprint.find(fingerprint);
    return known != null ? known : learn(SchemaId.fingerprint(fingerprint), start);
  }

  /**
   * Returns the source of an identifier.
   *
   * @param start the position of the message
   */
  MessageSource<T> of(FoundId id, int start) {
    Kind kind = id.kind();
    if (kind == Kind.FINGERPRINT) {
      return of(id.low(), start);
    }
    MessageSource<T> known =
        kind == Kind.NONE ? ofOnlyCodec : table(kind).find(id.high(), id.low());
    return known != null ? known : learn(id.toSchemaId(), start);
  }

  private IdTable<MessageSource<T>> table(Kind kind) {
    return Objects.requireNonNull(byId.get(kind));
  }

  /**
   * Returns the source of an identifier seen for the first time, or forgotten. If the stack
   * overflows, the message is rejected, but not permanently, because another thread with a larger
   * stack may succeed.
   */
  private MessageSource<T> learn(SchemaId id, int start) {
    try {
      return keep(id, planner.plan(id, start));
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  /**
   * Adds a source unless the identifier already has one, and returns the current source. Several
   * threads that meet an identifier for the first time may each create a plan; one of the plans is
   * kept.
   */
  private synchronized MessageSource<T> keep(SchemaId id, MessageSource<T> source) {
    IdTable<MessageSource<T>> table = table(id.kind());
    MessageSource<T> known = table.find(id.high(), id.low());
    if (known != null) {
      return known;
    }
    if (learned >= maxIds) {
      forget();
    }
    learned++;
    return table.addIfAbsent(id.high(), id.low(), source);
  }

  private void forget() {
    IdTable<MessageSource<T>> none = new IdTable<>();
    for (Map.Entry<Kind, IdTable<MessageSource<T>>> ids : byId.entrySet()) {
      ids.getValue().replaceBy(ids.getKey() == Kind.FINGERPRINT ? ofCodecs.table() : none);
    }
    learned = 0;
  }
}
