package io.avrodyne.benchmarks.stores.axon;

import io.avrodyne.benchmarks.stores.StoreFigures;
import org.axonframework.messaging.MetaData;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.Serializer;

/**
 * A serializer that counts what another one writes and reads, and how long that takes. It reads the
 * clock twice per call, about 50 ns, because asking for the CPU time of a thread takes longer than
 * most calls do.
 *
 * <p><b>Threads.</b> One.
 */
public final class MeasuredSerializer extends ForwardingSerializer {

  private long nanos;
  private long payloadsWritten;
  private long payloadBytes;
  private long metadataBytes;
  private long payloadsRead;

  /** Creates one that has counted nothing yet. */
  public MeasuredSerializer(Serializer serializer) {
    super(serializer);
  }

  /** Sets the mean sizes of what was written. */
  public void measure(StoreFigures figures, double events) {
    figures.payloadBytes = payloadBytes / events;
    figures.metadataBytes = metadataBytes / events;
  }

  /** Returns the time in the serializer, in nanoseconds. */
  public long nanos() {
    return nanos;
  }

  /** Returns the number of events that were written. */
  public long payloadsWritten() {
    return payloadsWritten;
  }

  /** Returns the number of events that were read. */
  public long payloadsRead() {
    return payloadsRead;
  }

  @Override
  public <T> SerializedObject<T> serialize(Object object, Class<T> content) {
    long start = System.nanoTime();
    SerializedObject<T> serialized = super.serialize(object, content);
    nanos += System.nanoTime() - start;
    int length = serialized.getData() instanceof byte[] bytes ? bytes.length : 0;
    if (object instanceof MetaData) {
      metadataBytes += length;
    } else {
      payloadsWritten++;
      payloadBytes += length;
    }
    return serialized;
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // The type is that of the overridden method.
  public <S, T> T deserialize(SerializedObject<S> object) {
    long start = System.nanoTime();
    T value = super.deserialize(object);
    nanos += System.nanoTime() - start;
    if (!(value instanceof MetaData)) {
      payloadsRead++;
    }
    return value;
  }
}
