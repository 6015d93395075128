package io.avrodyne.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the forms of frames against bytes and headers written by hand. */
public class FramingsTest {

  public static final UUID GUID = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");

  private static final String GUID_HEX = "00112233445566778899aabbccddeeff";
  private static final String AZURE_HEX =
      HexFormat.of().formatHex(("avro/binary+" + GUID_HEX).getBytes(StandardCharsets.US_ASCII));
  private static final String DATUM = "2a";
  private static final String BINARY = "42494e415259";

  /** Returns a framing, an identifier, and the frame's bytes and headers for a value. */
  static Stream<Arguments> vectors() {
    return Stream.of(
        Arguments.of(Framings.CONFLUENT_PREFIX, SchemaId.id(17), "0000000011", ""),
        Arguments.of(Framings.CONFLUENT_PREFIX, SchemaId.id(0x7fffffff), "007fffffff", ""),
        Arguments.of(Framings.APICURIO_PREFIX, SchemaId.globalId(17), "000000000000000011", ""),
        Arguments.of(
            Framings.APICURIO_PREFIX, SchemaId.globalId(Long.MAX_VALUE), "007fffffffffffffff", ""),
        Arguments.of(Framings.GLUE, SchemaId.glueVersion(GUID), "0300" + GUID_HEX, ""),
        Arguments.of(
            Framings.SINGLE_OBJECT,
            SchemaId.fingerprint(0x0102030405060708L),
            "c3010807060504030201",
            ""),
        Arguments.of(Framings.NONE, SchemaId.NONE, "", ""),
        Arguments.of(
            Framings.CONFLUENT_HEADER, SchemaId.id(17), "", "__value_schema_id=0000000011"),
        Arguments.of(
            Framings.CONFLUENT_HEADER_GUID,
            SchemaId.guid(GUID),
            "",
            "__value_schema_id=01" + GUID_HEX),
        Arguments.of(
            Framings.APICURIO_HEADERS,
            SchemaId.contentId(17),
            "",
            "apicurio.value.contentId=0000000000000011 apicurio.value.encoding=" + BINARY),
        Arguments.of(Framings.AZURE, SchemaId.azureId(GUID_HEX), "", "content-type=" + AZURE_HEX));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void frameIsWrittenAndReadAsSpecified(
      Framing framing, SchemaId id, String frame, String headersText) {
    MapHeaders headers = MapHeaders.ofValue();
    assertEquals(frame + DATUM, write(framing, id, headers));
    assertEquals(headersText, headers.toString());
    AvroInput in = input(frame + DATUM);
    FoundId found = new FoundId();
    assertTrue(framing.read(found, in, headers));
    assertEquals(id, found.toSchemaId());
    assertEquals(frame.length() / 2, in.position());
    assertEquals(id.kind(), framing.kind());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void frameThatEndsTooEarlyIsRejectedAtItsEnd(
      Framing framing, SchemaId id, String frame, String headersText) {
    MapHeaders headers = MapHeaders.ofValue();
    write(framing, id, headers);
    for (int size = 0; size < frame.length() / 2; size++) {
      AvroInput in = input(frame.substring(0, 2 * size));
      DecodeException e =
          assertThrows(
              DecodeException.class, () -> framing.read(new FoundId(), in, headers), frame);
      assertEquals(size, e.position());
      assertEquals(frame.length() / 2 - size, e.missingBytes());
      assertEquals(0, in.position());
    }
  }

  @Test
  void zlibCompressesTheDatum() {
    String written = write(Framings.GLUE_ZLIB, SchemaId.glueVersion(GUID), FrameHeaders.none());
    assertEquals("0305" + GUID_HEX + "789cd30200002b002b", written);
    for (Framing framing : new Framing[] {Framings.GLUE, Framings.GLUE_ZLIB}) {
      AvroInput in = input(written);
      FoundId found = new FoundId();
      assertTrue(framing.read(found, in, FrameHeaders.none()));
      assertEquals(SchemaId.glueVersion(GUID), found.toSchemaId());
      assertEquals(1, in.remaining());
      assertEquals(0x15, in.readInt());
    }
    assertTrue(
        Framings.GLUE_ZLIB.read(new FoundId(), input("0300" + GUID_HEX), FrameHeaders.none()));
  }

  @Test
  void confluentPrefixReadsAGuid() {
    AvroInput in = input("01" + GUID_HEX + DATUM);
    FoundId found = new FoundId();
    assertTrue(Framings.CONFLUENT_PREFIX.read(found, in, FrameHeaders.none()));
    assertEquals(SchemaId.guid(GUID), found.toSchemaId());
    assertEquals(1, in.remaining());
    DecodeException e =
        assertThrows(
            DecodeException.class,
            () ->
                Framings.CONFLUENT_PREFIX.read(
                    new FoundId(), input("010011"), FrameHeaders.none()));
    assertEquals(14, e.missingBytes());
  }

  @Test
  void eitherConfluentHeaderIsReadByBoth() {
    for (Framing reader :
        new Framing[] {Framings.CONFLUENT_HEADER, Framings.CONFLUENT_HEADER_GUID}) {
      assertEquals(
          SchemaId.id(17),
          read(reader, "", MapHeaders.ofValue().with("__value_schema_id", "0000000011")));
      assertEquals(
          SchemaId.guid(GUID),
          read(reader, "", MapHeaders.ofValue().with("__value_schema_id", "01" + GUID_HEX)));
    }
  }

  @Test
  void keysHaveHeadersOfTheirOwn() {
    MapHeaders headers = MapHeaders.ofKey();
    write(Framings.CONFLUENT_HEADER, SchemaId.id(1), headers);
    write(Framings.APICURIO_HEADERS, SchemaId.contentId(2), headers);
    assertEquals(
        "__key_schema_id=0000000001 apicurio.key.contentId=0000000000000002"
            + " apicurio.key.encoding="
            + BINARY,
        headers.toString());
    assertEquals(SchemaId.id(1), read(Framings.CONFLUENT_HEADER, "", headers));
    assertEquals(SchemaId.contentId(2), read(Framings.APICURIO_HEADERS, "", headers));
    MapHeaders ofValue = MapHeaders.ofValue().with("__key_schema_id", "0000000001");
    assertFalse(Framings.CONFLUENT_HEADER.read(new FoundId(), input(""), ofValue));
  }

  @Test
  void apicurioGlobalIdIsReadIfThereIsNoContentId() {
    MapHeaders headers = MapHeaders.ofValue().with("apicurio.value.globalId", "0000000000000007");
    assertEquals(SchemaId.globalId(7), read(Framings.APICURIO_HEADERS, "", headers));
    headers.with("apicurio.value.contentId", "0000000000000008");
    assertEquals(SchemaId.contentId(8), read(Framings.APICURIO_HEADERS, "", headers));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4a534f4e | is JSON, an encoding that codecs do not read. Let the producer write BINARY",
        "62696e   | is not BINARY. Let the producer write BINARY"
      })
  void apicurioEncodingMustBeBinary(String encoding, String reason) {
    MapHeaders headers =
        MapHeaders.ofValue()
            .with("apicurio.value.contentId", "0000000000000008")
            .with("apicurio.value.encoding", encoding);
    assertEquals(
        "header apicurio.value.encoding " + reason + " (byte 0)",
        rejection(Framings.APICURIO_HEADERS, "2a", headers));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "CONFLUENT_HEADER | __value_schema_id        | -                  | header"
            + " __value_schema_id is not an id: it must be 00 and 4 bytes or 01 and 16 bytes, and"
            + " has 0 bytes",
        "CONFLUENT_HEADER | __value_schema_id        | 00000011           | header"
            + " __value_schema_id is not an id: it must be 00 and 4 bytes or 01 and 16 bytes, and"
            + " has 4 bytes",
        "CONFLUENT_HEADER | __value_schema_id        | 000000001100       | header"
            + " __value_schema_id is not an id: it must be 00 and 4 bytes or 01 and 16 bytes, and"
            + " has 6 bytes",
        "CONFLUENT_HEADER | __value_schema_id        | 0200000011         | header"
            + " __value_schema_id is not an id: it must be 00 and 4 bytes or 01 and 16 bytes, and"
            + " has 5 bytes",
        "CONFLUENT_HEADER | __value_schema_id        | 00ffffffff         | the schema id is"
            + " negative: -1",
        "APICURIO_HEADERS | apicurio.value.contentId | 00000011           | header"
            + " apicurio.value.contentId is not an id: it must have 8 bytes and has 4",
        "APICURIO_HEADERS | apicurio.value.globalId  | 8000000000000011   | the id in header"
            + " apicurio.value.globalId is negative: -9223372036854775791",
        "AZURE            | content-type             | 6176726f2f62696e6172792b30 | header"
            + " content-type is not avro/binary+ and 32 hexadecimal digits"
      })
  void headerThatIsNotAnIdIsRejected(String form, String name, String hex, String reason) {
    MapHeaders headers = MapHeaders.ofValue().with(name, hex == null ? "" : hex);
    assertEquals(reason, withoutPosition(rejection(form(form), "2a", headers)));
  }

