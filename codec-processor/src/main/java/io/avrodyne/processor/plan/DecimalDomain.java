package io.avrodyne.processor.plan;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The bytes that are decimals. */
public sealed interface DecimalDomain extends Domain {

  /** Returns the value of bytes; empty if they are not a decimal. */
  Optional<Object> read(byte[] bytes);

  @Override
  default Optional<Object> read(Object json) {
    return read(((String) json).getBytes(StandardCharsets.ISO_8859_1));
  }

  /**
   * The unscaled values of decimals. Decoding does not check the precision, but a default beyond it
   * could not be written again.
   */
  record Unscaled(int precision) implements DecimalDomain {

    @Override
    public Optional<Object> read(byte[] bytes) {
      if (bytes.length == 0) {
        return Optional.empty();
      }
      BigInteger unscaled = new BigInteger(bytes);
      return new BigDecimal(unscaled).precision() <= precision
          ? Optional.of(unscaled)
          : Optional.empty();
    }

    @Override
    public String kind() {
      return "a decimal of at most " + precision + " digits";
    }

    @Override
    public String remedy() {
      return "Write the bytes of the unscaled value in two's complement, the highest first, such as"
          + " \\u0007 for 7";
    }
  }

  /** The unscaled values and scales of decimals that carry their own scale. */
  record Scaled() implements DecimalDomain {

    private static final int MAX_SCALE = 10_000;
    private static final int BITS = 7;

    @Override
    public Optional<Object> read(byte[] bytes) {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      Optional<Long> size = varint(in, Long.SIZE);
      if (size.isEmpty() || size.get() <= 0 || size.get() >= in.remaining()) {
        return Optional.empty();
      }
      byte[] unscaled = new byte[size.get().intValue()];
      in.get(unscaled);
      return varint(in, Integer.SIZE)
          .filter(scale -> !in.hasRemaining() && Math.abs(scale) <= MAX_SCALE)
          .map(scale -> new BigDecimal(new BigInteger(unscaled), scale.intValue()));
    }

    /** Reads a zigzag number of at most that many bits, in as few bytes as possible. */
    private static Optional<Long> varint(ByteBuffer in, int size) {
      long bits = 0;
      for (int shift = 0; shift < size && in.hasRemaining(); shift += BITS) {
        int next = in.get();
        bits |= (long) (next & 0x7F) << shift;
        if (next >= 0) {
          boolean shortest = next > 0 || shift == 0;
          boolean fits = shortest && (shift + BITS <= size || next >>> (size - shift) == 0);
          return fits ? Optional.of(bits >>> 1 ^ -(bits & 1)) : Optional.empty();
        }
      }
      return Optional.empty();
    }

    @Override
    public String kind() {
      return "a big-decimal with a scale from " + -MAX_SCALE + " to " + MAX_SCALE;
    }

    @Override
    public String remedy() {
      return "Write the bytes of Avro's bytes, the unscaled value, followed by those of an int, the"
          + " scale";
    }
  }
}
