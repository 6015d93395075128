package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The one door to what applications do not see of inputs, outputs and codecs, for the other
 * packages of the runtime and for adapters. Not part of the public API: it changes with every
 * version, and generated code uses package {@code generated} instead.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> Those of the type that a method opens.
 *
 * <p><b>Threads.</b> As the input, output or codec.
 */
public final class Internals {

  private Internals() {}

  // Inputs

  /** Returns the array that an input reads; it must not be written to. */
  public static byte[] buffer(AvroInput in) {
    return in.buffer;
  }

  /** Moves an input to a position within its range. */
  public static void seek(AvroInput in, int position) {
    in.position = position;
  }

  /** Returns the index in the array after the last byte. */
  public static int limit(AvroInput in) {
    return in.limit;
  }

  /** Returns the limits of an input. */
  public static DecodeLimits limits(AvroInput in) {
    return in.limits;
  }

  /** Returns whether an input refuses what a lenient one accepts. */
  public static boolean isStrict(AvroInput in) {
    return in.strict;
  }

  /** Moves past the next {@code size} bytes and returns where they begin. */
  public static int take(AvroInput in, int size) {
    return in.take(size);
  }

  /** Reads the length of a string; the input has as many bytes. */
  public static int readStringLength(AvroInput in) {
    return Lengths.read(in, in.limits.maxStringBytes(), "a string");
  }

  /** Reads the length of a byte string; the input has as many bytes. */
  public static int readBytesLength(AvroInput in) {
    return Lengths.readOfBytes(in);
  }

  /** Reads the index of a branch or symbol, from 0 up to, but not including, {@code bound}. */
  public static int readIndex(AvroInput in, int bound) {
    int start = in.position;
    int index = in.readInt();
    if (index < 0 || index >= bound) {
      throw CodecFailures.malformed(
          "branch or symbol index " + index + " is out of bounds for length " + bound, start);
    }
    return index;
  }

  /**
   * Reads the head of an array's or map's first block and returns the count of its items; 0 ends
   * it.
   *
   * @param minItemBytes the fewest bytes that an item takes
   */
  public static int startBlocks(AvroInput in, int minItemBytes) {
    return BlockHeads.start(in, minItemBytes);
  }

  /** Returns where the block just begun ends, in the form that {@link #nextBlock} takes. */
  public static int blockEnd(AvroInput in) {
    return in.blockEnd;
  }

  /** Checks where the items of a block ended, then reads the next head; returns its count. */
  public static int nextBlock(AvroInput in, int endOfBlock, int minItemBytes) {
    if (endOfBlock != AvroInput.NO_BLOCK_END && endOfBlock != in.position) {
      BlockHeads.requireEnd(in, endOfBlock);
    }
    return BlockHeads.start(in, minItemBytes);
  }

  /** Begins a value of a recursive type; {@link #leave(AvroInput)} ends it. */
  public static void enter(AvroInput in) {
    if (--in.depthLeft < 0) {
      throw CodecFailures.limit(
          "nested deeper than " + in.limits.maxDepth() + " levels", in.position);
    }
  }

  /** Ends a value of a recursive type. Not needed after a failure. */
  public static void leave(AvroInput in) {
    in.depthLeft++;
  }

  /** Returns how many items a datum may still have. */
  public static int itemsLeft(AvroInput in) {
    return in.itemsLeft;
  }

  /** Returns how many items without bytes a datum may still have. */
  public static int zeroSizeItemsLeft(AvroInput in) {
    return in.zeroSizeItemsLeft;
  }

  /** Puts an input back to where it was, with the counts that it had there. */
  public static void rewind(AvroInput in, int position, int itemsLeft, int zeroSizeItemsLeft) {
    in.position = position;
    in.itemsLeft = itemsLeft;
    in.zeroSizeItemsLeft = zeroSizeItemsLeft;
  }

  /**
   * Makes an input, which stands after a value, read another form of that value until {@link
   * #endDetour}.
   *
   * @param valueStart where the value begins
   * @param itemsBefore how many items were left there
   * @throws IllegalStateException if the input reads other bytes already
   */
  public static void beginDetour(
      AvroInput in, byte[] bytes, int end, int valueStart, int itemsBefore) {
    Detour.of(in).point(in, bytes, end, valueStart, itemsBefore);
  }

  /**
   * Checks that an input reads the caller's bytes.
   *
   * @throws IllegalStateException if it reads others
   */
  public static void requireNoDetour(AvroInput in) {
    Detour.of(in);
  }

