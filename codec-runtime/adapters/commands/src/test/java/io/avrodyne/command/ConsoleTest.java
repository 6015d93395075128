package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.runtime.AvroOutput;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConsoleTest {

  /** Every third place in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

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

  private static AvroOutput utf8(String json) {
    AvroOutput output = new AvroOutput();
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    output.append(bytes, 0, bytes.length);
    return output;
  }

  /** Prints lines to a stream with this charset, and returns the bytes. */
  private static byte[] printed(Charset charset, List<String> lines) {
    PendingJson pending = new PendingJson(charset);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, true, charset);
    for (String json : lines) {
      pending.add(utf8(json));
      if (pending.isFull()) {
        pending.printTo(stream);
      }
    }
    pending.printTo(stream);
    return bytes.toByteArray();
  }

  @Test
  void jsonKeepsItsOrderWhateverItsCharacters() {
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 5_000; i++) {
      String json = i % 1_000 == 999 ? "\"caf\u00e9 " + i + "\"" : "{\"number\": " + i + "}";
      console.printJson(utf8(json));
      expected.append(json).append('\n');
    }
    console.print("end");
    console.printJson(utf8("1"));
    console.flush();
    assertEquals(expected + "end\n1\n", out.toString(StandardCharsets.UTF_8).replace("\r", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u007f",
        "\u001b",
        "\r",
        "\u0085",
        "\u009f",
        "\u00ad",
        "\u0600",
        "\u200b",
        "\u202e",
        "\u2028",
        "\u0378",
        "\ufeff",
        "\uffff",
        "\ud804\udcbd",
        "\udb40\udc01",
        "\udbff\udfff"
      })
  void charactersAreEscapedWhereverTheyAre(String shown) {
    requirePrinted(shown, escaped(shown));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?",
        "~",
        " ",
        "\n",
        "\u00a0",
        "\u00e9",
        "\u07c0",
        "\u0904",
        "\u20ac",
        "\u6771",
        "\ue000",
        "\ufffd",
        "\ud83d\ude00",
        "\udbff\udffd"
      })
  void otherCharactersAreShownWhereverTheyAre(String shown) {
    requirePrinted(shown, shown);
  }

  private void requirePrinted(String shown, String printed) {
    for (int before = 0; before < 20; before++) {
      for (int after = before % STEP; after < 20; after += STEP) {
        for (String other : List.of("x", "\u00e9", "\u6771", "\ud83d\ude00")) {
          String start = other.repeat(before);
          String end = "x".repeat(after);
          out.reset();
          console.printJson(utf8(start + shown + end));
          console.printJson(utf8("1"));
          console.flush();
          assertEquals(start + printed + end + "\n1\n", out.toString(StandardCharsets.UTF_8));
        }
      }
    }
  }

  @Test
  void longLinesKeepTheirRoomWhenTheyAreEscaped() {
    String escaped = "\u0001".repeat(100_000);
    List<String> lines = List.of("1", escaped, "\u00e9".repeat(1 << 20), "2");
    String expected = String.join("\n", lines).replace("\u0001", "\\u0001") + "\n";
    byte[] printed = printed(StandardCharsets.UTF_8, lines);
    assertEquals(expected, new String(printed, StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, \u00e9\u20ac\ud83d\ude00",
    "UTF-16LE, \u00e9\u20ac\ud83d\ude00",
    "UTF-16BE, \u00e9\u20ac\ud83d\ude00",
    "UTF-32, \u00e9\u20ac\ud83d\ude00",
    "windows-1252, \u00e9\u20ac\\ud83d\\ude00",
    "ISO-8859-1, \u00e9\\u20ac\\ud83d\\ude00",
    "IBM037, \u00e9\\u20ac\\ud83d\\ude00",
    "US-ASCII, \\u00e9\\u20ac\\ud83d\\ude00"
  })
  void jsonIsInTheEncodingOfTheOutput(Charset charset, String printed) {
    List<String> lines = List.of("\"a\"", "\"\u00e9\u20ac\ud83d\ude00\u001b\"", "\"b\"");
    String expected = "\"a\"\n\"" + printed + "\\u001b\"\n\"b\"\n";
    assertArrayEquals(expected.getBytes(charset), printed(charset, lines));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "ISO-8859-1", "windows-1252"})
  void encodingOfTheStreamIsNotThatOfTheStandardOutput(String name) throws Exception {
    PrintStream stream = new PrintStream(out, true, name);
    Console other = new Console(stream, stream);
    other.printJson(utf8("\"\u00e9\""));
    other.flush();
    assertEquals("\"\u00e9\"\n", out.toString(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "ISO-8859-1", "US-ASCII"})
  void charactersAreNotDividedBetweenBlocks(String name) {
    Charset charset = Charset.forName(name);
    for (int length = (1 << 16) - 12; length < (1 << 16) + 4; length++) {
      requirePrinted(charset, List.of("x".repeat(length), "\u00e9\u20ac\ud83d\ude00", "2"));
      requirePrinted(
          charset, List.of("\u20ac".repeat(length / 3), "x".repeat(length % 3), "\u00e9"));
    }
  }

  private static void requirePrinted(Charset charset, List<String> lines) {
    String expected = String.join("\n", lines) + "\n";
    for (String each : List.of("\u00e9", "\u20ac", "\ud83d\ude00")) {
      boolean isShown = charset.newEncoder().canEncode(each);
      expected = isShown ? expected : expected.replace(each, escaped(each));
    }
    assertEquals(expected, new String(printed(charset, lines), charset));
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.chars().forEach(unit -> escaped.append(String.format("\\u%04x", unit)));
    return escaped.toString();
  }
}
