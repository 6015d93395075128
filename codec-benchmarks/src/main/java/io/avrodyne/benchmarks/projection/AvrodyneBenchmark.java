package io.avrodyne.benchmarks.projection;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import java.util.List;

/** A plan that skips all but three fields. */
public class AvrodyneBenchmark extends ProjectionBenchmark {

  private final AvroDecoder<Excerpt> decoder = ExcerptAvroCodec.INSTANCE.decoderFor(WRITER);
  private final AvroInput in = new AvroInput();

  @Override
  Track track() {
    return Track.OBJECTS;
  }

  @Override
  Object decode(byte[] datum) {
    return decoder.decode(in.reset(datum));
  }

  @Override
  List<Object> values(Object decoded) {
    Excerpt excerpt = (Excerpt) decoded;
    return List.of(excerpt.getText1(), excerpt.getLong51(), excerpt.isFlag100());
  }
}
