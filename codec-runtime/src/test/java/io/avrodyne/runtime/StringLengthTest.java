package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StringLengthTest {

  @ParameterizedTest
  @ValueSource(longs = {-1, Integer.MIN_VALUE, Long.MIN_VALUE})
  void negativeLengthIsRefused(long length) {
    AvroInput in = Ours.strict(ApacheOracle.write(encoder -> encoder.writeLong(length)));
    DecodeException e = assertThrows(DecodeException.class, in::readString);
    assertEquals("a length is negative", e.reason());
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 1 << 30, Integer.MAX_VALUE, 1L << 32, 1L << 40, Long.MAX_VALUE})
  void lengthBeyondTheInputIsRefusedBeforeAnythingIsAllocated(long length) {
    byte[] bytes =
        ApacheOracle.write(
            encoder -> {
              encoder.writeLong(length);
              encoder.writeFixed(new byte[3]);
            });
    DecodeException e = assertThrows(DecodeException.class, Ours.strict(bytes)::readString);
    assertEquals("a string is longer than the input", e.reason());
    assertEquals(0, e.position());
  }

  @Test
  void lengthBeyondTheRangeIsRefusedThoughTheArrayGoesOn() {
    byte[] bytes = Ours.string("abc");
    AvroInput in = new AvroInput().reset(bytes, 0, bytes.length - 1);
    assertThrows(DecodeException.class, in::readString);
  }

  @Test
  void stringAtTheLimitIsRead() {
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxStringBytes(6);
    assertEquals("\u6F22\u5B57", Ours.limited(Ours.string("\u6F22\u5B57"), limits).readString());
  }

  @Test
  void stringOneByteBeyondTheLimitIsRefused() {
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxStringBytes(5);
    AvroInput in = Ours.limited(Ours.string("\u6F22\u5B57"), limits);
    LimitExceededException e = assertThrows(LimitExceededException.class, in::readString);
    assertEquals("a string is longer than 5 bytes (DecodeLimits.maxStringBytes)", e.reason());
  }

  @Test
  void limitHoldsForAStringThatIsThereAlready() {
    AvroInput in = Ours.limited(Ours.string("abc"), DecodeLimits.DEFAULT.withMaxStringBytes(2));
    assertThrows(LimitExceededException.class, () -> in.readString("abc"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a string to keep", "Z\u00FCrich", "\u6F22\u5B57", "\uD83D\uDE00!"})
  void equalStringIsReused(String text) {
    String previous = String.copyValueOf(text.toCharArray());
    assertSame(previous, Ours.strict(Ours.string(text)).readString(previous));
  }

  /**
   * Tests pairs with equal numbers of characters, of bytes, or of both, and pairs of which one
   * begins with the other.
   */
  @ParameterizedTest
  @CsvSource({
    "abd, abc",
    "\u00E9, \u00C3\u00A9",
    "\u00E9, ab",
    "\u00E9, \u00E8",
    "\u00E9, \u0129",
    "\u00E9a, \u00E9",
    "\u00E9, \u00E9a",
    "\u6F22, \u6F23",
    "\u6F22, \u7F22",
    "\u6F22, \u6E22",
    "\uD83D\uDE00, \uD83D\uDE01",
    "\uD83D\uDE00, \uD83C\uDE00"
  })
  void otherStringIsNotReused(String text, String previous) {
    assertEquals(text, Ours.strict(Ours.string(text)).readString(previous));
  }

  /** The bytes would be those of a surrogate, which UTF-8 does not have. */
  @Test
  void loneSurrogateIsNotReused() {
    String emoji = "\uD83D\uDE00";
    assertEquals(emoji, Ours.strict(Ours.string(emoji)).readString("\uD83D"));
    byte[] bytes = Ours.hex("06 ed a0 bd");
    assertEquals(Ours.lenient(bytes).readString(), Ours.lenient(bytes).readString("\uD83D"));
    assertThrows(DecodeException.class, () -> Ours.strict(bytes).readString("\uD83D"));
  }
}
