package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StringRoundTripTest {

  private static final int MAX_LENGTH = 5_000;

  /**
   * Returns the lengths around those at which the writer or the reader switches to another path.
   */
  static IntStream lengths() {
    return IntStream.of(0, 12, 14, 20, 32, 40, 63, 127, 1_023, 2_047, 8_191, 8_192, 24_576)
        .flatMap(length -> IntStream.rangeClosed(Math.max(0, length - 1), length + 2))
        .distinct();
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        text(0x20, 0x7E), text(0, 0x7F), text(0, 0xFF), text(0x4E00, 0x9FFF), anyText());
  }

  @Property(tries = 400)
  void anyTextIsApachesBytesAndComesBack(@ForAll("texts") String text) {
    requireRoundTrip(text);
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void asciiOfLength(int length) {
    requireRoundTrip("a".repeat(length));
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void asciiExceptItsLastCharacter(int length) {
    requireRoundTrip("b".repeat(length) + "\u00FC");
    requireRoundTrip("b".repeat(length) + "\u20AC");
    requireRoundTrip("b".repeat(length) + "\uD83D\uDE00");
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void asciiExceptItsFirstCharacter(int length) {
    requireRoundTrip("\u00FC" + "c".repeat(length));
    requireRoundTrip("\uD83D\uDE00" + "c".repeat(length));
  }

  /** Short ASCII is looked for in parts that overlap. */
  @Test
  void asciiExceptOneCharacterAnywhere() {
    for (int length = 1; length < 64; length++) {
      for (int at = 0; at < length; at++) {
        requireRoundTrip("d".repeat(at) + "\u00FC" + "e".repeat(length - at - 1));
      }
    }
  }

  /** Nothing is read beyond the end of an array that has other data around a string. */
  @ParameterizedTest
  @MethodSource("lengths")
  void stringAmongBytesBeyondAscii(int length) {
    byte[] string = Ours.string("f".repeat(length));
    byte[] around = new byte[string.length + 2 * Long.BYTES];
    Arrays.fill(around, (byte) 0xFF);
    System.arraycopy(string, 0, around, Long.BYTES, string.length);
    AvroInput in = new AvroInput().reset(around, Long.BYTES, string.length);
    assertEquals("f".repeat(length), in.readString());
    assertEquals(0, in.remaining());
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void twoBytesForEachCharacter(int length) {
    requireRoundTrip("\u00E9".repeat(length));
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void threeBytesForEachCharacter(int length) {
    requireRoundTrip("\u6F22".repeat(length));
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void surrogatePairsAcrossEveryBoundary(int length) {
    requireRoundTrip("\uD83D\uDE00".repeat(length / 2));
    requireRoundTrip("d" + "\uD83D\uDE00".repeat(length / 2));
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void questionMarksAreTextLikeAnyOther(int length) {
    requireRoundTrip("?".repeat(length));
    requireRoundTrip("?".repeat(length) + "\u00FC?");
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void nulIsTextLikeAnyOther(int length) {
    requireRoundTrip("\0".repeat(length));
    requireRoundTrip("e\0" + "f".repeat(length) + "\0");
  }

  /** Uses strings whose bytes need a longer length prefix than their number of characters. */
  @ParameterizedTest
  @ValueSource(ints = {22, 32, 33, 63, 2_731, 4_096, 8_191, 400_000})
  void textThatNeedsALongerPrefixThanItsLengthSays(int length) {
    requireRoundTrip("\u6F22".repeat(length));
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void replacementCharacterIsTextLikeAnyOther(int length) {
    requireRoundTrip("\uFFFD" + "g".repeat(length) + "\uFFFD");
  }

  @ParameterizedTest
  @MethodSource("replacements")
  void oneOutputWritesTextsOfAllKindsInTurn(String other) {
    AvroOutput out = new AvroOutput(0);
    for (int i = 0; i < 600; i++) {
      String text = i % 3 == 0 ? other : "plain text of thirty-six characters.";
      out.reset();
      Ours.putString(out, text);
      assertArrayEquals(
          ApacheOracle.write(encoder -> encoder.writeString(text)), out.toByteArray());
    }
  }

  @Test
  void stringsAreCopiedAfterOneBeyondLatin1OnNewJdks() {
    assumeFalse(OpenStrings.areOpen(), "strings need not be copied");
    AvroOutput out = new AvroOutput();
    Ours.putString(out, "plain");
    Ours.putString(out, "\u00FC");
    assertEquals(0, out.stringsToCopy);
    Ours.putString(out, "caf\u6F22");
    boolean copies = Runtime.version().feature() >= 18;
    assertEquals(copies, out.stringsToCopy > 0);
    out.stringsToCopy = 2;
    Ours.putString(out, "plain");
    Ours.putString(out, "p".repeat(50));
    assertEquals(copies ? 0 : 2, out.stringsToCopy);
    out.stringsToCopy = 2;
    Ours.putString(out, "\u6F22".repeat(20));
    assertEquals(copies, out.stringsToCopy > 2);
  }

  static Stream<String> replacements() {
    return Stream.of("\u00FC", "\u6F22".repeat(40), "\uD83D\uDE00".repeat(9), "?".repeat(50));
  }

  private static Arbitrary<String> text(int first, int last) {
    return Arbitraries.strings().withCharRange((char) first, (char) last).ofMaxLength(MAX_LENGTH);
  }

  private static Arbitrary<String> anyText() {
    return Arbitraries.integers()
        .between(0, Character.MAX_CODE_POINT)
        .filter(point -> point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE)
        .array(int[].class)
        .ofMaxSize(MAX_LENGTH / 2)
        .map(points -> new String(points, 0, points.length));
  }

  private static void requireRoundTrip(String text) {
    byte[] bytes = Ours.string(text);
    assertArrayEquals(ApacheOracle.write(encoder -> encoder.writeString(text)), bytes);
    assertArrayEquals(bytes, copied(text));
    assertEquals(text, Ours.strict(bytes).readString());
    assertEquals(text, Ours.lenient(bytes).readString());
    assertSame(text, Ours.strict(bytes).readString(text));
    requireRoundTripOutOfLine(text, bytes);
  }

  private static void requireRoundTripOutOfLine(String text, byte[] bytes) {
    AvroOutput out = new AvroOutput(0);
    out.commit(Outputs.putStringOutOfLine(out, 0, text, 0));
    assertArrayEquals(bytes, out.toByteArray());
    assertEquals(text, Inputs.readStringOutOfLine(Ours.strict(bytes)));
    assertSame(text, Inputs.readStringOutOfLine(Ours.strict(bytes), text));
  }

  /** Returns the bytes from an output that copies its next string, as after one beyond Latin-1. */
  private static byte[] copied(String text) {
    AvroOutput out = new AvroOutput(0);
    out.stringsToCopy = 1;
    Ours.putString(out, text);
    return out.toByteArray();
  }
}