  @Test
  void azureIdMustBeHexadecimal() {
    for (int i = 0; i < 32; i++) {
      StringBuilder digits = new StringBuilder(GUID_HEX);
      digits.setCharAt(i, 'g');
      MapHeaders headers =
          MapHeaders.ofValue().with("content-type", bytes("avro/binary+" + digits));
      assertEquals(
          "header content-type is not avro/binary+ and 32 hexadecimal digits (byte 0)",
          rejection(Framings.AZURE, "2a", headers));
    }
    MapHeaders upper =
        MapHeaders.ofValue()
            .with("content-type", bytes("avro/binary+00112233445566778899AABBCCDDEEFF"));
    assertEquals(SchemaId.azureId(GUID_HEX), read(Framings.AZURE, "", upper));
  }

  @Test
  void azureIsForValuesOnly() {
    String reason =
        "Azure's content type is that of the value, so it cannot identify the schema of a key."
            + " Choose another form for keys";
    SchemaId id = SchemaId.azureId(GUID_HEX);
    MapHeaders headers = MapHeaders.ofKey();
    EncodeException e =
        assertThrows(EncodeException.class, () -> write(Framings.AZURE, id, headers));
    assertEquals(reason, e.getMessage());
    assertEquals("", headers.toString());
    assertEquals(reason, withoutPosition(rejection(Framings.AZURE, "2a", headers)));
  }

