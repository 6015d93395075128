package io.avrodyne.runtime;

import io.avrodyne.api.EncodeException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Writes the strings that {@link AvroOutput}'s loop is not best at: long ones and those beyond
 * ASCII.
 *
 * <p>Belongs to one output and keeps its scratch. Characters go through in chunks, so a string of
 * any length needs no copy of itself.
 */
final class StringEncoder {

  /**
   * Up to this length a loop over the characters beats every other way. Measured with strings of 6
   * to 1,000 characters: the encoder overtakes it at about 32, {@code MemorySegment.setString} at
   * about 12.
   */
  static final int LOOP_LENGTH = SegmentStrings.AVAILABLE ? 12 : 32;

  private static final int CHUNK_CHARS = 1024;
  private static final int MAX_SEGMENT_LENGTH = 8192;

  /**
   * Beyond ASCII the segment allocates: after one such string the next ones go through the encoder,
   * which does not, until so many in a row were ASCII. Data that hold both kinds stay with it.
   */
  private static final int ASCII_BEFORE_SEGMENT = 1024;

  private final AvroOutput out;
  private final CharsetEncoder encoder;
  private final boolean strict;
  private final char[] chars = new char[CHUNK_CHARS];
  private final CharBuffer chunk = CharBuffer.wrap(chars);
  private byte[] array = {};
  private @Nullable ByteBuffer target;
  private @Nullable Object segment;
  private int asciiInARow = ASCII_BEFORE_SEGMENT;

  StringEncoder(AvroOutput out, Strictness strictness) {
    this.out = out;
    this.strict = strictness == Strictness.STRICT;
    CodingErrorAction action = strict ? CodingErrorAction.REPORT : CodingErrorAction.REPLACE;
    this.encoder =
        StandardCharsets.UTF_8.newEncoder().onMalformedInput(action).replaceWith(new byte[] {'?'});
  }

  /** Writes length and bytes at {@code p}; afterwards there is room for {@code reserve} more. */
  int put(int p, String value, int reserve) {
    int length = value.length();
    // The prefix has the size that fits an ASCII string; the rare longer one moves the bytes.
    int prefix = Primitives.sizeOfLength(length);
    int first = p + prefix;
    if (SegmentStrings.AVAILABLE && asciiInARow == ASCII_BEFORE_SEGMENT && isForSegment(length)) {
      out.ensure(p, prefix + 3 * length + 2 + reserve);
      if (SegmentStrings.putAscii(segment(), out.buffer(), first, value)) {
        return Primitives.putInt(out.buffer(), p, length) + length;
      }
      asciiInARow = 0;
    }
    out.ensure(p, (long) prefix + length + reserve);
    int bytes = encode(first, value) - first;
    if (isForSegment(length)) {
      asciiInARow = bytes == length ? Math.min(asciiInARow + 1, ASCII_BEFORE_SEGMENT) : 0;
    }
    int needed = Primitives.sizeOfLength(bytes);
    out.ensure(first + bytes, needed - prefix + reserve);
    byte[] b = out.buffer();
    if (needed != prefix) {
      System.arraycopy(b, first, b, p + needed, bytes);
    }
    return Primitives.putInt(b, p, bytes) + bytes;
  }

  /** A shorter string comes here because it is not ASCII. */
  private static boolean isForSegment(int length) {
    return length > LOOP_LENGTH && length <= MAX_SEGMENT_LENGTH;
  }

  private int encode(int first, String value) {
    int length = value.length();
    encoder.reset();
    int p = first;
    int taken = 0;
    while (taken < length) {
      int some = Math.min(CHUNK_CHARS, length - taken);
      value.getChars(taken, taken + some, chars, 0);
      chunk.limit(some).position(0);
      ByteBuffer bytes = target();
      bytes.limit(bytes.capacity()).position(p);
      CoderResult result = encoder.encode(chunk, bytes, taken + some == length);
      if (result.isError()) {
        throw new EncodeException("a lone surrogate has no UTF-8 form");
      }
      p = bytes.position();
      taken += chunk.position();
      if (result.isOverflow()) {
        out.grow(p, 3L * (length - taken));
      }
    }
    return p;
  }

  private ByteBuffer target() {
    followBuffer();
    ByteBuffer bytes = target;
    if (bytes == null) {
      bytes = ByteBuffer.wrap(array);
      target = bytes;
    }
    return bytes;
  }

  private Object segment() {
    followBuffer();
    Object view = segment;
    if (view == null) {
      view = SegmentStrings.segmentOf(array);
      segment = view;
    }
    return view;
  }

  /** Forgets the views of an array that the output has grown out of. */
  private void followBuffer() {
    if (array != out.buffer()) {
      array = out.buffer();
      target = null;
      segment = null;
    }
  }
}
