package io.avrodyne.command;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
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
  private static final String ASCII = "{\"Az09\":[~]}\n";

  private final ByteArrayOutputStream plain = new ByteArrayOutputStream(2 * FULL);

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
    boolean isPlain = isPlain(json);
    if (isPlain && hasPlain && text.isEmpty()) {
      plain.writeBytes(json.getBytes(StandardCharsets.ISO_8859_1));
      plain.write('\n');
      return;
    }
    text.append(plain.toString(StandardCharsets.ISO_8859_1));
    plain.reset();
    if (isPlain) {
      text.append(json);
    } else {
      escape(json);
    }
    text.append('\n');
  }

  private static boolean isPlain(String json) {
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c >= DELETE || (c < ' ' && c != '\n')) {
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
    return plain.size() + text.length() > FULL;
  }

  /** Prints and forgets all lines. */
  void printTo(PrintStream out) {
    if (plain.size() > 0) {
      out.writeBytes(plain.toByteArray());
      plain.reset();
    }
    if (!text.isEmpty()) {
      out.print(text);
      text.setLength(0);
    }
  }
}
