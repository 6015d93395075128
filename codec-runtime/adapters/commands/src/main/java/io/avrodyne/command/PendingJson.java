package io.avrodyne.command;

import io.avrodyne.runtime.AvroOutput;
import java.io.PrintStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Lines of JSON that are not printed yet, in UTF-8. They are printed as they are if that is the
 * encoding of the output, since encoders took almost half of the time of printing.
 */
final class PendingJson {

  private static final int DELETE = 0x7f;
  private static final byte THREE_BYTES = (byte) 0xE0;
  private static final byte FOUR_BYTES = (byte) 0xF0;
  private static final int FULL = 1 << 16;
  private static final int MAX_KEPT = 1 << 20;
  private static final String ASCII = "{\"Az09\\\":[~]}\n";

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long SPACES = ' ' * ONES;
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final boolean isUtf8;
  private final boolean hasAscii;
  private final @Nullable CharsetEncoder encoder;
  private ByteBuffer lines = ByteBuffer.allocate(2 * FULL);

  /**
   * Creates one.
   *
   * @param charset the encoding of the output; null if all that is known is that it contains ASCII
   */
  PendingJson(@Nullable Charset charset) {
    isUtf8 = StandardCharsets.UTF_8.equals(charset);
    hasAscii = charset == null || hasAscii(charset);
    encoder = charset == null ? null : charset.newEncoder();
  }

  private static boolean hasAscii(Charset charset) {
    return Arrays.equals(ASCII.getBytes(charset), ASCII.getBytes(StandardCharsets.US_ASCII));
  }

  /**
   * Returns the encoding of a stream. Before Java 18, only that of the standard output is known;
   * any other stream is taken for one that contains ASCII, or has the standard encoding if that is
   * not UTF-8.
   *
   * @return null for a stream that is taken for one that contains ASCII
   */
  static @Nullable Charset charsetOf(PrintStream out) {
    try {
      return (Charset) PrintStream.class.getMethod("charset").invoke(out); // Since Java 18.
    } catch (ReflectiveOperationException e) {
      Charset standard = ofStandardOutput();
      boolean isKnown = out == System.out || !standard.equals(StandardCharsets.UTF_8);
      return isKnown ? standard : null;
    }
  }

  /** Returns the encoding of the standard output before Java 18. */
  private static Charset ofStandardOutput() {
    String name = System.getProperty("sun.stdout.encoding", ""); // Of a terminal.
    return !name.isEmpty() && Charset.isSupported(name)
        ? Charset.forName(name)
        : Charset.defaultCharset();
  }

  /** Adds a line in well-formed UTF-8, in which characters that are not printable are escaped. */
  void add(AvroOutput json) {
    ensure(json.size());
    int start = lines.position();
    json.writeTo(lines);
    if (!isPrintable(lines.array(), start, lines.position())) {
      String text = new String(lines.array(), start, json.size(), StandardCharsets.UTF_8);
      byte[] escaped = escaped(text, PendingJson::isPrintable).getBytes(StandardCharsets.UTF_8);
      lines.position(start);
      ensure(escaped.length);
      lines.put(escaped);
    }
    lines.put((byte) '\n');
  }

  /** Ensures room for a line and its end. */
  private void ensure(int bytes) {
    if (lines.remaining() <= bytes) {
      int capacity = Math.max(2 * lines.capacity(), lines.position() + bytes + 1);
      lines = ByteBuffer.allocate(capacity).put(lines.flip());
    }
  }

  /**
   * Returns whether all characters are printable. If they are ASCII, this checks eight at a time
   * without a branch.
   */
  private static boolean isPrintable(byte[] bytes, int from, int to) {
    int last = to - Long.BYTES; // These may overlap with those before.
    if (last < from) {
      return isEachPrintable(bytes, from, to);
    }
    long unlike = unlike(bytes, last);
    int i = from;
    for (; i < last - Long.BYTES; i += 2 * Long.BYTES) {
      unlike |= unlike(bytes, i) | unlike(bytes, i + Long.BYTES);
    }
    unlike |= unlike(bytes, Math.min(i, last));
    return (unlike & HIGH_BITS) == 0 || isEachPrintable(bytes, from, to);
  }

  /**
   * Returns a number whose lowest high bit is that of the first byte that is not printable ASCII:
   * subtracting a space sets the high bit of a smaller byte, and adding 1 sets that of a byte above
   * ~.
   */
  private static long unlike(byte[] bytes, int at) {
    long eight = (long) LONGS.get(bytes, at);
    return eight - SPACES | eight + ONES;
  }

  private static boolean isEachPrintable(byte[] bytes, int from, int to) {
    for (int i = skip(bytes, from, to); i < to; i = skip(bytes, i, to)) {
      int first = bytes[i++];
      int more = first >= 0 ? 0 : first < THREE_BYTES ? 1 : first < FOUR_BYTES ? 2 : 3;
      int c = more == 0 ? first : first & (0x3F >> more);
      for (; more > 0; more--) {
        c = c << 6 | (bytes[i++] & 0x3F);
      }
      if (!isPrintable(c)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the position of the next byte that may not be printable ASCII, at most eight bytes on.
   */
  private static int skip(byte[] bytes, int from, int to) {
    if (from > bytes.length - Long.BYTES) {
      return from;
    }
    long unlike = unlike(bytes, from) & HIGH_BITS;
    return Math.min(to, from + Long.numberOfTrailingZeros(unlike) / Byte.SIZE);
  }

  /** Returns the text with escapes in the place of characters that are not kept. */
  private static String escaped(String json, IntPredicate isKept) {
    StringBuilder text = new StringBuilder(json.length() + 8);
    for (int i = 0; i < json.length(); ) {
      int c = json.codePointAt(i);
      if (isKept.test(c)) {
        text.appendCodePoint(c);
      } else {
        for (char unit : Character.toChars(c)) {
          text.append("\\u").append(HexFormat.of().toHexDigits(unit));
        }
      }
      i += Character.charCount(c);
    }
    return text.toString();
  }

  private static boolean isPrintable(int c) {
    return c == '\n' || (c >= ' ' && c < DELETE) || Console.isPrintable(c);
  }

  /** Returns whether the lines should be printed before more are added. */
  boolean isFull() {
    return lines.position() > FULL;
  }

  /** Prints and forgets all lines. */
  void printTo(PrintStream out) {
    int size = lines.position();
    if (isUtf8) {
      out.write(lines.array(), 0, size);
    } else {
      String text = new String(lines.array(), 0, size, StandardCharsets.UTF_8);
      if (hasAscii && text.length() == size) { // Other characters have several bytes.
        out.write(lines.array(), 0, size);
      } else {
        out.print(encodable(text));
      }
    }
    lines = lines.capacity() > MAX_KEPT ? ByteBuffer.allocate(2 * FULL) : lines.clear();
  }

  /**
   * Returns the text with escapes in the place of characters that the output cannot contain.
   * Characters beyond ASCII occur within strings only, where JSON has escapes.
   */
  private String encodable(String json) {
    CharsetEncoder known = encoder;
    return known == null || known.canEncode(json)
        ? json
        : escaped(json, c -> c <= DELETE || known.canEncode(Character.toString(c)));
  }
}
