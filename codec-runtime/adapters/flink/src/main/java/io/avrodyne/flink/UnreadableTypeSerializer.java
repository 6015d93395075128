package io.avrodyne.flink;

import java.io.IOException;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * A serializer of state that cannot be read: its class does not exist, or cannot read the schema.
 * It keeps the bytes of such state as they are, for as long as a job restores it without using it.
 * Flink refuses the use of the state with a message that contains this serializer as a text.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class UnreadableTypeSerializer<T> extends TypeSerializer<T> {

  private static final long serialVersionUID = 1L;

  private final String problem;

  @SuppressWarnings("serial") // Flink stores snapshots by their own methods.
  private final transient AvrodyneTypeSerializerSnapshot<T> snapshot;

  UnreadableTypeSerializer(AvrodyneTypeSerializerSnapshot<T> snapshot, String problem) {
    this.snapshot = snapshot;
    this.problem = problem;
  }

  /** The bytes of a datum with its header. */
  private static final class Kept {

    private final byte[] bytes;

    Kept(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  @Override
  public boolean isImmutableType() {
    return true;
  }

  @Override
  public TypeSerializer<T> duplicate() {
    return this;
  }

  @Override
  @SuppressWarnings("NullAway") // Flink's own serializers return null here, too.
  public T createInstance() {
    return null;
  }

  @Override
  public T copy(T from) {
    return from;
  }

  @Override
  public T copy(T from, @Nullable T reuse) {
    return from;
  }

  @Override
  public int getLength() {
    return -1;
  }

  @Override
  public void serialize(T value, DataOutputView target) throws IOException {
    target.write(((Kept) value).bytes);
  }

  @Override
  @SuppressWarnings("unchecked") // Nobody but this serializer sees the value.
  public T deserialize(DataInputView source) throws IOException {
    DataOutputSerializer kept = new DataOutputSerializer(64);
    copy(source, kept);
    return (T) new Kept(kept.getCopyOfBuffer());
  }

  @Override
  public T deserialize(@Nullable T reuse, DataInputView source) throws IOException {
    return deserialize(source);
  }

  @Override
  public void copy(DataInputView source, DataOutputView target) throws IOException {
    DatumHeader.copyDatum(source, target);
  }

  @Override
  public TypeSerializerSnapshot<T> snapshotConfiguration() {
    return snapshot;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof UnreadableTypeSerializer<?> that && snapshot == that.snapshot;
  }

  @Override
  public int hashCode() {
    return problem.hashCode();
  }

  @Override
  public String toString() {
    SnapshotContent content = snapshot.content();
    String state = content.state().isEmpty() ? "" : " in state " + content.state();
    return "of " + content.typeName() + state + ", whose data cannot be read: " + problem;
  }
}
