package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.binary.Utf8Form;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.util.Utf8;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {

  /** Every third case in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

  private static final String MALFORMED = "04 c3 28";

  static Stream<String> texts() {
    return Stream.of(
        "", "plain", "\u00FC", "\uD83D\uDE00", "\0", "a".repeat(70), "\u6F22".repeat(50));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyKindOfTextIsWrittenAsApacheWritesIt(String text) {
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeString(text));
    assertArrayEquals(bytes, written(text, Strictness.STRICT));
    assertArrayEquals(bytes, written(CharBuffer.wrap(text), Strictness.STRICT));
    assertArrayEquals(bytes, written(new Utf8(text), Strictness.STRICT));
    assertEquals(text, Texts.read(Ours.strict(bytes)));
    assertEquals(new Utf8(text), Texts.readUtf8(Ours.strict(bytes)));
  }

  @Test
  void utf8WritesNoMoreThanItsLength() {
    Utf8 text = new Utf8("longer before");
    text.setByteLength(6);
    assertArrayEquals(Ours.string("longer"), written(text, Strictness.STRICT));
  }

  @Test
  void malformedUtf8IsRefused() {
    Utf8 text = new Utf8(Ours.hex("c3 28"));
    EncodeException e = assertThrows(EncodeException.class, () -> written(text, Strictness.STRICT));
    assertEquals("a text is not valid UTF-8", e.reason());
    AvroInput in = Ours.strict(Ours.hex(MALFORMED));
    DecodeException read = assertThrows(DecodeException.class, () -> Texts.readUtf8(in));
    assertEquals("a string is not valid UTF-8 (byte 1)", read.getMessage());
  }

  @Test
  void malformedUtf8IsKeptWhenLenient() {
    byte[] bytes = Ours.hex(MALFORMED);
    Utf8 read = Texts.readUtf8(Ours.lenient(bytes));
    assertArrayEquals(Ours.hex("c3 28"), read.getBytes());
    assertArrayEquals(bytes, written(read, Strictness.LENIENT));
  }

  @Test
  void nullIsRefused() {
    AvroOutput out = new AvroOutput();
    assertThrows(EncodeException.class, () -> Texts.put(out, 0, null));
    assertThrows(EncodeException.class, () -> Texts.putUtf8(out, 0, null));
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] bytes = Ours.string("truncated");
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThrows(DecodeException.class, () -> Texts.read(Ours.strict(cut)));
      assertThrows(DecodeException.class, () -> Texts.readUtf8(Ours.strict(cut)));
    }
  }

  @Test
  void limitOfStringsHoldsForUtf8() {
    AvroInput in = Ours.limited(Ours.string("abc"), DecodeLimits.DEFAULT.withMaxStringBytes(2));
    LimitExceededException e = assertThrows(LimitExceededException.class, () -> Texts.readUtf8(in));
    assertEquals("a string is longer than 2 bytes (DecodeLimits.maxStringBytes)", e.reason());
  }

  @Property(tries = 2_000)
  void formIsWhatTheJdkTakesForUtf8(@ForAll byte[] bytes) {
    requireSameJudgement(bytes);
  }

  /** Tests first and second bytes, with and without continuations after them. */
  @ParameterizedTest
  @ValueSource(strings = {"", "80", "80 80", "bf bf", "80 80 80", "c0", "41 41"})
  void formIsJudgedAsTheJdkJudgesIt(String hex) {
    byte[] tail = Ours.hex(hex);
    byte[] bytes = new byte[tail.length + 2];
    System.arraycopy(tail, 0, bytes, 2, tail.length);
    for (int head = 0; head < 1 << 16; head += STEP) {
      bytes[0] = (byte) (head >> 8);
      bytes[1] = (byte) head;
      requireSameJudgement(bytes);
    }
  }

  private static void requireSameJudgement(byte[] bytes) {
    boolean expected;
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      expected = true;
    } catch (CharacterCodingException e) {
      expected = false;
    }
    assertEquals(expected, Utf8Form.isWellFormed(bytes, 0, bytes.length));
  }

  private static byte[] written(CharSequence text, Strictness strictness) {
    AvroOutput out = new AvroOutput(0, strictness);
    Ours.commit(out, Texts.put(out, 0, text));
    return out.toByteArray();
  }
}
