package io.avrodyne.runtime.datum;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import java.math.BigDecimal;
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
