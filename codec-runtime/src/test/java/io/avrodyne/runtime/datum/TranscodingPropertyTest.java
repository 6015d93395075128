package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.io.JsonEncoder;

/** Tests that data of random schemas become the same bytes again, with Apache Avro as oracle. */
class TranscodingPropertyTest {

  private static final int TRIES = 3000;

  @Property(tries = TRIES)
  void jsonBecomesTheSameBytes(@ForAll long seed) {
    Datum datum = Datum.of(seed);
    JsonTranscoder transcoder = JsonTranscoder.of(datum.schema);
    String json = transcoder.toJson(datum.bytes);
    assertArrayEquals(datum.bytes, transcoder.toDatum(json), () -> datum + "\n" + json);
  }

  @Property(tries = TRIES)
  void jsonIsTheSameInUtf8(@ForAll long seed) {
    Datum datum = Datum.of(seed);
    byte[] twice = Arrays.copyOf(datum.bytes, 2 * datum.bytes.length);
    System.arraycopy(datum.bytes, 0, twice, datum.bytes.length, datum.bytes.length);
    AvroInput in = new AvroInput().reset(twice);
    JsonTranscoder transcoder = JsonTranscoder.of(datum.schema);
    String json = transcoder.toJson(datum.bytes);
    for (int i = 0; i < 2; i++) {
      AvroOutput out = new AvroOutput(0);
      transcoder.toJson(in, out);
      assertEquals(json, new String(out.toByteArray(), StandardCharsets.UTF_8), datum::toString);
    }
    assertEquals(0, in.remaining());
  }

  @Property(tries = TRIES)
  void recordsAreThoseOfApacheAvro(@ForAll long seed) throws IOException {
    Datum datum = Datum.of(seed);
    GenericTranscoder transcoder = GenericTranscoder.of(datum.schema);
    GenericRecord record = transcoder.toRecord(datum.bytes);
    GenericRecord expected =
        new GenericDatumReader<GenericRecord>(datum.schema, datum.schema, new GenericData())
            .read(null, DecoderFactory.get().binaryDecoder(datum.bytes, null));
    assertEquals(expected, record, datum::toString);
    assertArrayEquals(datum.bytes, transcoder.toDatum(record), datum::toString);
  }

  @Property(tries = TRIES)
  void avrosJsonIsThatOfApacheAvro(@ForAll long seed) throws IOException {
    Datum datum = Datum.of(seed);
    JsonTranscoder transcoder = JsonTranscoder.ofAvro(datum.schema);
    String json = transcoder.toJson(datum.bytes);
    assertArrayEquals(datum.bytes, transcoder.toDatum(json), datum::toString);
    if (json.contains("\"NaN") || json.contains("Infinity\"")) {
      return; // Apache Avro writes these, but does not read them.
    }
    String theirs = apacheJson(datum);
    if (theirs.isEmpty()) {
      return; // Apache Avro writes nothing if no field of the record has a value.
    }
    assertArrayEquals(datum.bytes, transcoder.toDatum(theirs), datum::toString);
    GenericRecord read =
        new GenericDatumReader<GenericRecord>(datum.schema, datum.schema, new GenericData())
            .read(null, DecoderFactory.get().jsonDecoder(datum.schema, json));
    assertEquals(GenericTranscoder.of(datum.schema).toRecord(datum.bytes), read, datum::toString);
  }

  private static String apacheJson(Datum datum) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try {
      JsonEncoder encoder = EncoderFactory.get().jsonEncoder(datum.schema, text);
      new GenericDatumWriter<GenericRecord>(datum.schema).write(datum.value, encoder);
      encoder.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  @SuppressWarnings("ArrayRecordComponent") // Nothing compares these.
  private record Datum(long seed, Schema schema, GenericRecord value, byte[] bytes) {

    static Datum of(long seed) {
      Random random = new Random(seed);
      Schema schema = new RandomSchema(random).record();
      GenericRecord value =
          (GenericRecord) Objects.requireNonNull(new RandomValue(random).of(schema));
      return new Datum(seed, schema, value, RandomValue.bytes(schema, value));
    }

    @Override
    public String toString() {
      return "seed " + seed + ", " + schema;
    }
  }
}
