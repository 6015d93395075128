package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AllocationTest;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.FramingsTest;
import io.avrodyne.runtime.frame.MapHeaders;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.HexFormat;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FrameEncoderTest {

  private static final Point SEVEN = new Point(7);
  private static final UUID VERSION = FramingsTest.GUID;

  private final AvroOutput out = new AvroOutput(0);

  @Test
  void frameAndDatumAreAppendedToTheContent() {
    FrameEncoder encoder = FrameEncoder.of(Framings.CONFLUENT_PREFIX);
    encoder.encode(SchemaId.id(17), Point.CODEC, SEVEN, out, FrameHeaders.none());
    encoder.encode(SchemaId.id(18), Point.CODEC, SEVEN, out, FrameHeaders.none());
    assertEquals("00000000110e00000000120e", hex(out.toByteArray()));
    assertEquals(
        "00000000110e",
        hex(encoder.encode(SchemaId.id(17), Point.CODEC, SEVEN, FrameHeaders.none())));
  }

  @Test
  void headersAreSetWithTheDatum() {
    MapHeaders headers = MapHeaders.ofValue();
    FrameEncoder encoder = FrameEncoder.of(Framings.CONFLUENT_HEADER);
    assertEquals("0e", hex(encoder.encode(SchemaId.id(17), Point.CODEC, SEVEN, headers)));
    assertEquals("__value_schema_id=0000000011", headers.toString());
  }

  @Test
  void inheritedHeadersOfTheSamePartAreRemoved() {
    MapHeaders headers = MapHeaders.ofValue();
    for (Framing framing :
        new Framing[] {
          Framings.CONFLUENT_HEADER, Framings.APICURIO_HEADERS, Framings.AZURE, Framings.NONE
        }) {
      long number = framing == Framings.NONE ? 0 : 17;
      SchemaId id = new SchemaId(framing.kind(), 0, number);
      headers.with("__key_schema_id", "0000000011").with("apicurio.value.globalId", "11");
      MapHeaders alone = MapHeaders.ofValue().with("__key_schema_id", "0000000011");
      FrameEncoder.of(framing).encode(id, Point.CODEC, SEVEN, headers);
      FrameEncoder.of(framing).encode(id, Point.CODEC, SEVEN, alone);
      assertEquals(alone.toString(), headers.toString());
    }
    assertEquals("__key_schema_id=0000000011", headers.toString());
    MapHeaders ofKey = MapHeaders.ofKey().with("__value_schema_id", "00").with("content-type", "");
    ofKey.with("__key_schema_id", "00").with("apicurio.key.contentId", "00");
    FrameEncoder.of(Framings.NONE).encode(SchemaId.NONE, Point.CODEC, SEVEN, ofKey);
    assertEquals("__value_schema_id=00 content-type=", ofKey.toString());
  }

  @Test
  void otherContentTypesAreKept() {
    MapHeaders headers = MapHeaders.ofValue().with("content-type", "6a736f6e");
    FrameEncoder.of(Framings.NONE).encode(SchemaId.NONE, Point.CODEC, SEVEN, headers);
    assertEquals("content-type=6a736f6e", headers.toString());
  }

  @Test
  void messagesAreThoseOfTheSingleObjectEncoder() {
    byte[] expected = SingleObjectEncoder.of(Point.CODEC).encode(SEVEN);
    SchemaId id = SchemaId.fingerprint(Point.CODEC.fingerprint());
    assertArrayEquals(
        expected,
        FrameEncoder.of(Framings.SINGLE_OBJECT)
            .encode(id, Point.CODEC, SEVEN, FrameHeaders.none()));
  }

  @Test
  void compressedDatumFollowsTheContent() {
    out.append(new byte[] {1, 2, 3}, 0, 3);
    FrameEncoder.of(Framings.GLUE_ZLIB)
        .encode(SchemaId.glueVersion(VERSION), Point.CODEC, SEVEN, out, FrameHeaders.none());
    assertEquals(
        "010203" + "030500112233445566778899aabbccddeeff" + "789ce303" + "0000" + "0f000f",
        hex(out.toByteArray()));
  }

  @Test
  void nothingIsLeftOfAFrameWhoseDatumFails() {
    MapHeaders headers = MapHeaders.ofValue();
    for (Framing framing :
        new Framing[] {Framings.CONFLUENT_PREFIX, Framings.CONFLUENT_HEADER, Framings.GLUE_ZLIB}) {
      out.reset();
      out.append(new byte[] {1, 2, 3}, 0, 3);
      SchemaId id = new SchemaId(framing.kind(), 0, 17);
      EncodeException e =
          assertThrows(
              EncodeException.class,
              () -> FrameEncoder.of(framing).encode(id, Point.CODEC, new Point(-1), out, headers));
      assertEquals("negative", e.getMessage());
      assertEquals("010203", hex(out.toByteArray()));
      assertEquals("", headers.toString());
    }
  }

  @Test
  void nothingIsLeftOfAFrameWhoseHeaderFails() {
    assertThrows(
        EncodeException.class,
        () ->
            FrameEncoder.of(Framings.AZURE)
                .encode(
                    new SchemaId(SchemaId.Kind.AZURE_ID, 0, 17),
                    Point.CODEC,
                    SEVEN,
                    out,
                    FrameHeaders.none()));
    assertEquals(0, out.size());
  }

  @Test
  void nothingIsLeftOfAFrameWhoseIdIsRefused() {
    FrameEncoder encoder = FrameEncoder.of(Framings.CONFLUENT_PREFIX);
    assertThrows(
        EncodeException.class,
        () -> encoder.encode(SchemaId.id(-1), Point.CODEC, SEVEN, out, FrameHeaders.none()));
    assertEquals(0, out.size());
  }

  @Test
  void headersThatThrowLeaveTheOutputAsItWas() {
    FrameHeaders readOnly =
        new FrameHeaders() {
          @Override
          public boolean isKey() {
            return false;
          }

          @Override
          public byte @Nullable [] last(String name) {
            return null;
          }

          @Override
          public void remove(String name) {
            throw new IllegalStateException("read only");
          }

          @Override
          public void put(String name, byte[] value) {
            throw new IllegalStateException("read only");
          }
        };
    FrameEncoder encoder = FrameEncoder.of(Framings.CONFLUENT_HEADER);
    assertThrows(
        IllegalStateException.class,
        () -> encoder.encode(SchemaId.id(1), Point.CODEC, SEVEN, out, readOnly));
    assertEquals(0, out.size());
  }

  @Test
  void framesWithoutHeadersAreWrittenWithoutAllocation() {
    for (Framing framing :
        new Framing[] {
          Framings.CONFLUENT_PREFIX,
          Framings.APICURIO_PREFIX,
          Framings.GLUE,
          Framings.SINGLE_OBJECT,
          Framings.NONE,
          Framings.firstOf(Framings.CONFLUENT_PREFIX)
        }) {
      FrameEncoder encoder = FrameEncoder.of(framing);
      SchemaId id = new SchemaId(framing.kind(), 0, framing == Framings.NONE ? 0 : 17);
      AllocationTest.requireNone(
          () -> {
            out.reset();
            encoder.encode(id, Point.CODEC, SEVEN, out, FrameHeaders.none());
          });
    }
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
