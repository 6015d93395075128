package io.avrodyne.kafka;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.message.MessageBranches;
import io.avrodyne.runtime.message.SingleObjectEncoder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * The codecs of a serializer or deserializer, by class: those of the types that it was given, and
 * those of the branches of sealed types.
 *
 * <p><b>Threads.</b> Immutable.
 */
final class SerdeCodecs {

  private final Map<Class<?>, AvroCodec<?>> given;
  private final Map<Class<?>, AvroCodec<?>> branches;

  /**
   * Creates the codecs from copies of maps, in their order.
   *
   * @param given the codecs of the types that were given; a sealed type counts as one
   * @param branches the codecs of types that are not unions
   */
  SerdeCodecs(Map<Class<?>, AvroCodec<?>> given, Map<Class<?>, AvroCodec<?>> branches) {
    this.given = Collections.unmodifiableMap(new LinkedHashMap<>(given));
    this.branches = Collections.unmodifiableMap(new LinkedHashMap<>(branches));
  }

  boolean isEmpty() {
    return given.isEmpty() && branches.isEmpty();
  }

  /** Returns whether a frame without an identifier would not tell how to decode its datum. */
  boolean isAmbiguous() {
    return given.size() > 1 || given.isEmpty();
  }

  /**
   * Returns the choice of the codec that writes a value.
   *
   * @param byBranch whether branches of a sealed type are written with their own schemas
   */
  <T> SingleObjectEncoder<T> encoder(boolean byBranch) {
    MessageBranches<T> codecs = new MessageBranches<>();
    (byBranch ? branches : given).forEach((type, codec) -> add(codecs, type, codec));
    return SingleObjectEncoder.of(codecs);
  }

  @SuppressWarnings("unchecked") // A codec is only ever put for its own class.
  private static <T, B extends T> void add(
      MessageBranches<T> branches, Class<?> type, AvroCodec<?> codec) {
    branches.add((Class<B>) type, (AvroCodec<B>) codec);
  }

  /** Returns the codecs that write values. */
  List<AvroCodec<?>> written(boolean byBranch) {
    return List.copyOf((byBranch ? branches : given).values());
  }

  /** Returns whether arrays of bytes are data: whether a codec for them writes bytes or fixed. */
  boolean encodesBytes(boolean byBranch) {
    return (byBranch ? branches : given)
        .entrySet().stream()
            .filter(entry -> entry.getKey().isAssignableFrom(byte[].class))
            .anyMatch(entry -> hasBytes(entry.getValue().schema()));
  }

  private static boolean hasBytes(Schema schema) {
    return switch (schema.getType()) {
      case BYTES, FIXED -> true;
      case UNION -> schema.getTypes().stream().anyMatch(SerdeCodecs::hasBytes);
      default -> false;
    };
  }

  /** Returns the codecs of the types that were given; a sealed type has one. */
  @SuppressWarnings("unchecked") // The caller says which supertype the codecs have.
  <T> List<AvroCodec<? extends T>> given() {
    List<AvroCodec<? extends T>> codecs = new ArrayList<>();
    given.values().forEach(codec -> codecs.add((AvroCodec<? extends T>) codec));
    return codecs;
  }

  /** Returns all codecs; those of sealed types come first. */
  @SuppressWarnings("unchecked") // The caller says which supertype the codecs have.
  <T> List<AvroCodec<? extends T>> readers() {
    Set<AvroCodec<? extends T>> all = new LinkedHashSet<>();
    given.values().forEach(codec -> all.add((AvroCodec<? extends T>) codec));
    branches.values().forEach(codec -> all.add((AvroCodec<? extends T>) codec));
    return List.copyOf(all);
  }
}
