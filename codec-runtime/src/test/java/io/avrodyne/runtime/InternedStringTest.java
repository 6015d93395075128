package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InternedStringTest {

  private final AvroInput in = new AvroInput();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 9, 16, 100, 128})
  void equalStringIsKeptAcrossData(int length) {
    byte[] bytes = Ours.string("q".repeat(length));
    String first = in.reset(bytes).readInternedString();
    assertEquals("q".repeat(length), first);
    assertSame(first, in.reset(bytes).readInternedString());
    assertEquals(0, in.remaining());
  }

  @Test
  void longStringIsNotKept() {
    byte[] bytes = Ours.string("q".repeat(129));
    String first = in.reset(bytes).readInternedString();
    assertEquals(first, in.reset(bytes).readInternedString());
    assertNotSame(first, in.reset(bytes).readInternedString());
  }

  @Property(tries = 500)
  void anyTextIsWhatReadStringReads(@ForAll String text) {
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeString(text));
    String expected = Ours.lenient(bytes).readString();
    AvroInput lenient = Ours.lenient(bytes);
    assertEquals(expected, lenient.readInternedString());
    assertEquals(expected, lenient.reset(bytes).readInternedString());
  }

  @Test
  void moreStringsThanPlacesAreStillThemselves() {
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 3_000; i++) {
        assertEquals("item-" + i, in.reset(Ours.string("item-" + i)).readInternedString());
      }
    }
  }

  @Test
  void stringsThatDifferInTheMiddleAreToldApart() {
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 3_000; i++) {
        String text = "12345678%08d12345678".formatted(i);
        assertEquals(text, in.reset(Ours.string(text)).readInternedString());
      }
    }
  }

  /** Reads strings that the table keeps, and others: beyond ASCII, or of more than 128 bytes. */
  @ParameterizedTest
  @ValueSource(strings = {"", "short", "a string of more than 16 bytes", "Z\u00FCrich", "\u6F22"})
  void previousStringIsReturnedIfItIsEqual(String text) {
    for (String each : List.of(text, text.repeat(200))) {
      String previous = String.copyValueOf(each.toCharArray());
      byte[] bytes = Ours.string(each);
      in.reset(bytes).readInternedString();
      assertSame(previous, in.reset(bytes).readInternedString(previous));
      assertEquals(bytes.length, in.position());
      assertEquals(each, in.reset(bytes).readInternedString(each + "!"));
      assertEquals(each, in.reset(bytes).readInternedString(null));
    }
  }

  /**
   * Tests strings of each length up to 18 that differ in one character, at the end of the array or
   * not.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 9})
  void similarStringsAreToldApart(int after) {
    for (int round = 0; round < 2; round++) {
      for (int length = 0; length <= 18; length++) {
        for (int i = 0; i <= length; i++) {
          String text = "\0".repeat(i) + (i < length ? "a" + "\0".repeat(length - i - 1) : "");
          byte[] bytes = Ours.string(text);
          byte[] larger = Arrays.copyOf(bytes, bytes.length + after);
          Arrays.fill(larger, bytes.length, larger.length, (byte) 'a');
          assertEquals(text, in.reset(larger, 0, bytes.length).readInternedString());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8, 9, 15, 16, 17, 127})
  void bytesAfterAStringAreIgnored(int length) {
    String text = "to be or not to be; ".repeat(7).substring(0, length);
    byte[] bytes = Ours.string(text);
    String first = in.reset(bytes).readInternedString();
    assertEquals(text, first);
    for (int after : new int[] {1, 7, 8, 9}) {
      for (byte follower : new byte[] {0, 'a', -1}) {
        byte[] larger = Arrays.copyOf(bytes, bytes.length + after);
        Arrays.fill(larger, bytes.length, larger.length, follower);
        assertSame(first, in.reset(larger, 0, bytes.length).readInternedString());
      }
    }
  }

  /** Reads "\u00C0", which takes two bytes, as many as the other strings, and is not kept. */
  @Test
  void stringThatIsNotKeptReplacesNoOther() {
    for (char a = ' '; a <= '~'; a++) {
      for (char b = ' '; b <= '~'; b++) {
        String pair = "" + a + b;
        String first = in.reset(Ours.string(pair)).readInternedString();
        for (int i = 0; i < 2; i++) {
          assertEquals("\u00C0", in.reset(Ours.string("\u00C0")).readInternedString());
        }
        assertSame(first, in.reset(Ours.string(pair)).readInternedString());
      }
    }
  }

  @Test
  void textAfterMalformedBytesIsItself() {
    AvroInput strict = Ours.strict(Ours.string("a"));
    strict.readInternedString();
    byte[] malformed = Ours.hex("02 ff");
    assertThrows(DecodeException.class, () -> strict.reset(malformed).readInternedString());
    assertEquals("a", strict.reset(Ours.string("a")).readInternedString());
    assertThrows(DecodeException.class, () -> strict.reset(malformed).readInternedString());
  }

  @Test
  void replacedBytesAreNotMistakenForText() {
    byte[] malformed = Ours.hex("04 ff fe");
    AvroInput lenient = Ours.lenient(malformed);
    assertEquals("\uFFFD\uFFFD", lenient.readInternedString());
    assertEquals("\uFFFD\uFFFD", lenient.reset(malformed).readInternedString());
    assertThrows(DecodeException.class, Ours.strict(malformed)::readInternedString);
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] bytes = Ours.string("truncated");
    for (int length = 0; length < bytes.length; length++) {
      AvroInput cut = Ours.strict(Arrays.copyOf(bytes, length));
      assertThrows(DecodeException.class, cut::readInternedString);
    }
  }

  @Test
  void limitHolds() {
    AvroInput small = Ours.limited(Ours.string("abc"), DecodeLimits.DEFAULT.withMaxStringBytes(2));
    assertThrows(LimitExceededException.class, small::readInternedString);
  }
}
