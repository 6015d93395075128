package io.avrodyne.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The lines of an input, whose bytes are characters, and which may not become too long for the
 * memory.
 */
final class BoundedLines {

  private final InputStream in;
  private final int maxBytes;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;
  private long filled;
  private long number;

  BoundedLines(InputStream in, int maxBytes) {
    this.in = in;
    this.maxBytes = maxBytes;
  }

  /**
   * Returns the next line without its end, or null after the last.
   *
   * @throws FailedException if it is too long
   */
  @Nullable String next() throws IOException {
    number++;
    ByteArrayOutputStream line = new ByteArrayOutputStream(512);
    while (at < end || fill()) {
      int start = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      if (line.size() > maxBytes - (at - start)) {
        throw new FailedException("Line " + number + " has more than " + maxBytes + " characters.");
      }
      line.write(buffer, start, at - start);
      if (at < end) {
        at++;
        return text(line);
      }
    }
    return line.size() == 0 ? null : text(line);
  }

  private static String text(ByteArrayOutputStream line) {
    String text = line.toString(StandardCharsets.ISO_8859_1);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }

  private boolean fill() throws IOException {
    at = 0;
    end = Math.max(0, in.read(buffer));
    filled += end;
    return end > 0;
  }

  /** Returns the number of the last line, from 1. */
  long number() {
    return number;
  }

  /** Returns how many bytes have been read. */
  long position() {
    return filled - (end - at);
  }

  /** Returns whether more can be read without waiting for somebody who writes it. */
  boolean isReady() throws IOException {
    return at < end || in.available() > 0;
  }
}
