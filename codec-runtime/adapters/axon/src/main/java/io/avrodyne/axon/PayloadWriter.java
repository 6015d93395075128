package io.avrodyne.axon;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.adapter.Spares;
import org.axonframework.serialization.SerializationException;

/**
 * A writer of payloads as single-object messages.
 *
 * <p><b>Allocation.</b> The array that is returned.
 *
 * <p><b>Errors.</b> {@link SerializationException}, which names the type, the revision and the path
 * of the field.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class PayloadWriter {

  /** Outputs that have grown beyond this size are not kept. */
  private static final int MAX_KEPT_BYTES = 1 << 18;

  /** How many outputs are kept at most. */
  private static final int SPARES = 16;

  private final Spares<AvroOutput> outputs = new Spares<>(AvroOutput::new, SPARES);

  byte[] write(Object value, PayloadType<?> type) {
    AvroOutput out = outputs.take();
    try {
      type.encode(value, out);
      return out.toByteArray();
    } catch (AvroCodecException e) {
      throw PayloadFailures.writing(type.serializedType(), e);
    } finally {
      out.reset();
      if (Internals.buffer(out).length <= MAX_KEPT_BYTES) {
        outputs.giveBack(out);
      }
    }
  }
}
