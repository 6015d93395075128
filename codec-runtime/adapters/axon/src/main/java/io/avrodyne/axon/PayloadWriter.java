package io.avrodyne.axon;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.adapter.Workspace;
import io.avrodyne.runtime.adapter.Workspaces;
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

  private final Workspaces<Workspace> workspaces =
      new Workspaces<>(
          () -> new Workspace(DecodeLimits.DEFAULT, Strictness.STRICT), SPARES, MAX_KEPT_BYTES);

  byte[] write(Object value, PayloadType<?> type) {
    Workspace workspace = workspaces.take();
    try {
      AvroOutput out = workspace.output();
      type.encode(value, out);
      return out.toByteArray();
    } catch (AvroCodecException e) {
      throw PayloadFailures.writing(type.serializedType(), e);
    } finally {
      workspaces.giveBack(workspace);
    }
  }
}
