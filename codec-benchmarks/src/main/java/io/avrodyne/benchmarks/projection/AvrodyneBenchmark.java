package io.avrodyne.benchmarks.projection;

import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;

/** A plan that skips all but three fields. */
public class AvrodyneBenchmark extends ProjectionBenchmark {

  private final AvroDecoder<Excerpt> decoder = ExcerptAvroCodec.INSTANCE.decoderFor(WRITER);
  private final AvroInput in = new AvroInput();

  @Override
  Object decode(byte[] datum) {
    return decoder.decode(in.reset(datum));
  }
}
