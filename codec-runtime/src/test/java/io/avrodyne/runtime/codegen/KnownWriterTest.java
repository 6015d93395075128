package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.TextCodec;
import io.avrodyne.runtime.resolve.Resolving;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class KnownWriterTest {

  private static final String OLD =
      """
      {"type": "record", "name": "Pair", "fields": [{"name": "text", "type": "string"},
        {"name": "gone", "type": "int"}, {"name": "number", "type": "int"}]}
      """;

  /** A codec that knows the version with one field more. */
  private static final class Codec extends TextCodec {
    private final String text;
    private final KnownWriter<String> old =
        new KnownWriter<>(this, 77) {
          @Override
          protected String schemaText() {
            return text;
          }

          @Override
          protected String decodeDatum(AvroInput in) {
            String text = in.readString();
            in.readInt();
            return text + "=" + in.readInt();
          }
        };

    Codec(String text) {
      this.text = text;
    }

    @Override
    protected List<KnownWriter<String>> knownWriters() {
      return List.of(old);
    }
  }

  private final Codec codec = new Codec(OLD);
  private final Schema old = Resolving.parse(OLD);

  @Test
  void knownSchemaIsReadByItsDecoder() {
    AvroDecoder<String> decoder = codec.decoderFor(old);
    assertSame(codec.old, decoder);
    assertEquals("abc=7", decoder.decode(Ours.hex("06 61 62 63 02 0e")));
    assertEquals("x=7", decoder.decode(new AvroInput().reset(Ours.hex("02 78 02 0e")), "y=1"));
    assertEquals(77, CodecInternals.writerFingerprint(codec.old));
    assertEquals(old, decoder.writerSchema());
    assertTrue(decoder.readsAll());
    assertTrue(decoder.explain().contains("gone: skipped (int)"));
  }

  @Test
  void planOfAKnownSchemaGivesTheSame() {
    AvroDecoder<String> planned = new TextCodec().decoderFor(old);
    assertNotSame(codec.old, planned);
    assertEquals("abc=7", planned.decode(Ours.hex("06 61 62 63 02 0e")));
  }

  @Test
  void knownSchemaOfWhichNothingCanBeReadIsRefusedAtOnce() {
    String text = OLD.replace("\"string\"", "\"boolean\"");
    SchemaResolutionException refused =
        assertThrows(
            SchemaResolutionException.class,
            () -> new Codec(text).decoderFor(Resolving.parse(text)));
    assertEquals("text", refused.path());
  }

  @Test
  void otherLogicalTypesAreAnotherSchema() {
    Schema dated =
        Resolving.parse(
            TextCodec.SCHEMA.replace("\"int\"", "{\"type\": \"int\", \"logicalType\": \"date\"}"));
    assertNotSame(codec, codec.decoderFor(dated));
    assertEquals("abc=7", codec.decoderFor(dated).decode(Ours.hex("06 61 62 63 0e")));
  }

  @Test
  void defaultsAliasesAndDocumentationMakeNoOtherSchema() {
    String documented =
        TextCodec.SCHEMA.replace("\"type\": \"int\"", "\"type\": \"int\", \"doc\": \"d\"");
    assertSame(codec, codec.decoderFor(Resolving.parse(documented)));
  }
}
