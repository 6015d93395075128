package io.avrodyne.runtime.message;

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
 * The writers' schemas known to a decoder of frames: those of its codecs, by fingerprint, and those
 * that it has learned, by identifier. The latter are bounded: if there are too many, all of them
 * are forgotten, to be learned again.
 *
 * <p><b>Allocation.</b> None for lookups.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; a lookup takes no lock.
 */
final class FramedSources<T> {

  private final MessageSources<T> ofCodecs;
  private final @Nullable MessageSource<T> ofOnlyCodec;
  private final int maxIds;
  private volatile Map<Kind, IdTable<MessageSource<T>>> learned = tables();

  FramedSources(List<AvroCodec<? extends T>> codecs, @Nullable SchemaStore store, int maxIds) {
    this.ofCodecs = new MessageSources<>(codecs, store);
    this.ofOnlyCodec = codecs.size() == 1 ? MessageSource.of(codecs.get(0)) : null;
    this.maxIds = maxIds;
  }

  /** Returns an empty table for each kind of identifier. */
  private static <T> Map<Kind, IdTable<MessageSource<T>>> tables() {
    Map<Kind, IdTable<MessageSource<T>>> tables = new EnumMap<>(Kind.class);
    for (Kind kind : Kind.values()) {
      tables.put(kind, new IdTable<>());
    }
    return tables;
  }

  private IdTable<MessageSource<T>> learned(Kind kind) {
    return Objects.requireNonNull(learned.get(kind));
  }

  /** Returns the source of an identifier, or null if it is not known, or not known any more. */
  @Nullable MessageSource<T> find(FoundId id) {
    Kind kind = id.kind();
    if (kind == Kind.NONE) {
      return ofOnlyCodec;
    }
    if (kind == Kind.FINGERPRINT) {
      MessageSource<T> found = ofCodecs.find(id.low());
      if (found != null) {
        return found;
      }
    }
    return learned(kind).find(id.high(), id.low());
  }

  /** Adds a source unless the identifier already has one, and returns the current source. */
  synchronized MessageSource<T> addIfAbsent(SchemaId id, MessageSource<T> source) {
    int count = 0;
    for (IdTable<?> table : learned.values()) {
      count += table.size();
    }
    if (count >= maxIds) {
      learned = tables();
    }
    return learned(id.kind()).addIfAbsent(id.high(), id.low(), source);
  }
}
