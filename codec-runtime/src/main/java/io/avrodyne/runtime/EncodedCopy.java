package io.avrodyne.runtime;

/**
 * Copies of values by encoding and decoding them.
 *
 * <p><b>Allocation.</b> An output, an input and what decoding allocates.
 *
 * <p><b>Errors.</b> Those of encoding and decoding.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class EncodedCopy {

  /** Without limits on what few bytes may demand: the data comes from objects in memory. */
  private static final DecodeLimits LIMITS =
      DecodeLimits.DEFAULT
          .withMaxZeroSizeItems(Integer.MAX_VALUE)
          .withMaxEqualHashes(Integer.MAX_VALUE);

  private EncodedCopy() {}

  /** Returns an input for the data of values that the application has in memory. */
  static AvroInput newInput() {
    return new AvroInput(LIMITS, Strictness.STRICT);
  }

  static <T> T of(AvroCodec<T> codec, T value) {
    AvroOutput out = new AvroOutput(codec.typicalBytes);
    codec.encode(value, out);
    AvroInput in = newInput().reset(out.buffer, 0, out.size());
    T copy = codec.decode(in);
    AvroDecoder.requireEnd(in, 0);
    return copy;
  }
}
