package io.avrodyne.kafka;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.adapter.ClassCodecs;
import io.avrodyne.runtime.adapter.CodecListing;
import org.jspecify.annotations.Nullable;

/**
 * The types of the keys or values of a serializer, each with its codec. A sealed type has a codec
 * for the union of its branches, and its branches have codecs of their own.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class CodecFamily {

  /** The codecs of the types that were given; a sealed type counts as one. */
  private final ClassCodecs given = new ClassCodecs();

  /** The codecs of types that are not unions. */
  private final ClassCodecs branches = new ClassCodecs();

  /** Adds a type with a codec, a sealed type, or an interface that lists codecs. */
  void add(Class<?> type) {
    if (CodecListing.isListing(type)) {
      CodecListing.of(type).forEach(this::add);
    } else if (ClassCodecs.isFamily(type)) {
      addFamily(type, unionOf(type));
    } else {
      addSingle(type, Codecs.of(type));
    }
  }

  /** Adds a codec; that of a sealed type adds those of its branches. */
  void add(AvroCodec<?> codec) {
    Class<?> type = CodecListing.classOf(codec);
    if (codec.schema().isUnion() && ClassCodecs.isFamily(type)) {
      addFamily(type, codec);
    } else {
      addSingle(type, codec);
    }
  }

  /** Adds a sealed type. Without a codec for their union, its branches count as given. */
  private void addFamily(Class<?> type, @Nullable AvroCodec<?> union) {
    branches.addPermitted(type);
    if (union == null) {
      given.addPermitted(type);
    } else {
      given.put(type, union);
    }
  }

  private void addSingle(Class<?> type, AvroCodec<?> codec) {
    branches.put(type, codec);
    given.put(type, codec);
  }

  private static @Nullable AvroCodec<?> unionOf(Class<?> type) {
    try {
      return Codecs.of(type);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** Returns the codecs of the types that were added so far. */
  SerdeCodecs codecs() {
    return new SerdeCodecs(given.all(), branches.all());
  }
}
