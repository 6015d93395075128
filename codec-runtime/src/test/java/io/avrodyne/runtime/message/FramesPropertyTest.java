package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.MapHeaders;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Tests of all forms with any identifiers, and with any bytes and headers in place of frames. */
class FramesPropertyTest {

  private static final List<Framing> FORMS =
      List.of(
          Framings.CONFLUENT_PREFIX,
          Framings.CONFLUENT_HEADER,
          Framings.CONFLUENT_HEADER_GUID,
          Framings.APICURIO_PREFIX,
          Framings.APICURIO_HEADERS,
          Framings.GLUE,
          Framings.GLUE_ZLIB,
          Framings.AZURE,
          Framings.SINGLE_OBJECT,
          Framings.NONE,
          Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.CONFLUENT_PREFIX),
          Framings.firstOf(Framings.APICURIO_HEADERS, Framings.AZURE, Framings.GLUE));

  /** The names of all headers that forms look at. */
  private static final List<String> NAMES =
      List.of(
          "__key_schema_id",
          "__value_schema_id",
          "apicurio.key.contentId",
          "apicurio.value.contentId",
          "apicurio.value.globalId",
          "apicurio.value.encoding",
          "content-type");

  @Property
  void whatIsWrittenIsRead(
      @ForAll("forms") Framing framing,
      @ForAll long high,
      @ForAll long low,
      @ForAll int x,
      @ForAll boolean asKey) {
    SchemaId id = id(framing.kind(), high, low);
    MapHeaders headers =
        asKey && framing != Framings.AZURE ? MapHeaders.ofKey() : MapHeaders.ofValue();
    Point value = new Point(x & Integer.MAX_VALUE);
    byte[] frame = FrameEncoder.of(framing).encode(id, Point.CODEC, value, headers);
    FramedDecoder<Point> decoder =
        FramedDecoder.of(
            framing,
            found -> {
              assertEquals(id, found);
              return Point.named("old.Spot");
            },
            Point.CODEC);
    if (framing == Framings.SINGLE_OBJECT) {
      assertEquals(id, decoder.idOf(new AvroInput().reset(frame), headers));
    } else {
      assertEquals(value, decoder.decode(frame, headers));
    }
  }

  /** Keeps what the kind has room for. */
  private static SchemaId id(Kind kind, long high, long low) {
    return switch (kind) {
      case NONE -> SchemaId.NONE;
      case ID -> SchemaId.id((int) low & Integer.MAX_VALUE);
      case GLOBAL_ID, CONTENT_ID -> new SchemaId(kind, 0, low & Long.MAX_VALUE);
      case FINGERPRINT -> SchemaId.fingerprint(low);
      default -> new SchemaId(kind, high, low);
    };
  }

  @Property(tries = 5_000)
  void anyBytesAndHeadersAreDecodedOrRefused(
      @ForAll("forms") Framing framing,
      @ForAll("bytes") byte[] bytes,
      @ForAll("headers") Map<String, byte[]> given,
      @ForAll boolean asKey) {
    MapHeaders headers = asKey ? MapHeaders.ofKey() : MapHeaders.ofValue();
    given.forEach(headers::put);
    String before = headers.toString();
    FramedDecoder<Point> decoder =
        FramedDecoder.of(framing, id -> id.low() % 2 == 0 ? Point.SCHEMA : null, Point.CODEC);
    AvroInput in =
        new AvroInput(DecodeLimits.DEFAULT.withMaxResolvedBytes(1 << 12), Strictness.STRICT)
            .reset(bytes);
    try {
      decoder.decode(in, headers);
      assertTrue(in.remaining() < bytes.length || bytes.length == 0);
    } catch (DecodeException | UnknownSchemaException e) {
      assertTrue(!e.reason().isEmpty());
      assertEquals(0, in.position());
      assertEquals(bytes.length, in.remaining());
    }
    assertEquals(before, headers.toString());
  }

  /** Damages one byte of a valid frame. */
  @Property(tries = 5_000)
  void damagedFrameIsDecodedOrRefused(
      @ForAll("forms") Framing framing, @ForAll long low, @ForAll int at, @ForAll byte damage) {
    MapHeaders headers = MapHeaders.ofValue();
    AvroOutput out = new AvroOutput();
    SchemaId id = id(framing.kind(), low, low);
    FrameEncoder.of(framing).encode(id, Point.CODEC, new Point(7), out, headers);
    byte[] frame = out.toByteArray();
    frame[Math.floorMod(at, frame.length)] ^= damage;
    FramedDecoder<Point> decoder = FramedDecoder.of(framing, found -> Point.SCHEMA, Point.CODEC);
    AvroInput in = new AvroInput().reset(frame);
    try {
      decoder.decodeWhole(in, headers);
    } catch (AvroCodecException e) {
      assertTrue(e instanceof DecodeException || e instanceof UnknownSchemaException, e::toString);
      assertEquals(0, in.position());
      assertEquals(frame.length, in.remaining());
    }
  }

  @Provide
  Arbitrary<Framing> forms() {
    return Arbitraries.of(FORMS);
  }

  /** Returns bytes that begin as some form does, or anyhow. */
  @Provide
  Arbitrary<byte[]> bytes() {
    Arbitrary<String> starts =
        Arbitraries.of(
            "", "00", "01", "0300", "0305", "0300" + "00".repeat(16), "0305789c", "c301");
    Arbitrary<byte[]> rest = Arbitraries.bytes().array(byte[].class).ofMaxSize(40);
    return Combinators.combine(starts, rest)
        .as((start, more) -> HexFormat.of().parseHex(start + HexFormat.of().formatHex(more)));
  }

  @Provide
  Arbitrary<Map<String, byte[]>> headers() {
    Arbitrary<byte[]> values =
        Arbitraries.oneOf(
            Arbitraries.bytes().array(byte[].class).ofMaxSize(20),
            Arbitraries.of("0000000002", "0000000000000002", "42494e415259", "4a534f4e")
                .map(hex -> HexFormat.of().parseHex(hex)));
    return Arbitraries.maps(Arbitraries.of(NAMES), values).ofMaxSize(3);
  }
}