  @Test
  void headersOfOtherFormsAreNotRead() {
    MapHeaders headers = MapHeaders.ofValue().with("content-type", bytes("application/json"));
    for (Framing framing :
        new Framing[] {
          Framings.CONFLUENT_HEADER,
          Framings.CONFLUENT_HEADER_GUID,
          Framings.APICURIO_HEADERS,
          Framings.AZURE
        }) {
      AvroInput in = input("2a");
      assertTrue(framing.isShownByHeaders());
      assertFalse(framing.read(new FoundId(), in, headers));
      assertEquals(0, in.position());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CONFLUENT_PREFIX | c301 | Confluent's prefix | C3, as in a single-object message; see"
            + " Framings.SINGLE_OBJECT",
        "CONFLUENT_PREFIX | 0300 | Confluent's prefix | 03, as with AWS Glue's prefix; see"
            + " Framings.GLUE",
        "CONFLUENT_PREFIX | 7b22 | Confluent's prefix | 7B, as in JSON text",
        "CONFLUENT_PREFIX | 4f62 | Confluent's prefix | 4F, as in an object container file; see"
            + " ContainerReader",
        "CONFLUENT_PREFIX | 0200 | Confluent's prefix | 02",
        "APICURIO_PREFIX  | 0100 | Apicurio's prefix of 8 bytes | 01, as with Confluent's prefix if"
            + " it is a GUID; see Framings.CONFLUENT_PREFIX",
        "GLUE             | 0000 | AWS Glue's prefix | 00, as with Confluent's or Apicurio's prefix;"
            + " see Framings",
        "SINGLE_OBJECT    | 0000 | the header of a single-object message | 00, as with Confluent's"
            + " or Apicurio's prefix; see Framings"
      })
  void wrongFirstByteIsExplained(String form, String hex, String name, String byteAndMeaning) {
    assertEquals(
        "not a frame with " + name + ": the first byte is " + byteAndMeaning + " (byte 0)",
        rejection(form(form), hex, FrameHeaders.none()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CONFLUENT_PREFIX | 00ffffffff2a         | the schema id is negative: -1 (byte 1)",
        "APICURIO_PREFIX  | 00ffffffffffffffff2a | the global id is negative: -1 (byte 1)",
        "GLUE             | 0301                 | unknown compression in AWS Glue's prefix: the"
            + " second byte is 01 and must be 00 or 05 (byte 1)",
        "SINGLE_OBJECT    | c302                 | unsupported version of a single-object message:"
            + " the second byte is not 01 (byte 1)"
      })
  void invalidPrefixIsRejected(String form, String hex, String message) {
    assertEquals(message, rejection(form(form), hex, FrameHeaders.none()));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void identifierOfAnotherKindIsNotWritten(
      Framing framing, SchemaId id, String frame, String headersText) {
    for (Kind kind : Kind.values()) {
      if (kind != id.kind()) {
        AvroOutput out = new AvroOutput();
        SchemaId other = new SchemaId(kind, 0, 1);
        EncodeException e =
            assertThrows(EncodeException.class, () -> framing.begin(other, out), kind.name());
        assertEquals(
            framing + " identifies the schema by " + id.kind() + ", but the identifier is " + other,
            e.getMessage());
        assertEquals(0, out.size());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "CONFLUENT_PREFIX, -1, 2147483647",
    "CONFLUENT_HEADER, -1, 2147483647",
    "CONFLUENT_PREFIX, 2147483648, 2147483647",
    "APICURIO_PREFIX, -1, 9223372036854775807",
    "APICURIO_HEADERS, -1, 9223372036854775807"
  })
  void identifierOutOfRangeIsNotWritten(String form, long number, long max) {
    Framing framing = form(form);
    SchemaId id = new SchemaId(framing.kind(), 0, number);
    EncodeException e =
        assertThrows(EncodeException.class, () -> framing.begin(id, new AvroOutput()));
    assertEquals(id + " is out of range: it must be from 0 to " + max, e.getMessage());
  }

  @Test
  void framesWithHeadersNeedHeaders() {
    EncodeException e =
        assertThrows(
            EncodeException.class,
            () -> write(Framings.CONFLUENT_HEADER, SchemaId.id(1), FrameHeaders.none()));
    assertEquals(
        "the frame has header __value_schema_id, but no headers were passed. Pass headers, or"
            + " choose a form without headers",
        e.getMessage());
  }

  @Test
  void firstFormIsWrittenAndTheFirstThatHeadersShowIsRead() {
    Framing framing =
        Framings.firstOf(
            Framings.CONFLUENT_HEADER, Framings.APICURIO_HEADERS, Framings.CONFLUENT_PREFIX);
    MapHeaders headers = MapHeaders.ofValue();
    assertEquals(Kind.ID, framing.kind());
    assertFalse(framing.isShownByHeaders());
    assertEquals("2a", write(framing, SchemaId.id(17), headers));
    assertEquals("__value_schema_id=0000000011", headers.toString());
    assertEquals(SchemaId.id(17), read(framing, "2a", headers));
    assertEquals(
        SchemaId.contentId(18),
        read(
            framing,
            "2a",
            MapHeaders.ofValue().with("apicurio.value.contentId", "0000000000000012")));
    assertEquals(SchemaId.id(19), read(framing, "00000000132a", MapHeaders.ofValue()));
    assertEquals(
        "not a frame with Confluent's prefix: the first byte is 2A (byte 0)",
        rejection(framing, "2a", MapHeaders.ofValue()));
  }

  @Test
  void damagedHeaderIsNotTakenForAMissingOne() {
    Framing framing = Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.CONFLUENT_PREFIX);
    MapHeaders headers = MapHeaders.ofValue().with("__value_schema_id", "00");
    assertTrue(
        rejection(framing, "00000000132a", headers).startsWith("header __value_schema_id is not"));
  }

  @Test
  void formThatHeadersDoNotShowMustBeTheLast() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Framings.firstOf(Framings.CONFLUENT_PREFIX, Framings.CONFLUENT_HEADER));
    assertEquals(
        "No header shows Confluent's prefix, so a framing after it would never be read. Pass it as"
            + " the last one.",
        e.getMessage());
    assertThrows(IllegalArgumentException.class, Framings::firstOf);
    assertTrue(
        Framings.firstOf(
                Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.AZURE),
                Framings.APICURIO_HEADERS)
            .isShownByHeaders());
  }

  @Test
  void azureIdHasThirtyTwoDigits() {
    assertThrows(IllegalArgumentException.class, () -> SchemaId.azureId("0011"));
    assertThrows(IllegalArgumentException.class, () -> SchemaId.azureId("g".repeat(32)));
    assertEquals("schema id " + GUID_HEX, SchemaId.azureId(GUID_HEX).toString());
  }

  /** Writes a frame around the datum 2A and returns the output in hexadecimal. */
  private static String write(Framing framing, SchemaId id, FrameHeaders headers) {
    AvroOutput out = new AvroOutput(0);
    framing.begin(id, out);
    int datumAt = out.size();
    out.append(HexFormat.of().parseHex(DATUM), 0, 1);
    framing.end(id, out, datumAt, headers);
    return HexFormat.of().formatHex(out.toByteArray());
  }

  private static SchemaId read(Framing framing, String hex, FrameHeaders headers) {
    FoundId found = new FoundId();
    assertTrue(framing.read(found, input(hex), headers));
    return found.toSchemaId();
  }

  private static String rejection(Framing framing, String hex, FrameHeaders headers) {
    AvroInput in = input(hex);
    DecodeException e =
        assertThrows(DecodeException.class, () -> framing.read(new FoundId(), in, headers));
    assertEquals(0, in.position());
    return e.getMessage();
  }

  private static String withoutPosition(String message) {
    return message.substring(0, message.lastIndexOf(" (byte"));
  }

  static Framing form(String name) {
    try {
      return (Framing) Framings.class.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name, e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  public static AvroInput input(String hex) {
    return new AvroInput().reset(HexFormat.of().parseHex(hex));
  }
}
