package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.MessageHeader;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SingleObjectDecoderTest {

  static final Point.Codec OTHER =
      new Point.Codec(Point.TEXT.replace("Point", "Other").replace("Spot", "Else"), List.of());

  private static final Point SEVEN = new Point(7);
  private static final byte[] MESSAGE = SingleObjectEncoder.of(Point.CODEC).encode(SEVEN);
  private static final long UNKNOWN = 0x0123456789abcdefL;

  private final SingleObjectDecoder<Point> decoder = SingleObjectDecoder.of(Point.CODEC);

  @Test
  void decodesWholeArraysRangesAndBuffers() {
    byte[] framed = new byte[MESSAGE.length + 2];
    System.arraycopy(MESSAGE, 0, framed, 1, MESSAGE.length);
    assertEquals(SEVEN, decoder.decode(MESSAGE));
    assertEquals(SEVEN, decoder.decode(framed, 1, MESSAGE.length));
    ByteBuffer direct = ByteBuffer.allocateDirect(MESSAGE.length).put(MESSAGE).flip();
    for (ByteBuffer buffer :
        List.of(
            ByteBuffer.wrap(MESSAGE),
            direct,
            ByteBuffer.wrap(framed, 1, MESSAGE.length).slice(),
            ByteBuffer.wrap(framed, 1, MESSAGE.length).asReadOnlyBuffer())) {
      assertEquals(SEVEN, decoder.decode(buffer));
      assertEquals(buffer.limit(), buffer.position());
    }
  }

  @Test
  void decodesOneMessageAfterTheOther() {
    byte[] twice = Arrays.copyOf(MESSAGE, 2 * MESSAGE.length);
    System.arraycopy(MESSAGE, 0, twice, MESSAGE.length, MESSAGE.length);
    AvroInput in = new AvroInput().reset(twice);
    assertEquals(SEVEN, decoder.decode(in));
    assertEquals(SEVEN, decoder.decode(in));
    assertEquals(0, in.remaining());
  }

  @Test
  void bytesAfterTheMessageAreRefused() {
    byte[] longer = Arrays.copyOf(MESSAGE, MESSAGE.length + 2);
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(longer));
    assertEquals("2 bytes remain after the datum (byte 11)", e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "            | the input ends in the middle of the message header (byte 0)",
        "c3          | the input ends in the middle of the message header (byte 1)",
        "c301        | the input ends in the middle of the message header (byte 2)",
        "c30101020304050607 | the input ends in the middle of the message header (byte 9)",
        "c401        | not a single-object message: the first byte is not C3 (byte 0)",
        "0e          | not a single-object message: the first byte is not C3 (byte 0)",
        "c302        | unsupported version of a single-object message: the second byte is not 01 (byte 1)",
        "c3020000000000000000ff | unsupported version of a single-object message: the second byte is not 01 (byte 1)",
      })
  void wrongHeaderIsRefusedWhereItIsWrong(String header, String message) {
    byte[] bytes = HexFormat.of().parseHex(header == null ? "" : header);
    AvroInput in = new AvroInput().reset(bytes);
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(in));
    assertEquals(message, e.getMessage());
    assertEquals(0, in.position());
  }

  @Test
  void positionsAreThoseOfTheInput() {
    byte[] bytes = HexFormat.of().parseHex("000000c302");
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(bytes, 3, 2));
    assertEquals(4, e.position());
  }

  @Test
  void failedDecodeLeavesTheInputWhereTheMessageBegan() {
    AvroInput in = new AvroInput().reset(MESSAGE, 0, MESSAGE.length - 1);
    assertThrows(DecodeException.class, () -> decoder.decode(in));
    assertEquals(0, in.position());
    assertThrows(DecodeException.class, () -> decoder.decode(in, new Point(1)));
    assertEquals(0, in.position());
    ByteBuffer buffer = ByteBuffer.wrap(MESSAGE, 0, MESSAGE.length - 1);
    assertThrows(DecodeException.class, () -> decoder.decode(buffer));
    assertEquals(0, buffer.position());
  }

  @Test
  void unknownFingerprintIsReportedWithTheWayOut() {
    AvroInput in = new AvroInput().reset(message(UNKNOWN, 7));
    UnknownSchemaException e = assertThrows(UnknownSchemaException.class, () -> decoder.decode(in));
    assertEquals(UNKNOWN, e.fingerprint());
    assertEquals(
        "unknown schema fingerprint 0x0123456789abcdef. This application is probably older than"
            + " the writer: deploy the version that was built with the writer's schema. Otherwise"
            + " add the schema to the schema source of this decoder, such as a SchemaStore, or to"
            + " the schema history that the codec is compiled with. This decoder is for now.Point",
        e.getMessage());
    assertEquals(0, in.position());
  }

  @Test
  void knownWriterNeedsNoRegistration() {
    long earlier = Fingerprints.crc64(Point.parse(Point.Doubled.TEXT));
    Point.Codec codec = new Point.Codec(Point.TEXT, List.of(earlier));
    SingleObjectDecoder<Point> knowing = SingleObjectDecoder.of(codec);
    assertEquals(new Point(14), knowing.decode(message(earlier, 7)));
    assertEquals(new Point(14), knowing.decode(input(message(earlier, 7)), new Point(0)));
    assertEquals(SEVEN, knowing.decode(MESSAGE));
  }

  @Test
  void reuseIsHandedOn() {
    Point reuse = new Point(1);
    assertSame(reuse, decoder.decode(input(MESSAGE), reuse));
    assertEquals(SEVEN, reuse);
  }

  @Test
  void reuseOfAnotherTypeIsNotChangedWithASingleCodec() {
    SingleObjectDecoder<Object> any = SingleObjectDecoder.of(Point.CODEC);
    AvroInput in = input(MESSAGE);
    assertEquals(SEVEN, any.decode(in, "another type"));
    assertEquals(0, in.remaining());
  }

  @Test
  void decoderOfManyTypesChoosesByFingerprint() {
    SingleObjectDecoder<Object> many = SingleObjectDecoder.of(Point.CODEC, OTHER);
    assertEquals(SEVEN, many.decode(MESSAGE));
    assertEquals(new Point(9), many.decode(message(OTHER.fingerprint(), 9)));
    UnknownSchemaException e =
        assertThrows(UnknownSchemaException.class, () -> many.decode(message(UNKNOWN, 7)));
    assertTrue(e.getMessage().endsWith("This decoder is for now.Point, now.Other"));
  }

  @Test
  void decoderOfManyTypesReusesWhatHasTheRightClass() {
    SingleObjectDecoder<Object> many = SingleObjectDecoder.of(Point.CODEC, OTHER);
    assertEquals(SEVEN, many.decode(input(MESSAGE), "another type"));
    Point reuse = new Point(1);
    assertSame(reuse, many.decode(input(MESSAGE), reuse));
    assertEquals(SEVEN, reuse);
    Point subclass = new Point.Special(1);
    assertNotSame(subclass, many.decode(input(MESSAGE), subclass));
  }

  @Test
  void codecsMayBeGivenAsAList() {
    List<AvroCodec<?>> codecs = List.of(Point.CODEC, OTHER);
    SingleObjectDecoder<Object> many = SingleObjectDecoder.<Object>builder(codecs).build();
    assertEquals(SEVEN, many.decode(MESSAGE));
    assertEquals(new Point(9), many.decode(message(OTHER.fingerprint(), 9)));
  }

  @Test
  void decoderForAFingerprintDecodesTheDatumAlone() {
    SingleObjectDecoder<Object> many = SingleObjectDecoder.of(Point.CODEC, OTHER);
    byte[] datum = Arrays.copyOfRange(MESSAGE, MessageHeader.BYTES, MESSAGE.length);
    assertEquals(SEVEN, many.decoderFor(Point.CODEC.fingerprint()).decode(datum));
    assertSame(OTHER, many.decoderFor(OTHER.fingerprint()));
    UnknownSchemaException e =
        assertThrows(UnknownSchemaException.class, () -> many.decoderFor(UNKNOWN));
    assertEquals(UNKNOWN, e.fingerprint());
  }

  @Test
  void noCodecIsRefused() {
    assertThrows(IllegalArgumentException.class, SingleObjectDecoder::of);
    assertThrows(
        IllegalArgumentException.class,
        () -> SingleObjectDecoder.builder(List.<AvroCodec<Point>>of()).build());
  }

  @Test
  void codecsWithOneSchemaAreRefused() {
    Point.Codec same = new Point.Codec(Point.TEXT, List.of());
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> SingleObjectDecoder.of(Point.CODEC, same));
    assertTrue(
        String.valueOf(e.getMessage())
            .startsWith("Two codecs read now.Point with the fingerprint 0x"));
  }

  @Test
  void codecsOfOneLayoutWithOtherLogicalTypesAreRefused() {
    Point.Codec dated =
        new Point.Codec(
            Point.TEXT.replace("\"int\"", "{\"type\": \"int\", \"logicalType\": \"date\"}"),
            List.of());
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> SingleObjectDecoder.of(Point.CODEC, dated));
    assertTrue(
        String.valueOf(e.getMessage())
            .contains("differ in logical types (x: no logical type and date)"),
        String.valueOf(e.getMessage()));
  }

  @Test
  void knownWriterThatAnotherCodecWritesIsRefused() {
    Point.Codec earlier = new Point.Codec(Point.Doubled.TEXT, List.of());
    Point.Codec codec = new Point.Codec(Point.TEXT, List.of(earlier.fingerprint()));
    assertThrows(IllegalArgumentException.class, () -> SingleObjectDecoder.of(codec, earlier));
    assertThrows(IllegalArgumentException.class, () -> SingleObjectDecoder.of(earlier, codec));
  }

  @Test
  void storedSchemaWithOtherLogicalTypesIsRefused() {
    SchemaStore store = new SchemaStore();
    store.add(
        Point.parse(
            Point.TEXT.replace("\"int\"", "{\"type\": \"int\", \"logicalType\": \"date\"}")));
    assertThrows(
        IllegalArgumentException.class,
        () -> SingleObjectDecoder.builder(Point.CODEC).schemas(store).build());
    assertThrows(
        IllegalArgumentException.class,
        () -> SingleObjectDecoder.builder(Point.CODEC, OTHER).schemas(store).build());
  }

  @Test
  void storedSchemaOfTheCodecIsFine() {
    SchemaStore store = new SchemaStore();
    store.add(Point.SCHEMA);
    assertEquals(
        SEVEN, SingleObjectDecoder.builder(Point.CODEC).schemas(store).build().decode(MESSAGE));
  }

  @Test
  void whateverBitIsWrongTheFailureIsOurs() {
    SingleObjectDecoder<Object> many = SingleObjectDecoder.of(Point.CODEC, OTHER);
    for (int bit = 0; bit < 8 * 10; bit++) {
      byte[] flipped = MESSAGE.clone();
      flipped[bit / 8] ^= (byte) (1 << (bit % 8));
      AvroInput in = input(flipped);
      Class<? extends Exception> expected =
          bit < 16 ? DecodeException.class : UnknownSchemaException.class;
      assertThrows(expected, () -> many.decode(in));
      assertEquals(0, in.position());
    }
  }

  static byte[] message(long fingerprint, int value) {
    byte[] bytes = new byte[11];
    bytes[0] = (byte) 0xC3;
    bytes[1] = 1;
    System.arraycopy(Fingerprints.toLittleEndian(fingerprint), 0, bytes, 2, 8);
    bytes[10] = (byte) (value << 1);
    return bytes;
  }

  private static AvroInput input(byte[] bytes) {
    return new AvroInput().reset(bytes);
  }
}