  /** Makes an input go on after the value in the caller's bytes. */
  public static void endDetour(AvroInput in) {
    Detour.close(in);
  }

  /** Returns what schema resolution keeps with an input, or null before it keeps anything. */
  public static @Nullable Object scratch(AvroInput in) {
    return in.scratch;
  }

  /** Keeps the scratch of schema resolution with an input. */
  public static void keepScratch(AvroInput in, Object scratch) {
    in.scratch = scratch;
  }

  /** Takes an object of exactly this class out of those that an input keeps, or returns null. */
  public static <W> @Nullable W borrow(AvroInput in, Class<W> type) {
    LentObjects kept = in.lent;
    return kept == null ? null : kept.take(type);
  }

  /** Lets an input keep an object to be borrowed. It must not be given back twice. */
  public static void giveBack(AvroInput in, Object object) {
    LentObjects kept = in.lent;
    if (kept == null) {
      kept = new LentObjects();
      in.lent = kept;
    }
    kept.add(object);
  }

  // Outputs: p is the position that the caller carries.

  /** Returns the array that is written into; whatever makes room may replace it. */
  public static byte[] buffer(AvroOutput out) {
    return out.buffer;
  }

  /** Makes room for {@code bytes} more after {@code p}. */
  public static void ensure(AvroOutput out, int p, long bytes) {
    if (out.buffer.length - p < bytes) {
      out.grow(p, bytes);
    }
  }

  /**
   * Writes a string, and makes room for it.
   *
   * @param reserve how many bytes there will be room for after the string
   */
  public static int putString(AvroOutput out, int p, @Nullable String value, int reserve) {
    return StringEncoder.put(out, p, value, reserve);
  }

  /** Returns whether an output refuses what a lenient one replaces. */
  public static boolean isStrict(AvroOutput out) {
    return out.isStrict();
  }

  /** Begins a value of a recursive type; {@link #leave(AvroOutput)} ends it. */
  public static void enter(AvroOutput out) {
    if (--out.depthLeft < 0) {
      throw CodecFailures.encoding("nested deeper than " + out.maxDepth + " levels");
    }
  }

  /** Ends a value of a recursive type. Not needed after a failure. */
  public static void leave(AvroOutput out) {
    out.depthLeft++;
  }

  /** Takes an object of exactly this class out of those that an output keeps, or returns null. */
  public static <W> @Nullable W borrow(AvroOutput out, Class<W> type) {
    LentObjects kept = out.lent;
    return kept == null ? null : kept.take(type);
  }

  /** Lets an output keep an object to be borrowed. It must not be given back twice. */
  public static void giveBack(AvroOutput out, Object object) {
    LentObjects kept = out.lent;
    if (kept == null) {
      kept = new LentObjects();
      out.lent = kept;
    }
    kept.add(object);
  }

  // Codecs and decoders

  /**
   * Encodes a datum at {@code p}, after a frame that was written after the content of an output.
   * Both become content, or nothing does.
   */
  public static <T> void encode(AvroCodec<T> codec, T value, AvroOutput out, int p) {
    codec.encodeAt(value, out, p);
  }

  /**
   * Decodes the datum after a frame of some bytes. A failure leaves the input before the frame.
   *
   * @throws DecodeException as the decoder does
   * @throws IndexOutOfBoundsException if the input ends within the frame
   */
  public static <T> T decode(AvroDecoder<T> decoder, AvroInput in, int frameBytes) {
    Objects.checkIndex(frameBytes, in.remaining() + 1);
    return decoder.decodeBehind(in, frameBytes);
  }

  /** Decodes as {@link #decode(AvroDecoder, AvroInput, int)} does, into {@code reuse}. */
  public static <T> T decode(AvroDecoder<T> decoder, AvroInput in, int frameBytes, T reuse) {
    Objects.checkIndex(frameBytes, in.remaining() + 1);
    return decoder.decodeBehind(in, frameBytes, reuse);
  }

  /** Returns the size of a typical datum of a codec. */
  public static int typicalBytes(AvroCodec<?> codec) {
    return codec.typicalBytes;
  }

  /** Returns the decoders of earlier versions that were generated with a codec. */
  public static <T> List<? extends AvroDecoder<T>> knownWriters(AvroCodec<T> codec) {
    return codec.knownWriters();
  }

  /** Returns the CRC-64-AVRO fingerprint of the schema that a decoder's data were written with. */
  public static long writerFingerprint(AvroDecoder<?> decoder) {
    return decoder.writerFingerprint();
  }
}
