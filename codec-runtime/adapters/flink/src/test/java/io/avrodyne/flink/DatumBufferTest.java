package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.avrodyne.flink.shop.Readings;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Codecs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.junit.jupiter.api.Test;

class DatumBufferTest {

  private static final Schema INTS =
      SchemaBuilder.record("io.avrodyne.flink.shop.Readings")
          .fields()
          .name("values")
          .type()
          .array()
          .items()
          .intType()
          .noDefault()
          .endRecord();

  private final DatumBuffer buffer = new DatumBuffer();

  /** Its bytes are few, but each of its numbers becomes a double of eight bytes. */
  @Test
  void inputThatConvertedALargeDatumIsNotKept() throws IOException {
    InputRecorder decoder = new InputRecorder();
    read(decoder, 10_000);
    read(decoder, 200_000);
    read(decoder, 10_000);
    assertSame(decoder.inputs.get(0), decoder.inputs.get(1));
    assertNotSame(decoder.inputs.get(1), decoder.inputs.get(2));
  }

  /** Reads zeros, after their number in three bytes. */
  private void read(InputRecorder decoder, int items) throws IOException {
    byte[] bytes = new byte[4 + items];
    bytes[0] = (byte) (items << 1 | 0x80);
    bytes[1] = (byte) (items >> 6 | 0x80);
    bytes[2] = (byte) (items >> 13);
    Readings read = buffer.read(decoder, bytes.length, null, Views.view(bytes));
    assertEquals(items, read.values().size());
  }

  /** A decoder of a record's earlier version that records its inputs. */
  private static final class InputRecorder extends AvroDecoder<Readings> {

    private final AvroDecoder<Readings> decoder = Codecs.of(Readings.class).decoderFor(INTS);

    private final List<AvroInput> inputs = new ArrayList<>();

    @Override
    protected Readings decodeDatum(AvroInput in) {
      inputs.add(in);
      return decoder.decode(in);
    }

    @Override
    protected Readings decodeDatum(AvroInput in, Readings reuse) {
      return decodeDatum(in);
    }

    @Override
    public Schema writerSchema() {
      return INTS;
    }

    @Override
    protected String explanation() {
      return decoder.explain();
    }

    @Override
    public boolean readsAll() {
      return decoder.readsAll();
    }
  }
}
