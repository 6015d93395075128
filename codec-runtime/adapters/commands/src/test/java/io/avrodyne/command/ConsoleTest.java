package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ConsoleTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Console console = new Console(stream(out), stream(err));

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private String printed(String line) {
    console.print(line);
    return out.toString(StandardCharsets.UTF_8).stripTrailing();
  }

  @Test
  void textOfARegistryCannotForgeLines() {
    assertEquals("a?b?[31mc?d?e\u00e9?", printed("a\nb\u001b[31mc\u202ed\u2028e\u00e9\ud800"));
  }

  @Test
  void longLinesAreCut() {
    assertEquals("x".repeat(2_000) + "...", printed("x".repeat(3_000)));
  }

  @Test
  void jsonKeepsItsOrderWhateverItsCharacters() {
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 5_000; i++) {
      String json = i % 1_000 == 999 ? "\"caf\u00e9 " + i + "\"" : "{\"number\": " + i + "}";
      console.printJson(json);
      expected.append(json).append('\n');
    }
    console.print("end");
    console.printJson("1");
    console.flush();
    assertEquals(expected + "end\n1\n", out.toString(StandardCharsets.UTF_8).replace("\r", ""));
  }

  @Test
  void charactersAreEscapedWhereverTheyAre() {
    for (int length = 1; length < 20; length++) {
      for (int at = 0; at < length; at++) {
        for (char c : new char[] {0x7f, 0x1b, '\u00e9', '\ud800', '?', '~', ' ', '\n'}) {
          StringBuilder text = new StringBuilder("x".repeat(length));
          text.setCharAt(at, c);
          boolean isEscaped = c == 0x7f || c == 0x1b || c == '\ud800';
          String expected =
              isEscaped
                  ? text.toString().replace("" + c, String.format("\\u%04x", (int) c))
                  : text.toString();
          out.reset();
          console.printJson(text.toString());
          console.flush();
          assertEquals(expected + "\n", out.toString(StandardCharsets.UTF_8));
        }
      }
    }
  }

  @Test
  void jsonIsInTheEncodingOfTheOutput() {
    for (Charset charset : new Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1}) {
      PendingJson pending = new PendingJson(charset);
      pending.add("\"a\"");
      pending.add("\"\u00e9\u001b\"");
      pending.add("\"b\"");
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      pending.printTo(new PrintStream(bytes, true, charset));
      assertEquals("\"a\"\n\"\u00e9\\u001b\"\n\"b\"\n", bytes.toString(charset));
    }
  }
}
