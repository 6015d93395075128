package io.avrodyne.command;

import java.io.PrintStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
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
  private static final long DELETES = DELETE * ONES;
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private byte[] plain = new byte[2 * FULL];
  private int size;

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
      add(bytes);
    } else {
      add(json, false); // A half of a character has no bytes.
    }
  }

  /** Adds a line in UTF-8, in which characters that are not printable are escaped. */
  void add(byte[] json) {
    boolean isPlain = isPlain(json);
    if (isPlain && hasPlain && text.isEmpty()) {
      put(json);
    } else {
      add(new String(json, StandardCharsets.UTF_8), isPlain);
    }
  }

  private void add(String json, boolean isPlain) {
    text.append(new String(plain, 0, size, StandardCharsets.ISO_8859_1));
    size = 0;
    if (isPlain) {
      text.append(json);
    } else {
      escape(json);
    }
    text.append('\n');
  }

  private void put(byte[] bytes) {
    if (plain.length - size <= bytes.length) {
      plain = Arrays.copyOf(plain, Math.max(2 * plain.length, size + bytes.length + 1));
    }
    System.arraycopy(bytes, 0, plain, size, bytes.length);
    size += bytes.length;
    plain[size++] = '\n';
  }

  /** Returns whether bytes are printable ASCII. Checks eight at a time, all without a branch. */
  private static boolean isPlain(byte[] bytes) {
    int last = bytes.length & -Long.BYTES;
    long unlike = 0;
    for (int i = 0; i < last; i += Long.BYTES) {
      long eight = (long) LONGS.get(bytes, i);
      unlike |= eight | eight - SPACES | (eight ^ DELETES) - ONES;
    }
    return isPlain(bytes, (unlike & HIGH_BITS) == 0 ? last : 0, bytes.length);
  }

  private static boolean isPlain(byte[] bytes, int from, int to) {
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
    return size + text.length() > FULL;
  }

  /** Prints and forgets all lines. */
  void printTo(PrintStream out) {
    if (size > 0) {
      out.write(plain, 0, size);
      size = 0;
      if (plain.length > MAX_KEPT) {
        plain = new byte[2 * FULL];
      }
    }
    if (!text.isEmpty()) {
      out.print(text);
      text.setLength(0);
    }
  }
}
