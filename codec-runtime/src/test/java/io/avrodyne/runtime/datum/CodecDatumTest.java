package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.TextCodec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.file.SeekableByteArrayInput;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.io.JsonEncoder;
import org.junit.jupiter.api.Test;

/** Tests of codecs as Avro's readers and writers, with Avro's own encoders, decoders and files. */
class CodecDatumTest {

  private static final AvroCodec<String> CODEC = new TextCodec();
  private static final byte[] DATUM = CODEC.encode("seven=7");
  private static final DecoderFactory DECODERS = DecoderFactory.get();
  private static final EncoderFactory ENCODERS = EncoderFactory.get();

  /** A later version with a field of each type, which the codec skips. */
  private static final Schema WIDE =
      new Schema.Parser()
          .parse(
              """
              {"type": "record", "name": "Pair", "fields": [
                {"name": "flag", "type": "boolean"},
                {"name": "wide", "type": "long"},
                {"name": "text", "type": "string"},
                {"name": "ratio", "type": "float"},
                {"name": "precise", "type": "double"},
                {"name": "raw", "type": "bytes"},
                {"name": "four", "type": {"type": "fixed", "name": "Four", "size": 4}},
                {"name": "kind", "type": {"type": "enum", "name": "Kind", "symbols": ["A", "B"]}},
                {"name": "choice", "type": ["null", "string", "long"]},
                {"name": "lists", "type": {"type": "array", "items":
                  {"type": "array", "items": "int"}}},
                {"name": "byName", "type": {"type": "map", "values": ["null", "double"]}},
                {"name": "nulls", "type": {"type": "array", "items": "null"}},
                {"name": "number", "type": "int"}]}
              """);

  private final CodecDatumReader<String> reader = CodecDatumReader.of(CODEC);
  private final CodecDatumWriter<String> writer = CodecDatumWriter.of(CODEC);

  @Test
  void dataFollowEachOtherAndOtherValuesInEachDecoder() throws IOException {
    byte[] bytes = new byte[2 * DATUM.length + 1];
    System.arraycopy(DATUM, 0, bytes, 0, DATUM.length);
    System.arraycopy(DATUM, 0, bytes, DATUM.length, DATUM.length);
    bytes[bytes.length - 1] = 0x54;
    for (BinaryDecoder decoder :
        List.of(
            DECODERS.binaryDecoder(bytes, null),
            DECODERS.binaryDecoder(new ByteArrayInputStream(bytes), null),
            DECODERS.directBinaryDecoder(new ByteArrayInputStream(bytes), null))) {
      String first = reader.read(null, decoder);
      assertEquals("seven=7", first);
      assertSame(first, reader.read(first, decoder));
      assertEquals(42, decoder.readInt());
    }
  }

  @Test
  void streamIsReadThroughTheBufferOfTheDecoder() throws IOException {
    ByteBuffer many = ByteBuffer.allocate(1_000 * DATUM.length);
    while (many.hasRemaining()) {
      many.put(DATUM);
    }
    int[] calls = new int[1];
    ByteArrayInputStream bytes =
        new ByteArrayInputStream(many.array()) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            calls[0]++;
            return super.read(target, offset, length);
          }

