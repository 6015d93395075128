package io.avrodyne.flink;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.jspecify.annotations.Nullable;

/**
 * What the duplicates of a serializer share: the codec, the schemas that data may have been written
 * with, and names.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class SerializerPlan<T> implements Serializable {

  private static final long serialVersionUID = 1L;

  private final CodecReference<T> reference;

  /** The name of the state, or an empty text. */
  private final String state;

  private final boolean immutable;

  /** The schemas of the data as texts; empty if it is only that of the codec. */
  private final ArrayList<String> writers;

  private final @Nullable TypeSerializer<T> replaced;

  @SuppressWarnings("serial") // It is found again.
  private transient volatile @Nullable Decoders<T> decoders;

  private SerializerPlan(
      CodecReference<T> reference,
      String state,
      List<String> writers,
      @Nullable TypeSerializer<T> replaced) {
    this.reference = reference;
    this.state = state;
    this.immutable = Immutability.isDeep(reference.codec());
    this.writers = new ArrayList<>(writers);
    this.replaced = replaced;
  }

  /**
   * Returns the plan of new data.
   *
   * @param state the name of the state, or an empty text
   * @param replaced the serializer of former data, or null
   */
  static <T> SerializerPlan<T> of(
      CodecReference<T> reference, String state, @Nullable TypeSerializer<T> replaced) {
    return new SerializerPlan<>(reference, state, List.of(), replaced);
  }

  /** Returns the plan of restored data, to which data of the codec's own schema may be added. */
  static <T> SerializerPlan<T> restored(CodecReference<T> reference, SnapshotContent stored) {
    List<String> writers = new ArrayList<>(stored.schemas());
    int own = indexOfOwn(reference.codec(), stored.parsed());
    if (own == 0 && writers.size() == 1) {
      return of(reference, stored.state(), null);
    }
    if (own < 0) {
      writers.add(reference.codec().schema().toString());
    }
    return new SerializerPlan<>(reference, stored.state(), writers, null);
  }

  private static int indexOfOwn(AvroCodec<?> codec, List<Schema> writers) {
    for (int i = 0; i < writers.size(); i++) {
      if (new WriterVerdict(codec, writers.get(i)).isSame()) {
        return i;
      }
    }
    return -1;
  }

  /** The decoders by the index of the schema, and the index of the codec's own. */
  private record Decoders<T>(AvroCodec<T> codec, List<AvroDecoder<T>> bySchema, int own) {

    static <T> Decoders<T> of(AvroCodec<T> codec, List<String> writers) {
      if (writers.isEmpty()) {
        return new Decoders<>(codec, List.of(codec), 0);
      }
      List<Schema> schemas = SnapshotContent.parsed(writers);
      List<AvroDecoder<T>> decoders = new ArrayList<>();
      for (Schema schema : schemas) {
        decoders.add(codec.decoderFor(schema));
      }
      return new Decoders<>(codec, List.copyOf(decoders), indexOfOwn(codec, schemas));
    }
  }

  private Decoders<T> decoders() {
    Decoders<T> known = decoders;
    if (known == null) {
      known = Decoders.of(reference.codec(), writers);
      decoders = known;
    }
    return known;
  }

  AvroCodec<T> codec() {
    return decoders().codec();
  }

  /** Returns the index of the schema of the codec. */
  int ownSchema() {
    return decoders().own();
  }

  /**
   * Returns the decoder for data of a schema.
   *
   * @throws CorruptDatumException if there is no schema with this index
   */
  AvroDecoder<T> decoder(long schema) throws CorruptDatumException {
    List<AvroDecoder<T>> known = decoders().bySchema();
    if (schema >= known.size()) {
      throw new CorruptDatumException("it names schema " + schema + " of " + known.size(), null);
    }
    return known.get((int) schema);
  }

  boolean isImmutable() {
    return immutable;
  }

  AvrodyneTypeSerializerSnapshot<T> snapshot() {
    List<String> schemas = writers.isEmpty() ? List.of(codec().schema().toString()) : writers;
    String listed = reference.listed();
    SnapshotContent content =
        new SnapshotContent(
            reference.owner().getName(), listed == null ? "" : listed, state, schemas);
    return new AvrodyneTypeSerializerSnapshot<>(content, reference, replaced);
  }

  /** Returns the type and, if it is known, the state. */
  String subject() {
    return state.isEmpty() ? reference.typeName() : reference.typeName() + " in state " + state;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SerializerPlan<?> that
        && reference.equals(that.reference)
        && writers.equals(that.writers);
  }

  @Override
  public int hashCode() {
    return reference.hashCode();
  }
}
