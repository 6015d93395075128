package io.avrodyne.flink;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import java.io.IOException;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * A serializer of Flink for values of a type with a codec, on the network, in state and in
 * savepoints. {@link AvrodyneTypeInformation} creates one.
 *
 * <p><b>Shape.</b> The length of the datum and the datum. The length is written in groups of seven
 * bits, as {@code 2 * length + 1}; null is a single byte 0. A datum of state that was restored but
 * not migrated may have the index of its schema after its length.
 *
 * <p><b>Allocation.</b> Serializing allocates nothing; deserializing what it returns. A value that
 * is immutable all the way down is its own copy; another one is copied by its codec if generated
 * code does that, and otherwise by encoding and decoding it.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that cannot be encoded. {@link IOException}
 * for bytes that are not a datum, with the type, the state if its name is known, the path of the
 * field and the position within the datum; the view is positioned after the datum, so the next one
 * can be read.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time. {@link #duplicate} may be called by any
 * thread at any time.
 *
 * @param <T> the Java type
 */
public final class AvrodyneTypeSerializer<T> extends TypeSerializer<T> {

  private static final long serialVersionUID = 1L;

  private final SerializerPlan<T> plan;

  @SuppressWarnings("serial") // It is created again.
  private transient @Nullable DatumBuffer buffer;

  AvrodyneTypeSerializer(SerializerPlan<T> plan) {
    this.plan = plan;
  }

  /** Returns a serializer that also reads what earlier versions wrote. */
  static <T> AvrodyneTypeSerializer<T> restored(
      CodecReference<T> reference, SnapshotContent stored) {
    return new AvrodyneTypeSerializer<>(SerializerPlan.restored(reference, stored));
  }

  private DatumBuffer buffer() {
    DatumBuffer known = buffer;
    if (known == null) {
      known = new DatumBuffer();
      buffer = known;
    }
    return known;
  }

  /** Returns whether values are immutable, with everything that they consist of. */
  @Override
  public boolean isImmutableType() {
    return plan.isImmutable();
  }

  @Override
  public AvrodyneTypeSerializer<T> duplicate() {
    return new AvrodyneTypeSerializer<>(plan);
  }

  /** Returns null, because a codec does not create objects without data. */
  @Override
  @SuppressWarnings("NullAway") // Flink's own serializers return null for such types, too.
  public T createInstance() {
    return null;
  }

  @Override
  public T copy(T from) {
    return copy(from, null);
  }

  /**
   * Returns a copy that is decoded into {@code reuse} as far as the type allows; generated code
   * that copies always makes new objects.
   */
  @Override
  public T copy(T from, @Nullable T reuse) {
    if (from == null || plan.isImmutable()) {
      return from;
    }
    AvroCodec<T> codec = plan.codec();
    return codec.copiesObjects()
        ? codec.copy(from)
        : buffer().copy(codec, from, reuse == from ? null : reuse);
  }

  /** Returns -1, because data have no fixed length. */
  @Override
  public int getLength() {
    return -1;
  }

  @Override
  public void serialize(@Nullable T value, DataOutputView target) throws IOException {
    if (value == null) {
      DatumHeader.writeNumber(DatumHeader.NULL, target);
    } else {
      AvroCodec<T> codec = plan.codec();
      buffer().write(codec, value, plan.ownSchema(), target);
    }
  }

  @Override
  public T deserialize(DataInputView source) throws IOException {
    return read(null, source);
  }

  /** Returns a value that is read into {@code reuse} as far as its type allows. */
  @Override
  public T deserialize(@Nullable T reuse, DataInputView source) throws IOException {
    return read(plan.isImmutable() ? null : reuse, source);
  }

  @SuppressWarnings("NullAway") // Null is a value if it was written.
  private T read(@Nullable T reuse, DataInputView source) throws IOException {
    try {
      long first = DatumHeader.readNumber(source);
      if (first == DatumHeader.NULL) {
        return null;
      }
      int length = DatumHeader.length(first);
      long schema = DatumHeader.hasSchema(first) ? DatumHeader.readNumber(source) : 0;
      return buffer().read(plan.decoder(schema), length, reuse, source);
    } catch (CorruptDatumException e) {
      throw e.of(plan.subject());
    }
  }

  /** Copies the bytes of a datum, which are not decoded. */
  @Override
  public void copy(DataInputView source, DataOutputView target) throws IOException {
    try {
      DatumHeader.copyDatum(source, target);
    } catch (CorruptDatumException e) {
      throw e.of(plan.subject());
    }
  }

  @Override
  public TypeSerializerSnapshot<T> snapshotConfiguration() {
    return plan.snapshot();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AvrodyneTypeSerializer<?> that && plan.equals(that.plan);
  }

  @Override
  public int hashCode() {
    return plan.hashCode();
  }

  @Override
  public String toString() {
    return "of " + plan.subject();
  }
}
