package io.avrodyne.pekko;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import java.nio.ByteBuffer;

/**
 * An output, an input, and an array for bytes that an input cannot read where they are.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class Workspace {

  private static final byte[] EMPTY = {};
  private static final int FIRST_CAPACITY = 512;

  final AvroOutput out;
  final AvroInput in;
  private byte[] copy = EMPTY;

  Workspace(DecodeLimits limits) {
    out = new AvroOutput(FIRST_CAPACITY, Strictness.STRICT, limits.maxDepth());
    in = new AvroInput(limits, Strictness.STRICT);
  }

  /** Returns the input, reset to the remaining bytes of a buffer, whose position is not moved. */
  AvroInput input(ByteBuffer buffer) {
    int length = buffer.remaining();
    if (buffer.hasArray()) {
      return in.reset(buffer.array(), buffer.arrayOffset() + buffer.position(), length);
    }
    if (copy.length < length) {
      copy = new byte[Math.max(length, FIRST_CAPACITY)];
    }
    buffer.get(buffer.position(), copy, 0, length);
    return in.reset(copy, 0, length);
  }

  /** Forgets the last datum. */
  void clear() {
    out.reset();
    in.reset(EMPTY);
  }

  /** Returns the size of the larger array. */
  int size() {
    return Math.max(copy.length, Internals.buffer(out).length);
  }
}
