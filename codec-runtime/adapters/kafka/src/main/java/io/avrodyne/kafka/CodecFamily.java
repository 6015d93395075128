package io.avrodyne.kafka;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.adapter.CodecListing;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The types of the keys or values of a serializer, each with its codec. A sealed type has a codec
 * for the union of its branches, and its branches have codecs of their own.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class CodecFamily {

  /** The codecs of the types that were given; a sealed type counts as one. */
  private final Map<Class<?>, AvroCodec<?>> given = new LinkedHashMap<>();

  /** The codecs of types that are not unions. */
  private final Map<Class<?>, AvroCodec<?>> branches = new LinkedHashMap<>();

  /** Adds a type with a codec, a sealed type, or an interface that lists codecs. */
  void add(Class<?> type) {
    if (CodecListing.isListing(type)) {
      CodecListing.of(type).forEach(this::add);
    } else if (isFamily(type)) {
      AvroCodec<?> union = unionOf(type);
      if (union != null) {
        put(given, type, union);
      }
      addBranches(type, union == null);
    } else {
      addSingle(type, Codecs.of(type), true);
    }
  }

  /** Adds a codec; that of a sealed type adds those of its branches. */
  void add(AvroCodec<?> codec) {
    add(CodecListing.classOf(codec), codec);
  }

  private void add(Class<?> type, AvroCodec<?> codec) {
    if (codec.schema().isUnion() && isFamily(type)) {
      put(given, type, codec);
      addBranches(type, false);
    } else {
      addSingle(type, codec, true);
    }
  }

  private void addBranches(Class<?> type, boolean areGiven) {
    for (Class<?> branch : type.getPermittedSubclasses()) {
      if (isFamily(branch)) {
        addBranches(branch, areGiven);
      } else if (!branches.containsKey(branch)) {
        addSingle(branch, Codecs.of(branch), areGiven);
      }
    }
  }

  private void addSingle(Class<?> type, AvroCodec<?> codec, boolean isGiven) {
    put(branches, type, codec);
    if (isGiven) {
      put(given, type, codec);
    }
  }

  private static void put(Map<Class<?>, AvroCodec<?>> codecs, Class<?> type, AvroCodec<?> codec) {
    AvroCodec<?> other = codecs.putIfAbsent(type, codec);
    if (other != null && other != codec) {
      throw new IllegalArgumentException(
          String.format(
              "%s has two codecs, for %s and for %s, and the class of a value does not tell which"
                  + " to use. Pass only one of them.",
              type.getName(), other.schema().getFullName(), codec.schema().getFullName()));
    }
  }

  private static boolean isFamily(Class<?> type) {
    return type.isSealed() && !type.isEnum() && Modifier.isAbstract(type.getModifiers());
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
    return new SerdeCodecs(given, branches);
  }
}
