package io.avrodyne.runtime.datum;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTextTest {

  private final JsonText json = new JsonText();

  private static JsonText bounded(int characters) {
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxResolvedBytes(characters);
    return new JsonText(new AvroInput(limits, Strictness.STRICT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain",
        "caf\u00e9",
        "\u07ff\u0800\uffff",
        "\ud83d\ude00 and \udbff\udfff",
        "\u007f\u0080"
      })
  void stringsAreThoseOfUtf8(String text) {
    json.string(text);
    assertEquals('"' + text + '"', json.toString());
    AvroOutput out = new AvroOutput(0);
    json.appendTo(out);
    assertArrayEquals(('"' + text + '"').getBytes(UTF_8), out.toByteArray());
  }

  @Test
  void charactersAreEscaped() {
    json.string("\"\\\n\r\t\u0000\u001f");
    assertEquals("\"\\\"\\\\\\n\\r\\t\\u0000\\u001f\"", json.toString());
  }

  @Test
  void halvesOfCharactersAreEscaped() {
    json.string("\ud83d \ude00\ud83d");
    assertEquals("\"\\ud83d \\ude00\\ud83d\"", json.toString());
  }

  @Test
  void bytesAreWrittenAsTheStringThatTheyAre() {
    String[] parts = {
      "x",
      "plain",
      "eight of",
      "\"",
      "\\",
      "\n",
      "\u0000",
      "\u007f",
      "\u0080",
      "\u07ff",
      "\u0800",
      "\ud7ff",
      "\ue000",
      "\uffff",
      "\ud83d\ude00",
      "\udbff\udfff"
    };
    Random random = new Random(41);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int left = random.nextInt(12); left > 0; left--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      JsonText expected = new JsonText();
      expected.string(text.toString());
      int characters = expected.toString().length();
      byte[] bytes = text.toString().getBytes(UTF_8);
      int offset = random.nextInt(10);
      byte[] within = new byte[offset + bytes.length + random.nextInt(10)];
      System.arraycopy(bytes, 0, within, offset, bytes.length);
      JsonText written = bounded(characters);
      assertTrue(written.string(within, offset, bytes.length));
      assertEquals(expected.toString(), written.toString());
      written.requireBounded();
      written.raw(',');
      assertThrows(LimitExceededException.class, () -> written.requireBounded());
    }
  }

  @Test
  void longBytesAreBoundedByTheirCharacters() {
    String text = "\u00e9\ud83d\ude00\n".repeat(1_000);
    byte[] bytes = text.getBytes(UTF_8);
    JsonText bounded = bounded(5_002);
    assertTrue(bounded.string(bytes, 0, bytes.length));
    bounded.requireBounded();
    assertEquals('"' + text.replace("\n", "\\n") + '"', bounded.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "80",
        "bf",
        "c0 80",
        "c1 bf",
        "c3",
        "c3 28",
        "e0 80 80",
        "e0 9f bf",
        "e2 82",
        "e2 28 a1",
        "ed a0 80",
        "ed bf bf",
        "f0 8f bf bf",
        "f0 9f 98",
        "f4 90 80 80",
        "f8 88 80 80",
        "ff"
      })
  void malformedBytesAreNotWritten(String malformed) {
    byte[] wrong = HexFormat.ofDelimiter(" ").parseHex(malformed);
    for (int before = 0; before < 20; before++) {
      for (int after = 0; after < 20; after++) {
        byte[] bytes = new byte[before + wrong.length + after + 1];
        Arrays.fill(bytes, (byte) 'x');
        bytes[bytes.length - 1] = (byte) 0x80; // Not within the string.
        bytes[0] = before > 0 ? (byte) '\n' : bytes[0];
        System.arraycopy(wrong, 0, bytes, before, wrong.length);
        json.clear();
        json.raw('[');
        assertFalse(json.string(bytes, 0, bytes.length - 1));
        assertEquals("[", json.toString());
        json.string("\u00e9");
        json.requireBounded();
        assertEquals("[\"\u00e9\"", json.toString());
      }
    }
  }

  @Test
  void charactersAreCountedAsInJava() {
    JsonText bounded = bounded(10);
    bounded.string("\u00e9\uffff\ud83d\ude00");
    bounded.wrap(0, "\u00e9");
    assertEquals("{\"\u00e9\":\"\u00e9\uffff\ud83d\ude00\"}", bounded.toString());
    assertThrows(LimitExceededException.class, () -> bounded.requireBounded());
    assertEquals(10 + 2, bounded.toString().length());
    JsonText larger = bounded(12);
    larger.raw(bounded.toConstant());
    larger.requireBounded();
    larger.raw('1');
    assertThrows(LimitExceededException.class, () -> larger.requireBounded());
  }

  @Test
  void numbersAreThoseOfTheJdk() {
    Random random = new Random(41);
    for (int i = 0; i < 20_000; i++) {
      long value = i < 3 ? Long.MIN_VALUE + i : random.nextLong() >> random.nextInt(Long.SIZE);
      json.clear();
      json.putNumber(value);
      assertEquals(Long.toString(value), json.toString());
      json.clear();
      long unscaled = value >> 8;
      json.putDecimal(unscaled, 3);
      assertEquals(BigDecimal.valueOf(unscaled, 3).toPlainString(), json.toString());
    }
  }

  @Test
  void numbersOfEachLengthAreThoseOfTheJdk() {
    for (long power = 1; power > 0 && power <= Long.MAX_VALUE / 10; power *= 10) {
      for (long value : new long[] {power - 1, power, power + 1, 10 * power - 1}) {
        json.clear();
        json.putNumber(value);
        assertEquals(Long.toString(value), json.toString());
      }
    }
  }

  @Test
  void eightDigitsAreThoseOfEachHalf() {
    for (int half = 0; half < 10_000; half++) {
      json.clear();
      json.putDigits(10_000 * half + 9_999 - half, 8);
      assertEquals(String.format(Locale.ROOT, "%04d%04d", half, 9_999 - half), json.toString());
    }
  }

  @Test
  void decimalsOfEachScaleAreThoseOfTheJdk() {
    for (int scale = 0; scale <= NumeralForm.MAX_ZEROS; scale++) {
      for (long unscaled : new long[] {0, -1, 5, -42, 1_000_000_007, Long.MIN_VALUE}) {
        json.clear();
        json.putDecimal(unscaled, scale);
        assertEquals(BigDecimal.valueOf(unscaled, scale).toPlainString(), json.toString());
      }
    }
  }

  @Test
  void constantsOfEachLengthAreAppended() {
    for (int length = 0; length < 40; length++) {
      String name = "n".repeat(length);
      json.clear();
      json.raw(JsonConstant.ofField(name, true));
      json.raw(JsonConstant.ofString(name));
      json.raw(JsonConstant.ofField(name, false));
      json.raw(JsonConstant.NULL);
      assertEquals("{'N':'N','N':null".replace('\'', '"').replace("N", name), json.toString());
    }
  }

  @Test
  void textGrowsAsNeeded() {
    String text = "x".repeat(5_000);
    byte[] bytes = text.getBytes(UTF_8);
    assertTrue(json.plain(bytes, 1, bytes.length - 1));
    json.string(text);
    json.raw(text);
    assertEquals('"' + text.substring(1) + "\"\"" + text + '"' + text, json.toString());
    json.clear();
    assertEquals(0, json.length());
  }
}
