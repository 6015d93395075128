package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Ours;
import org.junit.jupiter.api.Test;

class FailuresTest {

  private final AvroInput in = Ours.strict(new byte[0]);

  @Test
  void pathGrowsFromTheInnermostStep() {
    AvroCodecException e = Failures.encoding(Failures.nullValue(), "price");
    e = Failures.encoding(e, 3);
    e = Failures.encoding(e, "bid");
    assertEquals("bid[3].price", e.path());
    assertEquals("bid[3].price: null where the schema does not allow null", e.getMessage());
  }

  @Test
  void indexesOfNestedItemsFollowEachOther() {
    AvroCodecException e = Failures.decoding(CodecFailures.truncated(9, 1), 1, in);
    e = Failures.decoding(e, 0, in);
    assertEquals("[0][1]", e.path());
  }

  @Test
  void exceptionOfOurOwnIsKept() {
    EncodeException own = Failures.unknownConstant();
    assertSame(own, Failures.encoding(own, "side"));
  }

  @Test
  void messageOfADecodeHasPathAndPosition() {
    AvroCodecException e = Failures.decoding(CodecFailures.truncated(9, 1), "id", in);
    assertEquals("id: the input ends in the middle of a datum (byte 9)", e.getMessage());
  }

  @Test
  void exceptionOfAnotherIsTheCauseAndItsMessageIsNotRepeated() {
    IllegalStateException thrown = new IllegalStateException("secret");
    AvroCodecException e = Failures.encoding(thrown, "id");
    assertSame(thrown, e.getCause());
    assertEquals("id: reading the value threw java.lang.IllegalStateException", e.getMessage());
  }

  @Test
  void exceptionOfAnotherWhileDecodingIsTheCause() {
    IllegalStateException thrown = new IllegalStateException("secret");
    AvroCodecException e = Failures.decoding(thrown, "id", in);
    assertSame(thrown, e.getCause());
    assertEquals(
        "id: building the value threw java.lang.IllegalStateException (byte 0)", e.getMessage());
  }

  @Test
  void valueWithoutABranchAndFixedOfAnotherSizeSayWhatIsWrong() {
    assertEquals(
        "the class of the value is not a branch of the union", Failures.noBranch().reason());
    assertEquals("a fixed value has 3 bytes instead of 16", Failures.wrongSize(3, 16).reason());
  }

  @Test
  void limitIsADecodeException() {
    DecodeException e = CodecFailures.limit("more than 3 items", 5);
    assertEquals(5, e.position());
  }

  @Test
  void nonNullReturnsWhatItGets() {
    assertEquals("x", Failures.nonNull("x"));
  }

  @Test
  void nonNullRefusesNull() {
    assertThrows(EncodeException.class, () -> Failures.nonNull(null));
  }

  @Test
  void valueOfAConverterIsReturned() {
    assertEquals("x", Failures.converted("x", in));
  }

  @Test
  void nullOfAConverterIsRefused() {
    DecodeException e = assertThrows(DecodeException.class, () -> Failures.converted(null, in));
    assertEquals("a converter returned null", e.reason());
  }

  @Test
  void collectionOfItsSizePasses() {
    assertDoesNotThrow(() -> Failures.requireSize(3, 3));
  }

  @Test
  void collectionThatChangedIsRefused() {
    assertThrows(EncodeException.class, () -> Failures.requireSize(3, 2));
  }

  @Test
  void failureOfTheOtherDirectionIsTheCause() {
    EncodeException encoding = Failures.nullValue();
    DecodeException decoding = CodecFailures.truncated(9, 1);
    assertSame(encoding, Failures.decoding(encoding, "bid", in).getCause());
    assertSame(decoding, Failures.encoding(decoding, "bid").getCause());
  }
}
