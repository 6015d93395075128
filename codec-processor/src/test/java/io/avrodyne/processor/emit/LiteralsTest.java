package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiteralsTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "plain|\"plain\"",
        "`a\"b`|`\"a\\\"b\"`",
        "`a\\b`|`\"a\\\\b\"`",
        "`\\\u00e9`|`\"\\134\\u00e9\"`",
        "`\n\r\t`|`\"\\n\\r\\t\"`",
        "\u2028|`\"\\u2028\"`"
      },
      delimiter = '|')
  void textIsOneLineOfAscii(String text, String literal) {
    assertEquals(literal, Literals.text(text).toString());
  }

  @Test
  void longIsWrittenAsFingerprintsAre() {
    assertEquals("0x00000000000000ffL", Literals.hex(255));
    assertEquals("0xffffffffffffffffL", Literals.hex(-1));
  }
}
