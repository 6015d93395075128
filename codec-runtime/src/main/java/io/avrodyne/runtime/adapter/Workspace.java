package io.avrodyne.runtime.adapter;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import java.nio.ByteBuffer;

/**
 * An output and an input, which one call has for itself. Adapters may add what else a call needs.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public class Workspace {

  private static final byte[] EMPTY = {};
  private static final int FIRST_CAPACITY = 512;

  private final AvroOutput out;
  private final AvroInput in;

  /** Creates a workspace with small arrays. */
  public Workspace(DecodeLimits limits, Strictness strictness) {
    out = new AvroOutput(FIRST_CAPACITY, strictness, limits.maxDepth());
    in = new AvroInput(limits, strictness);
  }

  /** Returns the output. */
  public final AvroOutput output() {
    return out;
  }

  /** Returns the input, reset to an array. */
  public final AvroInput input(byte[] bytes) {
    return in.reset(bytes);
  }

  /** Returns the input, reset to the remaining bytes of a buffer, whose position is not moved. */
  public final AvroInput input(ByteBuffer buffer) {
    return in.reset(buffer);
  }

  /** Decodes an entire array, which must contain a single datum. */
  public final <T> T decode(AvroDecoder<T> decoder, byte[] bytes) {
    return decode(decoder, input(bytes));
  }

  /**
   * Decodes the remaining bytes of a buffer, which must be a single datum. The position of the
   * buffer is not moved. Errors count positions from the first of these bytes.
   */
  public final <T> T decode(AvroDecoder<T> decoder, ByteBuffer buffer) {
    return decode(decoder, input(buffer));
  }

  private static <T> T decode(AvroDecoder<T> decoder, AvroInput in) {
    int start = in.position();
    try {
      T value = decoder.decode(in);
      CodecInternals.requireEnd(in, start);
      return value;
    } catch (DecodeException e) {
      throw start == 0 ? e : CodecFailures.relocated(e, e.position() - start);
    }
  }

  /** Forgets the last datum, with all that belongs to the caller. */
  public void clear() {
    out.reset();
    in.reset(EMPTY);
  }

  /** Returns the size of the largest array. */
  final int size() {
    return Math.max(keptBytes(in), Internals.buffer(out).length);
  }

  /** Returns the size in bytes of the largest array that an input keeps for any datum. */
  public static int keptBytes(AvroInput in) {
    return Internals.keptBytes(in);
  }
}
