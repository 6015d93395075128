package io.avrodyne.runtime.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class HexDigitsTest {

  @Property
  void digitsAreThoseOfTheJdk(@ForAll int bits) {
    HexFormat lower = HexFormat.of();
    assertEquals(ascii(lower.toHexDigits(bits)), HexDigits.of(bits));
    assertEquals(bits & 0xFFFF_FFFFL, HexDigits.parse(HexDigits.of(bits)));
    assertEquals(
        bits & 0xFFFF_FFFFL, HexDigits.parse(ascii(lower.withUpperCase().toHexDigits(bits))));
  }

  @Test
  void everyByteIsJudgedInEveryPlace() {
    for (int place = 0; place < 8; place++) {
      for (int value = 0; value < 0x100; value++) {
        byte[] bytes = "7aF09bE4".getBytes(StandardCharsets.US_ASCII);
        bytes[place] = (byte) value;
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        boolean digits = text.chars().allMatch(HexFormat::isHexDigit);
        long expected = digits ? HexFormat.fromHexDigitsToLong(text) : HexDigits.MALFORMED;
        assertEquals(expected, HexDigits.parse(ByteBuffer.wrap(bytes).getLong()), text);
      }
    }
  }

  private static long ascii(String digits) {
    return ByteBuffer.wrap(digits.getBytes(StandardCharsets.US_ASCII)).getLong();
  }
}
