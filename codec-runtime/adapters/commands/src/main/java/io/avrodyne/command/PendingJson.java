package io.avrodyne.command;

import io.avrodyne.runtime.AvroOutput;
import java.io.PrintStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines of JSON that are not printed yet. Those of printable ASCII are kept as bytes: encoders were
 * almost half of the time that printing takes.
 */
final class PendingJson {

  private static final int DELETE = 0x7f;
  private static final int FULL = 1 << 16;
  private static final int MAX_KEPT = 1 << 20;
  private static final String ASCII = "{\"Az09\":[~]}\n";

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long SPACES = ' ' * ONES;
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private ByteBuffer plain = ByteBuffer.allocate(2 * FULL);

  /** All lines, once one of them is not plain. */
  private final StringBuilder text = new StringBuilder();

  private final boolean hasPlain;

  /**
   * Creates one.
   *
   * @param charset the encoding of the output
   */
  PendingJson(Charset charset) {
    hasPlain = Arrays.equals(ASCII.getBytes(charset), ASCII.getBytes(StandardCharsets.US_ASCII));
  }

  /** Returns the encoding of the standard output. */
  static Charset ofStandardOutput() {
    String name = System.getProperty("stdout.encoding", ""); // Since Java 19.
    return !name.isEmpty() && Charset.isSupported(name)
        ? Charset.forName(name)
        : Charset.defaultCharset();
  }

  /** Adds a line, in which characters that are not printable are escaped. */
  void add(String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    if (json.equals(new String(bytes, StandardCharsets.UTF_8))) {
      AvroOutput output = new AvroOutput(0);
      output.append(bytes, 0, bytes.length);
      add(output);
    } else {
      add(json, false); // A half of a character has no bytes.
    }
  }

  /** Adds a line in UTF-8, in which characters that are not printable are escaped. */
  void add(AvroOutput json) {
    int start = plain.position();
    if (plain.remaining() <= json.size()) {
      int capacity = Math.max(2 * plain.capacity(), start + json.size() + 1);
      plain = ByteBuffer.allocate(capacity).put(plain.flip());
    }
    json.writeTo(plain);
    boolean isPlain = isPlain(plain.array(), start, plain.position());
    if (isPlain && hasPlain && text.isEmpty()) {
      plain.put((byte) '\n');
    } else {
      plain.position(start);
      add(new String(plain.array(), start, json.size(), StandardCharsets.UTF_8), isPlain);
    }
  }

  private void add(String json, boolean isPlain) {
    text.append(new String(plain.array(), 0, plain.position(), StandardCharsets.ISO_8859_1));
    plain.clear();
    if (isPlain) {
      text.append(json);
    } else {
      escape(json);
    }
    text.append('\n');
  }

  /**
   * Returns whether bytes are printable ASCII. Checks eight at a time without a branch: subtracting
   * a space sets the high bit of a smaller byte, and adding 1 sets that of a byte above ~.
   */
  private static boolean isPlain(byte[] bytes, int from, int to) {
    int last = to - Long.BYTES; // These may overlap with those before.
    if (last < from) {
      return isPlainEach(bytes, from, to);
    }
    long unlike = unlike(bytes, last);
    int i = from;
    for (; i < last - Long.BYTES; i += 2 * Long.BYTES) {
      unlike |= unlike(bytes, i) | unlike(bytes, i + Long.BYTES);
    }
    unlike |= unlike(bytes, Math.min(i, last));
    return (unlike & HIGH_BITS) == 0 || isPlainEach(bytes, from, to);
  }

  private static long unlike(byte[] bytes, int at) {
    long eight = (long) LONGS.get(bytes, at);
    return eight - SPACES | eight + ONES;
  }

  private static boolean isPlainEach(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      byte b = bytes[i];
      if (b == DELETE || (b < ' ' && b != '\n')) {
        return false;
      }
    }
    return true;
  }

  private void escape(String json) {
    for (int i = 0; i < json.length(); ) {
      int c = json.codePointAt(i);
      if (c == '\n' || (c >= ' ' && c < DELETE) || Console.isPrintable(c)) {
        text.appendCodePoint(c);
      } else {
        for (char unit : Character.toChars(c)) {
          text.append(String.format("\\u%04x", (int) unit));
        }
      }
      i += Character.charCount(c);
    }
  }

  /** Returns whether the lines should be printed before more are added. */
  boolean isFull() {
    return plain.position() + text.length() > FULL;
  }

  /** Prints and forgets all lines. */
  void printTo(PrintStream out) {
    if (plain.position() > 0) {
      out.write(plain.array(), 0, plain.position());
    }
    plain = plain.capacity() > MAX_KEPT ? ByteBuffer.allocate(2 * FULL) : plain.clear();
    if (!text.isEmpty()) {
      out.print(text);
      text.setLength(0);
    }
  }
}
