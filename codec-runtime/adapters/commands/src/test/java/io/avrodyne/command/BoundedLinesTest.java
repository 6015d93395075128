package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {

  private static BoundedLines lines(String text, int maxBytes) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    return new BoundedLines(new ByteArrayInputStream(bytes), maxBytes);
  }

  @Test
  void linesEndAsInFilesOfEverySystem() throws IOException {
    BoundedLines lines = lines("a\n\nb\r\n\u00ff", 10);
    for (String line : List.of("a", "", "b", "\u00ff")) {
      assertEquals(line, lines.next());
    }
    assertEquals(4, lines.number());
    assertEquals(7, lines.position());
    assertNull(lines.next());
  }

  @Test
  void linesMayBeLongerThanTheBuffer() throws IOException {
    String line = "x".repeat(200_000);
    BoundedLines lines = lines(line + "\n" + line, 200_000);
    assertEquals(line, lines.next());
    assertEquals(200_001, lines.position());
    assertEquals(line, lines.next());
    assertNull(lines.next());
  }

  @Test
  void linesThatAreTooLongAreRefused() throws IOException {
    BoundedLines lines = lines("1234\n12345", 4);
    assertEquals("1234", lines.next());
    FailedException e = assertThrows(FailedException.class, lines::next);
    assertEquals("Line 2 has more than 4 characters.", e.getMessage());
  }

  @Test
  void inputThatNobodyWritesIsNotReady() throws IOException {
    BoundedLines lines =
        new BoundedLines(
            new InputStream() {
              private int left = 4;

              @Override
              public int read() {
                return left-- > 0 ? (left % 2 == 0 ? '\n' : 'x') : -1;
              }

              @Override
              public int read(byte[] bytes, int offset, int length) {
                int first = read();
                if (first < 0) {
                  return -1;
                }
                bytes[offset] = (byte) first;
                bytes[offset + 1] = (byte) read();
                return 2;
              }
            },
            10);
    assertEquals("x", lines.next());
    assertFalse(lines.isReady());
    assertEquals("x", lines.next());
    assertNull(lines.next());
    assertTrue(lines("a", 1).isReady());
  }
}
