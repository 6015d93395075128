package io.avrodyne.benchmarks.stores.axon;

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

  /** Starts again from nothing. */
  public void reset() {
    nanos = 0;
    payloadsWritten = 0;
    payloadBytes = 0;
    metadataBytes = 0;
    payloadsRead = 0;
  }

  /**
   * What was written and read.
   *
   * @param nanos the time in the serializer, in nanoseconds
   */
  public record Counts(
      long nanos, long payloadsWritten, long payloadBytes, long metadataBytes, long payloadsRead) {}

  /** Returns what was counted since the start. */
  public Counts counts() {
    return new Counts(nanos, payloadsWritten, payloadBytes, metadataBytes, payloadsRead);
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
