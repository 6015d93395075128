package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.resolve.Resolution;
import org.apache.avro.Schema;

/** A factory of decoders that go through a plan even where the codec would decode directly. */
public final class Planned {

  private Planned() {}

  public static <T> AvroDecoder<T> decoder(
      GeneratedCodec<T> codec, Schema writer, Resolution plan) {
    return new PlannedDecoder<>(codec, writer, plan);
  }
}
