package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.avrodyne.runtime.binary.ExactTexts;
import io.avrodyne.runtime.codegen.Outputs;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that run in both modes and compare with the JDK, so that the modes are equal. */
class OpenStringsTest {

  private static final int MAX_LENGTH = 200;

  /** The build runs this test twice, and says which JVM it has opened. */
  @Test
  void modeIsThatOfTheBuild() {
    assertEquals(Boolean.getBoolean("avrodyne.opened"), OpenStrings.areOpen());
  }

  @Test
  void randomTextOfEachLengthIsReadAndWrittenAtEachAlignment() {
    Random random = new Random(6);
    for (int round = 0; round < 4; round++) {
      for (int length = 0; length <= MAX_LENGTH; length++) {
        for (int offset = 0; offset < Long.BYTES; offset++) {
          requireReadAndWritten(ExactTexts.random(random, length), offset);
        }
      }
    }
  }

  @Test
  void longTextIsReadAndWritten() {
    Random random = new Random(7);
    for (int length : new int[] {1_000, 1_023, 1_024, 1_025, 2_049, 8_192, 8_193, 30_000}) {
      for (int round = 0; round < 12; round++) {
        requireReadAndWritten(ExactTexts.random(random, length), round);
      }
    }
  }

  /** Strings are parts of others, joined, or from characters, which must make no difference. */
  @Test
  void stringsAreWrittenHoweverTheyWereMade() {
    for (String text : List.of("abc", "caf\u00E9", "\u6F22\u5B57 kanji", "\uD83D\uDE00")) {
      requireReadAndWritten(("\u6F22" + text + "\u6F22").substring(1, 1 + text.length()), 0);
      requireReadAndWritten(new StringBuilder("\u6F22").append(text).substring(1), 0);
      requireReadAndWritten(String.valueOf(text.toCharArray()), 0);
      requireReadAndWritten(text.concat(text).intern(), 0);
    }
  }

  @Test
  void arrayOfAStringThatWasReadIsItsOwn() {
    for (String text : List.of("abc", "caf\u00E9", "\u6F22\u5B57", "a".repeat(100))) {
      byte[] encoded = Ours.string(text);
      String first = Ours.strict(encoded).readString();
      String second = Ours.strict(encoded).readString();
      Arrays.fill(encoded, (byte) 'x');
      assertNotSame(first, second);
      assertEquals(text, first);
      assertEquals(text, second);
    }
  }

  private static void requireReadAndWritten(String text, int offset) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    AvroOutput out = new AvroOutput(offset);
    out.append(new byte[offset], 0, offset);
    int end = Outputs.putString(out, offset, text, 3);
    out.commit(end);
    byte[] written = out.toByteArray();
    assertArrayEquals(utf8, Arrays.copyOfRange(written, end - utf8.length, end));
    assertArrayEquals(
        ApacheOracle.write(encoder -> encoder.writeString(text)),
        Arrays.copyOfRange(written, offset, end));
    AvroInput in = new AvroInput().reset(written, offset, end - offset);
    requireSame(text, in.readString());
    assertEquals(end, in.position());
    in.reset(written, offset, end - offset);
    assertSame(text, in.readString(text));
    in.reset(written, offset, end - offset);
    requireSame(text, in.readString(text + "?"));
    requireInterned(text, in, written, offset, end - offset);
  }

  private static void requireInterned(
      String text, AvroInput in, byte[] written, int offset, int length) {
    String first = in.reset(written, offset, length).readInternedString();
    requireSame(text, first);
    requireSame(text, in.reset(written, offset, length).readInternedString());
    assertSame(first, in.reset(written, offset, length).readInternedString(first));
  }

  /** Uses what the JDK does differently for strings with one and with two bytes a character. */
  private static void requireSame(String expected, String text) {
    assertEquals(expected, text);
    assertEquals(text, expected);
    assertEquals(expected.hashCode(), text.hashCode());
    assertEquals(expected.length(), text.length());
    assertEquals(0, text.compareTo(expected));
    assertArrayEquals(expected.toCharArray(), text.toCharArray());
    assertEquals(expected + "\u6F22", text + "\u6F22");
    assertEquals(expected.indexOf('\u00E9'), text.indexOf('\u00E9'));
  }
}
