package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class AvroCodecTest {

  /** The datum {@code abc=7}. */
  private static final String DATUM = "06 61 62 63 0e";

  private static final String NEGATIVE = "06 61 62 63 01";

  private final AvroCodec<String> codec = new TextCodec();

  @Test
  void schemaIsParsedOnce() {
    Schema schema = codec.schema();
    assertEquals(new Schema.Parser().parse(TextCodec.SCHEMA), schema);
    assertSame(schema, codec.schema());
  }

  @Test
  void fingerprintIsTheOneItWasMadeWith() {
    assertEquals(42, codec.fingerprint());
  }

  @Test
  void encodesIntoANewArray() {
    assertArrayEquals(Ours.hex(DATUM), codec.encode("abc=7"));
  }

  @Test
  void copyIsDecodedFromTheEncodedValue() {
    String value = "abc=7";
    assertFalse(codec.copiesObjects());
    String copy = codec.copy(value);
    assertEquals(value, copy);
    assertNotSame(value, copy);
  }

  @Test
  void valueThatCannotBeDecodedHasNoCopy() {
    EncodeException thrown = assertThrows(EncodeException.class, () -> codec.copy("abc=-1"));
    Throwable cause = assertInstanceOf(DecodeException.class, thrown.getCause()).getCause();
    assertInstanceOf(IllegalStateException.class, cause);
  }

  @Test
  void encodesAfterTheContentOfTheOutput() {
    AvroOutput out = new AvroOutput(0);
    codec.encode("abc=7", out);
    codec.encode("d=1", out);
    assertArrayEquals(Ours.hex(DATUM + "02 64 02"), out.toByteArray());
  }

  @Test
  void failedEncodeLeavesTheOutputWhereTheDatumBegan() {
    AvroOutput out = new AvroOutput(0);
    codec.encode("abc=7", out);
    assertThrows(EncodeException.class, () -> codec.encode("abc", out));
    EncodeException thrown =
        assertThrows(EncodeException.class, () -> codec.encode("abcdefg=x", out));
    assertInstanceOf(NumberFormatException.class, thrown.getCause());
    codec.encode("d=1", out);
    assertArrayEquals(Ours.hex(DATUM + "02 64 02"), out.toByteArray());
  }

  @Test
  void decodesAWholeArray() {
    assertEquals("abc=7", codec.decode(Ours.hex(DATUM)));
  }

  @Test
  void bytesAfterTheDatumAreRefused() {
    byte[] bytes = Ours.hex(DATUM + "00 00");
    DecodeException e = assertThrows(DecodeException.class, () -> codec.decode(bytes));
    assertEquals("2 bytes remain after the datum (byte 5)", e.getMessage());
  }

  @Test
  void decodesARange() {
    assertEquals("abc=7", codec.decode(Ours.hex("ff" + DATUM + "ff"), 1, 5));
  }

  @Test
  void rangeOutsideTheArrayIsRefused() {
    byte[] bytes = Ours.hex(DATUM);
    assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(bytes, 1, 5));
  }

  @Test
  void rangeEndsTheInputThoughTheArrayGoesOn() {
    byte[] bytes = Ours.hex(DATUM);
    assertThrows(DecodeException.class, () -> codec.decode(bytes, 0, 4));
  }

  @Test
  void decodesAHeapBufferAndMovesItsPosition() {
    requireDecodes(ByteBuffer.wrap(Ours.hex(DATUM)));
  }

  @Test
  void decodesADirectBuffer() {
    requireDecodes(ByteBuffer.allocateDirect(5).put(Ours.hex(DATUM)).flip());
  }

  @Test
  void decodesASliceOfABuffer() {
    ByteBuffer whole = ByteBuffer.wrap(Ours.hex("ff ff" + DATUM + "ff"));
    requireDecodes(whole.slice(2, 5));
  }

  @Test
  void decodesAReadOnlyBuffer() {
    requireDecodes(ByteBuffer.wrap(Ours.hex(DATUM)).asReadOnlyBuffer());
  }

  @Test
  void decodesWhatRemainsOfABuffer() {
    requireDecodes(ByteBuffer.wrap(Ours.hex("ff ff" + DATUM + "ff")).position(2).limit(7));
    requireDecodes(
        ByteBuffer.wrap(Ours.hex("ff ff" + DATUM + "ff")).asReadOnlyBuffer().position(2).limit(7));
  }

  @Test
  void bufferStaysWhereItWasAfterAFailure() {
    ByteBuffer buffer = ByteBuffer.wrap(Ours.hex("ff" + DATUM)).position(1).limit(4);
    assertThrows(DecodeException.class, () -> codec.decode(buffer));
    assertEquals(1, buffer.position());
  }

  @Test
  void decodesOneDatumAfterTheOther() {
    AvroInput in = new AvroInput().reset(Ours.hex(DATUM + "02 64 02"));
    assertEquals("abc=7", codec.decode(in));
    assertEquals("d=1", codec.decode(in));
    assertEquals(0, in.remaining());
  }

  @Test
  void failedDecodeLeavesTheInputWhereTheDatumBegan() {
    AvroInput in = new AvroInput().reset(Arrays.copyOf(Ours.hex(DATUM + DATUM), 9));
    assertEquals("abc=7", codec.decode(in));
    assertThrows(DecodeException.class, () -> codec.decode(in));
    assertEquals(5, in.position());
  }

  @Test
  void failedDecodeWithReuseLeavesTheInputWhereTheDatumBegan() {
    AvroInput in = new AvroInput().reset(Arrays.copyOf(Ours.hex(DATUM), 4));
    assertThrows(DecodeException.class, () -> codec.decode(in, "abc=7"));
    assertEquals(0, in.position());
  }

  @Test
  void reuseIsHandedOn() {
    String reuse = String.copyValueOf("abc=7".toCharArray());
    assertSame(reuse, codec.decode(new AvroInput().reset(Ours.hex(DATUM)), reuse));
  }

  @Test
  void whatTheUsersCodeThrowsIsTheCause() {
    byte[] bytes = Ours.hex(NEGATIVE);
    DecodeException e = assertThrows(DecodeException.class, () -> codec.decode(bytes));
    assertInstanceOf(IllegalStateException.class, e.getCause());
    assertEquals("building the value threw java.lang.IllegalStateException", e.reason());
    assertEquals(5, e.position());
  }

  @Test
  void whatTheUsersCodeThrowsWithReuseIsTheCause() {
    AvroInput in = new AvroInput().reset(Ours.hex(NEGATIVE));
    DecodeException e = assertThrows(DecodeException.class, () -> codec.decode(in, "x=1"));
    assertInstanceOf(IllegalStateException.class, e.getCause());
  }

  @Test
  void errorPassesAndLeavesTheInputWhereTheDatumBegan() {
    AvroInput in = new AvroInput().reset(Ours.hex(DATUM));
    Error thrown = new LinkageError("made to fail");
    AvroCodec<String> failing = failing(thrown);
    assertSame(thrown, assertThrows(Error.class, () -> failing.decode(in)));
    assertEquals(0, in.position());
    assertSame(thrown, assertThrows(Error.class, () -> failing.decode(in, "x")));
    assertEquals(0, in.position());
  }

  @Test
  void endOfTheStackIsALimitAndLeavesTheInputWhereTheDatumBegan() {
    AvroInput in = new AvroInput().reset(Ours.hex(DATUM));
    AvroCodec<String> failing = failing(new StackOverflowError());
    assertThrows(LimitExceededException.class, () -> failing.decode(in));
    assertEquals(0, in.position());
    assertThrows(LimitExceededException.class, () -> failing.decode(in, "x"));
    assertEquals(0, in.position());
  }

  @Test
  void checkedExceptionThatWasHiddenIsTheCause() {
    AvroInput in = new AvroInput().reset(Ours.hex(DATUM));
    IOException thrown = new IOException("secret");
    DecodeException e = assertThrows(DecodeException.class, () -> failing(thrown).decode(in));
    assertSame(thrown, e.getCause());
    assertEquals("building the value threw java.io.IOException (byte 4)", e.getMessage());
    assertEquals(0, in.position());
  }

  @Test
  void checkedExceptionThatWasHiddenIsTheCauseWhenEncoding() {
    AvroOutput out = new AvroOutput();
    codec.encode("abc=7", out);
    IOException thrown = new IOException("secret");
    EncodeException e =
        assertThrows(EncodeException.class, () -> failing(thrown).encode("d=1", out));
    assertSame(thrown, e.getCause());
    assertEquals("reading the value threw java.io.IOException", e.getMessage());
    assertArrayEquals(Ours.hex(DATUM), out.toByteArray());
  }

  @Test
  void errorPassesAndLeavesTheOutputWhereTheDatumBegan() {
    AvroOutput out = new AvroOutput();
    codec.encode("abc=7", out);
    Error thrown = new LinkageError("made to fail");
    AvroCodec<String> failing = failing(thrown);
    assertSame(thrown, assertThrows(Error.class, () -> failing.encode("d=1", out)));
    assertArrayEquals(Ours.hex(DATUM), out.toByteArray());
  }

  private static AvroCodec<String> failing(Throwable thrown) {
    return new TextCodec() {
      @Override
      protected int encodeDatum(String value, AvroOutput out, int p) {
        super.encodeDatum(value, out, p);
        throw AvroCodecTest.<RuntimeException>hidden(thrown);
      }

      @Override
      protected String decodeDatum(AvroInput in) {
        in.readString();
        throw AvroCodecTest.<RuntimeException>hidden(thrown);
      }
    };
  }

  @SuppressWarnings({
    "unchecked",
    "TypeParameterUnusedInFormals"
  }) // Hiding the exception's type is the point.
  private static <X extends Throwable> X hidden(Throwable thrown) throws X {
    throw (X) thrown;
  }

  @Test
  void limitsOfTheInputHold() {
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxStringBytes(2);
    AvroInput in = new AvroInput(limits, Strictness.STRICT).reset(Ours.hex(DATUM));
    assertThrows(LimitExceededException.class, () -> codec.decode(in));
  }

  private void requireDecodes(ByteBuffer buffer) {
    assertEquals("abc=7", codec.decode(buffer));
    assertEquals(buffer.limit(), buffer.position());
  }
}
