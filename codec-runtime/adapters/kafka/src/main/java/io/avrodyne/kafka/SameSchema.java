package io.avrodyne.kafka;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import org.apache.avro.Schema;

/** The question whether data of a schema have the bytes and the meaning of a codec's own. */
final class SameSchema {

  private SameSchema() {}

  /** Returns whether they have; a codec is its own decoder for such schemas. */
  static boolean isSame(AvroCodec<?> codec, Schema schema) {
    try {
      return codec.decoderFor(schema) == codec;
    } catch (SchemaResolutionException e) {
      return false;
    }
  }
}
