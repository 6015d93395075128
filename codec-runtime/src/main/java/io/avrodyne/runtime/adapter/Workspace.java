package io.avrodyne.pekko;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import java.nio.ByteBuffer;

/**
 * An output and an input, which a caller has for itself.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class Workspace {

  private static final byte[] EMPTY = {};
  private static final int FIRST_CAPACITY = 512;

  final AvroOutput out;
  final AvroInput in;

  /** The size of the array that the input keeps for buffers without an accessible array. */
  private int copied;

  Workspace(DecodeLimits limits) {
    out = new AvroOutput(FIRST_CAPACITY, Strictness.STRICT, limits.maxDepth());
    in = new AvroInput(limits, Strictness.STRICT);
  }

  /** Returns the input, reset to the remaining bytes of a buffer, whose position is not moved. */
  AvroInput input(ByteBuffer buffer) {
    if (!buffer.hasArray()) {
      copied = Math.max(copied, buffer.remaining());
    }
    return in.reset(buffer);
  }

  /** Forgets the last datum. */
  void clear() {
    out.reset();
    in.reset(EMPTY);
  }

  /** Returns the size of the larger array. */
  int size() {
    return Math.max(copied, Internals.buffer(out).length);
  }
}
