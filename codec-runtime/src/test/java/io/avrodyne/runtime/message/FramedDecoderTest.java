package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AllocationTest;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.FramingsTest;
import io.avrodyne.runtime.frame.MapHeaders;
import io.avrodyne.runtime.frame.SchemaId;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FramedDecoderTest {

  private static final Point SEVEN = new Point(7);
  private static final Point.Codec OTHER = SingleObjectDecoderTest.OTHER;
  private static final FrameHeaders NONE = FrameHeaders.none();

  /** A source that remembers what it was asked for. */
  private static final class Asked implements SchemaSource {

    final Map<SchemaId, Schema> schemas = new HashMap<>();
    final List<SchemaId> ids = new ArrayList<>();

    Asked with(SchemaId id, Schema schema) {
      schemas.put(id, schema);
      return this;
    }

    @Override
    public @Nullable Schema find(SchemaId id) {
      ids.add(id);
      return schemas.get(id);
    }
  }

  private final Asked source = new Asked().with(SchemaId.id(17), Point.SCHEMA);

  private final FramedDecoder<Point> decoder =
      FramedDecoder.of(Framings.CONFLUENT_PREFIX, source, Point.CODEC);

  @Test
  void decodesWholeArraysRangesAndBuffers() {
    byte[] frame = bytes("00000000110e");
    byte[] larger = bytes("ff00000000110eff");
    assertEquals(SEVEN, decoder.decode(frame));
    assertEquals(SEVEN, decoder.decode(frame, NONE));
    assertEquals(SEVEN, decoder.decode(larger, 1, frame.length, NONE));
    ByteBuffer direct = ByteBuffer.allocateDirect(frame.length).put(frame).flip();
    for (ByteBuffer buffer :
        List.of(ByteBuffer.wrap(frame), direct, ByteBuffer.wrap(larger, 1, frame.length))) {
      assertEquals(SEVEN, decoder.decode(buffer, NONE));
      assertEquals(buffer.limit(), buffer.position());
    }
  }

  @Test
  void decodesOneFrameAfterTheOther() {
    AvroInput in = input("00000000110e000000001110");
    assertEquals(SEVEN, decoder.decode(in, NONE));
    assertEquals(new Point(8), decoder.decode(in, NONE));
    assertEquals(0, in.remaining());
  }

  @Test
  void sourceIsAskedOnce() {
    for (int i = 0; i < 3; i++) {
      assertEquals(SEVEN, decoder.decode(bytes("00000000110e")));
    }
    assertEquals(List.of(SchemaId.id(17)), source.ids);
  }

  @Test
  void schemaOfTheSourceIsResolved() {
    source.with(SchemaId.id(18), Point.parse(Point.Doubled.TEXT.replace("long", "int")));
    Schema wider =
        Point.parse(
            Point.TEXT.replace(
                "[{\"name\": \"x\"", "[{\"name\": \"y\", \"type\": \"long\"}, {\"name\": \"x\""));
    source.with(SchemaId.id(19), wider);
    assertEquals(SEVEN, decoder.decode(bytes("00000000120e")));
    assertEquals(SEVEN, decoder.decode(bytes("0000000013540e")));
  }

  @Test
  void sameNumberOfAnotherKindIsAnotherSchema() {
    Asked both =
        new Asked()
            .with(SchemaId.contentId(17), Point.SCHEMA)
            .with(SchemaId.globalId(17), OTHER.schema());
    FramedDecoder<Object> many =
        FramedDecoder.of(Framings.APICURIO_HEADERS, both, List.of(Point.CODEC, OTHER));
    MapHeaders content = MapHeaders.ofValue().with("apicurio.value.contentId", "0000000000000011");
    MapHeaders global = MapHeaders.ofValue().with("apicurio.value.globalId", "0000000000000011");
    for (int i = 0; i < 2; i++) {
      assertEquals(SEVEN, many.decode(bytes("0e"), content));
      assertEquals(SEVEN, many.decode(bytes("0e"), global));
    }
    assertEquals(List.of(SchemaId.contentId(17), SchemaId.globalId(17)), both.ids);
  }

  @Test
  void identifiersOf128BitsAreToldApartByAllBits() {
    List<UUID> versions =
        List.of(new UUID(1, 2), new UUID(2, 2), new UUID(1, 1), new UUID(2, 1), new UUID(0, 1));
    Asked asked = new Asked();
    versions.forEach(version -> asked.with(SchemaId.glueVersion(version), Point.SCHEMA));
    FramedDecoder<Point> glue = FramedDecoder.of(Framings.GLUE, asked, Point.CODEC);
    for (int i = 0; i < 2; i++) {
      for (UUID version : versions) {
        assertEquals(SEVEN, glue.decode(bytes(glueFrame(version))));
      }
    }
    assertEquals(versions.stream().map(SchemaId::glueVersion).toList(), asked.ids);
  }

  @Test
  void fingerprintsOfTheCodecNeedNoSource() {
    long earlier = Fingerprints.crc64(Point.parse(Point.Doubled.TEXT));
    Point.Codec codec = new Point.Codec(Point.TEXT, List.of(earlier));
    Asked nothing = new Asked();
    FramedDecoder<Point> knowing = FramedDecoder.of(Framings.SINGLE_OBJECT, nothing, codec);
    assertEquals(SEVEN, knowing.decode(SingleObjectEncoder.of(codec).encode(SEVEN)));
    assertEquals(new Point(14), knowing.decode(SingleObjectDecoderTest.message(earlier, 7)));
    assertEquals(List.of(), nothing.ids);
  }

  @Test
  void fingerprintsOfOthersAreAskedForOnce() {
    Schema old = Point.named("old.Spot");
    SchemaId id = SchemaId.fingerprint(Fingerprints.crc64(old));
    Asked asked = new Asked().with(id, old);
    FramedDecoder<Point> learning = FramedDecoder.of(Framings.SINGLE_OBJECT, asked, Point.CODEC);
    for (int i = 0; i < 2; i++) {
      assertEquals(SEVEN, learning.decode(SingleObjectDecoderTest.message(id.low(), 7)));
    }
    assertEquals(List.of(id), asked.ids);
  }

  @Test
  void sourceMustReturnTheSchemaOfTheFingerprint() {
    SchemaId id = SchemaId.fingerprint(1);
    Asked wrong = new Asked().with(id, Point.SCHEMA);
    FramedDecoder<Point> learning = FramedDecoder.of(Framings.SINGLE_OBJECT, wrong, Point.CODEC);
    UnknownSchemaException e =
        assertThrows(
            UnknownSchemaException.class,
            () -> learning.decode(SingleObjectDecoderTest.message(1, 7)));
    assertEquals(
        String.format(
            "unknown schema fingerprint 0x0000000000000001. The source returned the schema with"
                + " fingerprint 0x%016x.",
            Point.CODEC.fingerprint()),
        e.getMessage());
  }

  @Test
  void storeIsASourceAndItsConflictsAreRefused() {
    SchemaStore store = new SchemaStore();
    Schema old = Point.named("old.Spot");
    long fingerprint = store.add(old);
    FramedDecoder<Point> stored = FramedDecoder.of(Framings.SINGLE_OBJECT, store, Point.CODEC);
    assertEquals(SEVEN, stored.decode(SingleObjectDecoderTest.message(fingerprint, 7)));
    byte[] own = SingleObjectEncoder.of(Point.CODEC).encode(SEVEN);
    assertEquals(SEVEN, stored.decode(own));
    store.add(
        Point.parse(
            Point.TEXT.replace("\"int\"", "{\"type\": \"int\", \"logicalType\": \"date\"}")));
    assertThrows(SchemaResolutionException.class, () -> stored.decode(own));
  }

  @Test
  void sourceIsAskedForWhatTheFirstDoesNotKnow() {
    SchemaStore store = new SchemaStore();
    Schema old = Point.named("old.Spot");
    SchemaId stored = SchemaId.fingerprint(store.add(old));
    SchemaSource both = store.then(source);
    assertEquals(old, both.find(stored));
    assertEquals(Point.SCHEMA, both.find(SchemaId.id(17)));
    assertNull(both.find(SchemaId.id(18)));
    assertEquals(List.of(SchemaId.id(17), SchemaId.id(18)), source.ids);
  }

  @Test
  void conflictsOfAStoreAreRefusedWhateverIsAskedBeforeOrAfterIt() {
    Schema dated =
        Point.parse(
            Point.TEXT.replace("\"int\"", "{\"type\": \"int\", \"logicalType\": \"date\"}"));
    byte[] own = SingleObjectEncoder.of(Point.CODEC).encode(SEVEN);
    SchemaStore store = new SchemaStore();
    SchemaSource none = SchemaSource.none();
    List<SchemaSource> sources =
        List.of(store.then(none), none.then(store), none.then(store.then(none)));
    List<FramedDecoder<Point>> decoders =
        sources.stream()
            .map(source -> FramedDecoder.of(Framings.SINGLE_OBJECT, source, Point.CODEC))
            .toList();
    decoders.forEach(decoder -> assertEquals(SEVEN, decoder.decode(own)));
    store.add(dated);
    for (FramedDecoder<Point> decoder : decoders) {
      assertThrows(SchemaResolutionException.class, () -> decoder.decode(own));
    }
    for (SchemaSource source : sources) {
      assertThrows(
          IllegalArgumentException.class,
          () -> FramedDecoder.of(Framings.SINGLE_OBJECT, source, Point.CODEC));
    }
  }

  @Test
  void datumAloneIsReadByASingleCodec() {
    FramedDecoder<Point> bare = FramedDecoder.of(Framings.NONE, SchemaSource.none(), Point.CODEC);
    assertEquals(SEVEN, bare.decode(bytes("0e")));
    FramedDecoder<Object> many =
        FramedDecoder.of(Framings.NONE, SchemaSource.none(), List.of(Point.CODEC, OTHER));
    DecodeException e = assertThrows(DecodeException.class, () -> many.decode(bytes("0e")));
    assertEquals(
        "the datum does not identify its schema, but the decoder is for several codecs: now.Point,"
            + " now.Other. Create it with one codec (byte 0)",
        e.getMessage());
  }

  @Test
  void writerSchemaChoosesTheCodec() {
    source.with(SchemaId.id(18), OTHER.schema());
    FramedDecoder<Object> many =
        FramedDecoder.of(Framings.CONFLUENT_PREFIX, source, List.of(OTHER, Point.CODEC));
    assertEquals(SEVEN, many.decode(bytes("00000000110e")));
    assertEquals(SEVEN, many.decode(bytes("00000000120e")));
    source.with(SchemaId.id(19), Point.named("Nobody"));
    SchemaResolutionException e =
        assertThrows(SchemaResolutionException.class, () -> many.decode(bytes("00000000130e")));
    assertEquals(
        "schema id 19: no codec's name, alias or unqualified name matches the stored schema"
            + " now.Nobody; the codecs are for now.Other, now.Point",
        e.getMessage());
  }

  @Test
  void schemaThatNoCodecReadsIsRefusedWithoutAskingAgain() {
    source.with(SchemaId.id(20), Point.parse(Point.TEXT.replace("\"int\"", "\"string\"")));
    List<String> messages = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      AvroInput in = input("00000000140e");
      SchemaResolutionException e =
          assertThrows(SchemaResolutionException.class, () -> decoder.decode(in, NONE));
      assertEquals(0, in.position());
      messages.add(e.getMessage());
    }
    assertTrue(messages.get(0).startsWith("schema id 20: x: "), messages.get(0));
    assertEquals(1, messages.stream().distinct().count());
    assertEquals(List.of(SchemaId.id(20)), source.ids);
  }

  @Test
  void schemaThatTheSourceLacksIsAskedForAgain() {
    for (int i = 0; i < 2; i++) {
      AvroInput in = input("00000000150e");
      UnknownSchemaException e =
          assertThrows(UnknownSchemaException.class, () -> decoder.decode(in, NONE));
      assertEquals(0, in.position());
      assertEquals(6, in.remaining());
      assertEquals("schema id 21", e.identifier());
      assertEquals(0, e.fingerprint());
      assertEquals(
          "unknown schema id 21. The schema source does not have it. Check that it is the registry"
              + " of the producer. This decoder is for now.Point",
          e.getMessage());
    }
    source.with(SchemaId.id(21), Point.SCHEMA);
    assertEquals(SEVEN, decoder.decode(bytes("00000000150e")));
    assertEquals(3, source.ids.size());
  }

  @Test
  void idOfAnotherWidthIsSuspected() {
    UnknownSchemaException zero =
        assertThrows(
            UnknownSchemaException.class, () -> decoder.decode(bytes("0000000000000000110e")));
    assertTrue(
        String.valueOf(zero.getMessage()).contains("choose Framings.APICURIO_PREFIX"),
        zero.getMessage());
    FramedDecoder<Point> wide = FramedDecoder.of(Framings.APICURIO_PREFIX, source, Point.CODEC);
    UnknownSchemaException high =
        assertThrows(
            UnknownSchemaException.class, () -> wide.decode(bytes("0000000011000000000e")));
    assertTrue(
        String.valueOf(high.getMessage()).contains("choose Framings.CONFLUENT_PREFIX"),
        high.getMessage());
  }

  @Test
  void failureOfTheSourceIsTheCause() {
    IllegalStateException down = new IllegalStateException("down");
    SchemaSource failing =
        id -> {
          throw down;
        };
    FramedDecoder<Point> unlucky =
        FramedDecoder.of(Framings.CONFLUENT_PREFIX, failing, Point.CODEC);
    AvroInput in = input("00000000110e");
    DecodeException e = assertThrows(DecodeException.class, () -> unlucky.decode(in, NONE));
    assertEquals(
        "looking up schema id 17 threw java.lang.IllegalStateException (byte 0)", e.getMessage());
    assertSame(down, e.getCause());
    assertEquals(0, in.position());
  }

  @Test
  void errorInADatumLeavesTheInputBeforeTheFrame() {
    AvroInput in = input("020000000011ffffffffff0f");
    in.readInt();
    int start = in.position();
    AvroInput truncated = input("0000000011");
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(truncated, NONE));
    assertEquals(5, e.position());
    assertEquals(0, truncated.position());
    assertThrows(DecodeException.class, () -> decoder.decode(in, NONE));
    assertEquals(start, in.position());
  }

  @Test
  void bytesAfterTheDatumAreRejected() {
    AvroInput in = input("00000000110effff");
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decodeWhole(in, NONE));
    assertEquals("2 bytes remain after the datum (byte 6)", e.getMessage());
    assertEquals(0, in.position());
    assertEquals(8, in.remaining());
  }

  @Test
  void missingHeaderIsExplained() {
    FramedDecoder<Point> byHeader =
        FramedDecoder.of(Framings.CONFLUENT_HEADER, source, Point.CODEC);
    DecodeException e = assertThrows(DecodeException.class, () -> byHeader.decode(bytes("0e")));
    assertEquals(
        "no header shows a frame with Confluent's header (__key_schema_id, __value_schema_id). If"
            + " other data are expected, add their form with Framings.firstOf (byte 0)",
        e.getMessage());
  }

  @Test
  void valueIsReused() {
    Point reuse = new Point(1);
    assertSame(reuse, decoder.decode(input("00000000110e"), reuse, NONE));
    assertEquals(SEVEN, reuse);
    assertEquals(SEVEN, decoder.decode(input("00000000110e"), null, NONE));
    FramedDecoder<Object> many =
        FramedDecoder.of(Framings.CONFLUENT_PREFIX, source, List.of(Point.CODEC, OTHER));
    assertEquals(SEVEN, many.decode(input("00000000110e"), "another type", NONE));
    assertSame(reuse, many.decode(input("00000000110e"), reuse, NONE));
    Point subclass = new Point.Special(1);
    assertNotSame(subclass, many.decode(input("00000000110e"), subclass, NONE));
  }

  @Test
  void identifierIsReadAlone() {
    AvroInput in = input("00000000990e");
    assertEquals(SchemaId.id(0x99), decoder.idOf(in, NONE));
    assertEquals(0, in.position());
    assertEquals(6, in.remaining());
    assertEquals(List.of(), source.ids);
  }

  @Test
  void identifiersAreForgottenWhenThereAreTooMany() {
    for (int id = 1; id <= 5; id++) {
      source.with(SchemaId.id(id), Point.SCHEMA);
    }
    FramedDecoder<Point> small =
        FramedDecoder.of(Framings.CONFLUENT_PREFIX, source, List.of(Point.CODEC), 4);
    decodeEach(small, 1, 2, 3, 4, 1, 2, 3, 4);
    assertEquals(4, source.ids.size());
    decodeEach(small, 5, 5);
    assertEquals(5, source.ids.size());
    decodeEach(small, 1, 1, 5);
    assertEquals(6, source.ids.size());
    assertThrows(
        IllegalArgumentException.class,
        () -> FramedDecoder.of(Framings.NONE, source, List.of(Point.CODEC), 0));
  }

  private static void decodeEach(FramedDecoder<Point> decoder, int... ids) {
    for (int id : ids) {
      assertEquals(SEVEN, decoder.decode(bytes(String.format("00%08x0e", id))));
    }
  }

  @Test
  void threadsShareADecoderWhoseTableOverflows() throws Exception {
    FramedDecoder<Point> shared =
        FramedDecoder.of(Framings.CONFLUENT_PREFIX, id -> Point.SCHEMA, List.of(Point.CODEC), 3);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int thread = 0; thread < 4; thread++) {
        int seed = thread;
        runs.add(
            threads.submit(
                () -> {
                  Random random = new Random(seed);
                  AvroInput in = new AvroInput();
                  for (int i = 0; i < 2_000; i++) {
                    byte[] frame = bytes(String.format("00%08x0e", random.nextInt(8)));
                    assertEquals(SEVEN, shared.decodeWhole(in.reset(frame), NONE));
                  }
                }));
      }
      for (Future<?> run : runs) {
        run.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void noCodecIsRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> FramedDecoder.of(Framings.NONE, source, List.<Point.Codec>of()));
  }

  @Test
  void framesWithoutHeadersAreReadWithoutAllocation() {
    Asked all =
        new Asked()
            .with(SchemaId.id(17), Point.SCHEMA)
            .with(SchemaId.globalId(17), Point.SCHEMA)
            .with(SchemaId.glueVersion(new UUID(0, 17)), Point.SCHEMA);
    Map<Framing, byte[]> frames =
        Map.of(
            Framings.CONFLUENT_PREFIX, bytes("00000000110e"),
            Framings.APICURIO_PREFIX, bytes("0000000000000000110e"),
            Framings.GLUE, bytes(glueFrame(new UUID(0, 17))),
            Framings.SINGLE_OBJECT, SingleObjectEncoder.of(Point.CODEC).encode(SEVEN),
            Framings.NONE, bytes("0e"));
    AvroInput in = new AvroInput();
    Point reuse = new Point(0);
    frames.forEach(
        (framing, frame) -> {
          FramedDecoder<Point> reader = FramedDecoder.of(framing, all, Point.CODEC);
          AllocationTest.requireNone(() -> reader.decode(in.reset(frame), reuse, NONE));
        });
  }

  private static String glueFrame(UUID version) {
    return "0300" + version.toString().replace("-", "") + "0e";
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private static AvroInput input(String hex) {
    return FramingsTest.input(hex);
  }
}
