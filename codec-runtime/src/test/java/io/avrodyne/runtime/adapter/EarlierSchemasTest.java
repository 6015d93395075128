package io.avrodyne.runtime.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.TextCodec;
import io.avrodyne.runtime.codegen.KnownWriter;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class EarlierSchemasTest {

  private static final String EARLIER =
      """
      {"type": "record", "name": "Pair", "fields": [{"name": "text", "type": "string"}]}
      """;

  private static final Schema SCHEMA = new Schema.Parser().parse(EARLIER);

  @Test
  void theyAreThoseThatTheCodecHasDecodersFor() {
    assertEquals(List.of(SCHEMA), EarlierSchemas.of(new Versioned()));
    assertEquals(List.of(), EarlierSchemas.of(new TextCodec()));
  }

  /** A codec with an earlier version. */
  private static final class Versioned extends TextCodec {

    @Override
    protected List<KnownWriter<String>> knownWriters() {
      return List.of(new Earlier(this));
    }
  }

  private static final class Earlier extends KnownWriter<String> {

    Earlier(Versioned reader) {
      super(reader, Fingerprints.crc64(SCHEMA));
    }

    @Override
    protected String schemaText() {
      return EARLIER;
    }

    @Override
    protected String decodeDatum(AvroInput in) {
      return in.readString();
    }
  }
}