          @Override
          public synchronized int read() {
            calls[0]++;
            return super.read();
          }
        };
    BinaryDecoder decoder = DECODERS.binaryDecoder(bytes, null);
    for (int i = 0; i < 1_000; i++) {
      assertEquals("seven=7", reader.read(null, decoder));
    }
    assertTrue(calls[0] < 50, () -> "calls: " + calls[0]);
  }

  @Test
  void largeDataAreFollowedByOtherValues() throws IOException {
    String text = "x".repeat(300_000) + "=7";
    byte[] datum = CODEC.encode(text);
    byte[] followed = Arrays.copyOf(datum, datum.length + 1);
    for (BinaryDecoder decoder :
        List.of(
            DECODERS.binaryDecoder(followed, null),
            DECODERS.binaryDecoder(new ByteArrayInputStream(followed), null),
            DECODERS.directBinaryDecoder(new ByteArrayInputStream(followed), null))) {
      assertEquals(text, reader.read(null, decoder));
      assertEquals(0, decoder.readInt());
    }
  }

  @Test
  void failureHasItsPositionInTheDatumAndLeavesNothing() throws IOException {
    byte[] bytes = Arrays.copyOf(DATUM, DATUM.length + 3);
    bytes[DATUM.length] = 2;
    bytes[DATUM.length + 1] = 't';
    bytes[DATUM.length + 2] = -128;
    BinaryDecoder decoder = DECODERS.binaryDecoder(bytes, null);
    assertEquals("seven=7", reader.read(null, decoder));
    assertThrows(EOFException.class, () -> reader.read(null, decoder));
    bytes[DATUM.length] = 1;
    BinaryDecoder again = DECODERS.binaryDecoder(bytes, null);
    assertEquals("seven=7", reader.read(null, again));
    DecodeException e = assertThrows(DecodeException.class, () -> reader.read(null, again));
    assertEquals(0, e.position());
    assertEquals("seven=7", reader.read(null, DECODERS.binaryDecoder(DATUM, null)));
  }

  @Test
  void bytesAreThoseOfTheCodecInEachEncoder() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (BinaryEncoder encoder :
        List.of(
            ENCODERS.binaryEncoder(out, null),
            ENCODERS.directBinaryEncoder(out, null),
            ENCODERS.blockingBinaryEncoder(out, null))) {
      out.reset();
      writer.write("seven=7", encoder);
      writer.write("seven=7", encoder);
      encoder.writeInt(42);
      encoder.flush();
      byte[] expected = Arrays.copyOf(DATUM, 2 * DATUM.length + 1);
      System.arraycopy(DATUM, 0, expected, DATUM.length, DATUM.length);
      expected[2 * DATUM.length] = 0x54;
      assertArrayEquals(expected, out.toByteArray());
    }
    assertArrayEquals(DATUM, writer.toByteArray("seven=7"));
  }

  @Test
  void filesOfAvroAreWrittenAndRead() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<String> values = new ArrayList<>();
    try (DataFileWriter<String> file = new DataFileWriter<>(writer)) {
      file.create(CODEC.schema(), out);
      for (int i = 0; i < 1_000; i++) {
        values.add("x".repeat(i % 100) + "=" + i);
        file.append(values.get(i));
        if (i % 300 == 0) {
          file.sync();
        }
      }
    }
    List<String> found = new ArrayList<>();
    try (DataFileStream<String> file =
        new DataFileStream<>(new ByteArrayInputStream(out.toByteArray()), reader)) {
      file.forEach(found::add);
    }
    assertEquals(values, found);
    try (DataFileStream<GenericRecord> file =
        new DataFileStream<>(
            new ByteArrayInputStream(out.toByteArray()), new GenericDatumReader<>())) {
      assertEquals("{\"text\": \"\", \"number\": 0}", file.next().toString());
    }
  }

  @Test
  void fileOfAnotherVersionIsResolvedAndMayBeSearched() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Long> syncs = new ArrayList<>();
    try (DataFileWriter<GenericRecord> file =
        new DataFileWriter<>(new GenericDatumWriter<>(WIDE))) {
      file.create(WIDE, out);
      for (int i = 0; i < 100; i++) {
        file.append(wide(i));
        if (i % 10 == 9) {
          syncs.add(file.sync());
        }
      }
    }
    try (DataFileReader<String> file =
        new DataFileReader<>(new SeekableByteArrayInput(out.toByteArray()), reader)) {
      for (int i = 0; i < 5; i++) {
        assertEquals("wide=" + i, file.next());
      }
      file.seek(syncs.get(6));
      for (int i = 70; i < 100; i++) {
        assertEquals("wide=" + i, file.next());
      }
    }
  }

  @Test
  void eachTypeOfADatumIsFollowedToItsEnd() throws IOException {
    reader.setSchema(WIDE);
    ByteArrayOutputStream blocks = new ByteArrayOutputStream();
    BinaryEncoder blocking =
        new EncoderFactory().configureBlockSize(64).blockingBinaryEncoder(blocks, null);
    new GenericDatumWriter<GenericRecord>(WIDE).write(wide(7), blocking);
    blocking.flush();
    for (byte[] datum : List.of(bytes(wide(7)), blocks.toByteArray())) {
      byte[] followed = Arrays.copyOf(datum, datum.length + 1);
      BinaryDecoder decoder = DECODERS.binaryDecoder(followed, null);
      assertEquals("wide=7", reader.read(null, decoder));
      assertEquals(0, decoder.readInt());
      assertTrue(decoder.isEnd());
      for (int size = 0; size < datum.length; size++) {
        BinaryDecoder truncated = DECODERS.binaryDecoder(datum, 0, size, null);
        assertThrows(EOFException.class, () -> reader.read(null, truncated));
      }
    }
  }

  @Test
  void claimsOfADatumCostNothing() {
    refuse("a length of 128 MB", EOFException.class, "feffff7f");
    refuse("a length above that of arrays", LimitExceededException.class, "feffffff0f");
    refuse("a negative length", DecodeException.class, "01");
    refuse("a length beyond int", LimitExceededException.class, "feffffffffffffffff01");
    reader.setSchema(WIDE);
    String start = "00" + "00" + "00" + "00000000" + "0000000000000000" + "00" + "00000000" + "00";
    refuse("a branch out of bounds", DecodeException.class, start + "06");
    refuse("a negative branch", DecodeException.class, start + "01");
    refuse(
        "billions of nulls",
        LimitExceededException.class,
        start + "00" + "00" + "00" + "feffffffffffffffff01");
    refuse(
        "a block of a negative size",
        DecodeException.class,
        start + "00" + "00" + "00" + "01" + "01");
    refuse(
        "a block of a huge size",
        DecodeException.class,
        start + "00" + "00" + "00" + "01" + "feffffff07");
  }

  private void refuse(String what, Class<? extends Exception> type, String hex) {
    BinaryDecoder decoder = DECODERS.binaryDecoder(HexFormat.of().parseHex(hex), null);
    assertThrows(type, () -> reader.read(null, decoder), what);
  }

  @Test
  void limitsAreThoseGiven() throws IOException {
    CodecDatumReader<String> limited =
        CodecDatumReader.of(CODEC, DecodeLimits.DEFAULT.withMaxStringBytes(5), Strictness.STRICT);
    assertEquals("seven=7", limited.read(null, DECODERS.binaryDecoder(DATUM, null)));
    byte[] longer = CODEC.encode("eleven=11");
    LimitExceededException e =
        assertThrows(
            LimitExceededException.class,
            () -> limited.read(null, DECODERS.binaryDecoder(longer, null)));
    assertEquals(
        "a string is longer than 5 bytes (DecodeLimits.maxStringBytes) (byte 0)", e.getMessage());
  }

  @Test
  void endlessDatumIsRefused() {
    Schema endless = Schema.createRecord("Pair", null, null, false);
    endless.setFields(
        List.of(
            new Schema.Field("text", Schema.create(Schema.Type.STRING)),
            new Schema.Field("number", Schema.create(Schema.Type.INT)),
            new Schema.Field("inner", endless)));
    reader.setSchema(endless);
    BinaryDecoder zeros = DECODERS.binaryDecoder(new byte[1 << 20], null);
    assertThrows(LimitExceededException.class, () -> reader.read(null, zeros));
  }

  /** Uses records that each contain the previous one twice: 2^40 records, and no bytes. */
  @Test
  void recordsWithoutBytesAreOmittedAtOnce() throws IOException {
    String twice = "{'type':'record','name':'E0','fields':[]}";
    for (int i = 1; i <= 40; i++) {
      twice =
          "{'type':'record','name':'E%d','fields':[{'name':'a','type':%s},{'name':'b','type':'E%d'}]}"
              .formatted(i, twice, i - 1);
    }
    reader.setSchema(pair("{'name':'empty','type':" + twice + "}"));
    BinaryDecoder bytes = DECODERS.binaryDecoder(DATUM, null);
    assertTimeoutPreemptively(
        Duration.ofSeconds(10), () -> assertEquals("seven=7", reader.read(null, bytes)));
  }

  /** Uses a record whose only field is of the record that it is defined in. */
  @Test
  void recordsWithinEachOtherAreNotOmitted() throws IOException {
    String inner = "{'type':'record','name':'B','fields':[{'name':'a','type':'A'}]}";
    reader.setSchema(
        pair(
            "{'name':'outer','type':{'type':'record','name':'A','fields':["
                + "{'name':'b','type':['null',"
                + inner
                + "]},{'name':'x','type':'int'}]}}"));
    byte[] bytes = HexFormat.of().parseHex("02" + "00" + "04" + "06" + "0274" + "0e");
    assertEquals("t=7", reader.read(null, DECODERS.binaryDecoder(bytes, null)));
  }

  private static Schema pair(String firstFields) {
    return SchemaText.parse(
        ("{'type':'record','name':'Pair','fields':["
                + firstFields
                + ",{'name':'text','type':'string'},{'name':'number','type':'int'}]}")
            .replace('\'', '"'));
  }

  @Test
  void numbersAreJudgedByTheCodec() throws IOException {
    Schema schema =
        pair("{'name':'wide','type':'long'},{'name':'choice','type':['null','string']}");
    requireSame(schema, "02" + "00" + "00" + "0e", true);
    requireSame(schema, "8000" + "00" + "00" + "0e", false);
    requireSame(schema, "8e8000" + "00" + "00" + "0e", false);
    requireSame(schema, "ffffffffffffffffff01" + "00" + "00" + "0e", true);
    requireSame(schema, "ffffffffffffffffff7f" + "00" + "00" + "0e", false);
    requireSame(schema, "8080808080808080807e" + "00" + "00" + "0e", false);
    requireSame(schema, "00" + "8000" + "00" + "0e", false);
    requireSame(schema, "00" + "8080808010" + "00" + "0e", false);
    requireSame(schema, "00" + "00" + "8000" + "0e", false);
    requireSame(schema, "00" + "00" + "00" + "8e00", false);
    requireSame(schema, "00" + "00" + "00" + "8e80808070", false);
    refuse("an 11-byte long", DecodeException.class, "8080808080808080808000");
    refuse("an int of 6 bytes", DecodeException.class, "00" + "808080808000");
  }

  @Test
  void sizesOfBlocksAreJudgedByTheCodec() throws IOException {
    Schema schema = pair("{'name':'items','type':{'type':'array','items':'int'}}");
    requireSame(schema, "01" + "02" + "02" + "00" + "00" + "0e", true);
    requireSame(schema, "01" + "0a" + "02" + "00" + "00" + "0e", false);
    requireSame(schema, "01" + "00" + "02" + "00" + "00" + "0e", false);
    requireSame(schema, "01" + "feffffffffffffffff01" + "02" + "00" + "00" + "0e", false);
    refuse("a negative size", DecodeException.class, "01" + "01" + "02" + "00" + "00" + "0e");
    refuse("the lowest count", DecodeException.class, "ffffffffffffffffff01" + "00" + "00000e");
  }

  /** Checks that a lenient reader and codec read a datum, and strict ones only if it is strict. */
  private void requireSame(Schema schema, String hex, boolean strict) throws IOException {
    byte[] datum = HexFormat.of().parseHex(hex);
    byte[] followed = Arrays.copyOf(datum, datum.length + 1);
    AvroInput in = new AvroInput(DecodeLimits.DEFAULT, Strictness.LENIENT).reset(followed);
    assertEquals("=7", CODEC.decoderFor(schema).decode(in), hex);
    assertEquals(1, in.remaining(), hex);
    BinaryDecoder decoder = DECODERS.binaryDecoder(followed, null);
    CodecDatumReader<String> lenient =
        CodecDatumReader.of(CODEC, DecodeLimits.DEFAULT, Strictness.LENIENT);
    lenient.setSchema(schema);
    assertEquals("=7", lenient.read(null, decoder), hex);
    assertEquals(0, decoder.readInt(), hex);
    assertTrue(decoder.isEnd(), hex);
    reader.setSchema(schema);
    if (strict) {
      assertEquals("=7", reader.read(null, DECODERS.binaryDecoder(datum, null)), hex);
    } else {
      refuse(hex, DecodeException.class, hex);
    }
  }

  @Test
  void anyBytesAreDecodedOrRefused() throws IOException {
    Random random = new Random(11);
    reader.setSchema(WIDE);
    byte[] valid = bytes(wide(7));
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = valid.clone();
      for (int j = random.nextInt(4); j >= 0; j--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
      }
      try {
        reader.read(null, DECODERS.binaryDecoder(bytes, null));
      } catch (DecodeException | IOException e) {
        assertTrue(e.getMessage() == null || !e.getMessage().isEmpty());
      }
    }
    assertEquals("wide=7", reader.read(null, DECODERS.binaryDecoder(valid, null)));
  }

  @Test
  void otherEncodingsAreRefused() throws IOException {
    JsonEncoder json = ENCODERS.jsonEncoder(CODEC.schema(), new ByteArrayOutputStream());
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> writer.write("seven=7", json));
    assertEquals(
        "A codec writes Avro's binary encoding, but the encoder is"
            + " org.apache.avro.io.JsonEncoder. Use a BinaryEncoder",
        e.getMessage());
    IllegalArgumentException d =
        assertThrows(
            IllegalArgumentException.class,
            () -> reader.read(null, DECODERS.jsonDecoder(CODEC.schema(), "{}")));
    assertEquals(
        "A codec reads Avro's binary encoding, but the decoder is"
            + " org.apache.avro.io.JsonDecoder. Use a BinaryDecoder",
        d.getMessage());
  }

  @Test
  void failedValueWritesNothing() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = ENCODERS.binaryEncoder(out, null);
    assertThrows(EncodeException.class, () -> writer.write("no number", encoder));
    writer.write("seven=7", encoder);
    encoder.flush();
    assertArrayEquals(DATUM, out.toByteArray());
  }

  @Test
  void schemaOfTheWriterMustBeThatOfTheCodec() {
    writer.setSchema(new Schema.Parser().parse(TextCodec.SCHEMA));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> writer.setSchema(WIDE));
    assertEquals(
        "The codec writes only its own schema Pair, from which the schema set differs (different"
            + " fields). Set codec.schema()",
        e.getMessage());
  }

  @Test
  void schemaThatTheCodecCannotReadIsRefusedWhenItIsSet() {
    Schema other = Schema.createRecord("Other", null, null, false, List.of());
    assertThrows(SchemaResolutionException.class, () -> reader.setSchema(other));
  }

  private static GenericRecord wide(int number) {
    GenericRecord datum = new GenericData.Record(WIDE);
    datum.put("flag", true);
    datum.put("wide", 1L << 40);
    datum.put("text", "wide");
    datum.put("ratio", 1.5f);
    datum.put("precise", 2.5);
    datum.put("raw", ByteBuffer.wrap(new byte[200]));
    datum.put("four", new GenericData.Fixed(WIDE.getField("four").schema(), new byte[4]));
    datum.put("kind", new GenericData.EnumSymbol(WIDE.getField("kind").schema(), "B"));
    datum.put("choice", "chosen");
    datum.put("lists", List.of(List.of(1, 2, 3), List.of(), List.of(4)));
    datum.put("byName", Map.of("a", 1.0, "b", 2.0));
    datum.put("nulls", Arrays.asList(null, null));
    datum.put("number", number);
    return datum;
  }

  private static byte[] bytes(GenericRecord datum) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = ENCODERS.binaryEncoder(out, null);
    new GenericDatumWriter<GenericRecord>(WIDE).write(datum, encoder);
    encoder.flush();
    return out.toByteArray();
  }
}
