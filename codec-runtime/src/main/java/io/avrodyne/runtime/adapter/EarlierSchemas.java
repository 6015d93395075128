package io.avrodyne.runtime.adapter;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.CodecInternals;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/** The schemas of the earlier versions that codecs were compiled with. */
public final class EarlierSchemas {

  private EarlierSchemas() {}

  /** Returns the schemas that a codec has generated decoders for, without its own. */
  public static List<Schema> of(AvroCodec<?> codec) {
    List<Schema> schemas = new ArrayList<>();
    for (AvroDecoder<?> earlier : CodecInternals.knownWriters(codec)) {
      schemas.add(earlier.writerSchema());
    }
    return schemas;
  }
}
