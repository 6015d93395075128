package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.codegen.Outputs;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StringStrictnessTest {

  private static final String HIGH = "\uD83D";
  private static final String LOW = "\uDE00";

  static Stream<String> textsWithLoneSurrogates() {
    return Stream.of(0, 5, 11, 12, 31, 32, 40, 1_023, 1_024, 2_047, 8_191, 8_192, 9_000)
        .map("a"::repeat)
        .flatMap(
            ascii ->
                Stream.of(
                    HIGH + ascii,
                    LOW + ascii,
                    ascii + HIGH,
                    ascii + LOW,
                    ascii + HIGH + HIGH + LOW,
                    "?" + ascii + HIGH + "?",
                    "\u6F22" + ascii + LOW + "\u00FC"));
  }

  @ParameterizedTest
  @MethodSource("textsWithLoneSurrogates")
  void loneSurrogateIsRefused(String text) {
    for (int copied = 0; copied <= 1; copied++) {
      AvroOutput out = new AvroOutput();
      out.stringsToCopy = copied;
      EncodeException e =
          assertThrows(EncodeException.class, () -> Outputs.putString(out, 0, text, 0));
      assertEquals("a lone surrogate cannot be encoded as UTF-8", e.reason());
    }
  }

  /** The bytes after the string are not ASCII; there are more than eight of them, or fewer. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 20})
  void byteBeyondAsciiIsFoundWhereverItIs(int after) {
    for (int size = 0; size <= 130; size++) {
      byte[] encoded = Ours.string("a".repeat(size));
      byte[] array = Arrays.copyOf(encoded, encoded.length + after);
      Arrays.fill(array, encoded.length, array.length, (byte) 0xBF);
      assertEquals("a".repeat(size), read(array, encoded.length));
      for (int i = encoded.length - size; i < encoded.length; i++) {
        array[i] = (byte) 0xBF;
        assertThrows(DecodeException.class, () -> read(array, encoded.length));
        array[i] = 'a';
      }
    }
  }

  private static String read(byte[] array, int length) {
    AvroInput in = new AvroInput().reset(array, 0, length);
    String text = in.readString();
    assertEquals(0, in.remaining());
    return text;
  }

  @ParameterizedTest
  @MethodSource("textsWithLoneSurrogates")
  void loneSurrogateIsWrittenAsApacheWritesItWhenLenient(String text) {
    for (int copied = 0; copied <= 1; copied++) {
      AvroOutput out = new AvroOutput(16, Strictness.LENIENT);
      out.stringsToCopy = copied;
      Ours.putString(out, text);
      byte[] apaches = ApacheOracle.write(encoder -> encoder.writeString(text));
      assertArrayEquals(apaches, out.toByteArray());
    }
  }

  @ParameterizedTest
  @MethodSource("textsWithLoneSurrogates")
  void outputWritesOnAfterALoneSurrogate(String text) {
    AvroOutput out = new AvroOutput();
    assertThrows(EncodeException.class, () -> Outputs.putString(out, 0, text, 0));
    String next = "\u00FC" + text.replaceAll("[\uD800-\uDFFF]", "x");
    Ours.putString(out, next);
    assertEquals(next, Ours.strict(out.toByteArray()).readString());
  }

  /**
   * Tests a stray continuation, an overlong NUL, a surrogate, a truncated sequence, and a code
   * point beyond U+10FFFF.
   */
  @ParameterizedTest
  @ValueSource(strings = {"80", "c0 80", "ed a0 80", "e2 82", "f4 90 80 80", "ff", "ef bf bd 80"})
  void malformedUtf8IsRefused(String hex) {
    for (int padding : new int[] {0, 7, 30, 64, 100}) {
      AvroInput in = Ours.strict(stringOf(hex, padding));
      DecodeException e = assertThrows(DecodeException.class, in::readString);
      assertEquals("a string is not valid UTF-8", e.reason());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"80", "c0 80", "ed a0 80", "e2 82", "f4 90 80 80", "ff", "ef bf bd 80"})
  void malformedUtf8IsReplacedAsApacheReplacesItWhenLenient(String hex) {
    for (int padding : new int[] {0, 7, 30, 64, 100}) {
      byte[] bytes = stringOf(hex, padding);
      assertEquals(
          ApacheOracle.read(bytes, decoder -> decoder.readString()),
          Ours.lenient(bytes).readString());
    }
  }

  @Property(tries = 1_000)
  void anyBytesAreEitherUtf8OrRefused(@ForAll byte[] body) {
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeBytes(body));
    String replaced = ApacheOracle.read(bytes, decoder -> decoder.readString());
    assertEquals(replaced, Ours.lenient(bytes).readString());
    boolean wellFormed = Arrays.equals(body, replaced.getBytes(StandardCharsets.UTF_8));
    if (wellFormed) {
      assertEquals(replaced, Ours.strict(bytes).readString());
    } else {
      assertThrows(DecodeException.class, Ours.strict(bytes)::readString);
    }
  }

  private static byte[] stringOf(String hex, int padding) {
    byte[] tail = Ours.hex(hex);
    byte[] body = new byte[padding + tail.length];
    Arrays.fill(body, (byte) 'a');
    System.arraycopy(tail, 0, body, padding, tail.length);
    return ApacheOracle.write(encoder -> encoder.writeBytes(body));
  }
}
