package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.message.SingleObjectDecoder;
import java.util.Optional;

/** The generated codecs, which decode into the object that they decoded before. */
@Traits(
    track = Track.REUSE,
    writesAvro = true,
    caveats =
        "Overwrites the object decoded before, and keeps each of its strings that is read again.")
public final class AvrodyneReuseFormat implements Format {

  @Override
  public Optional<String> refusal(Workload workload) {
    return ClassGraph.of(workload).stream().anyMatch(ClassGraph::hasRecords)
        ? Optional.of("a Java record cannot be decoded into")
        : Optional.empty();
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    AvroCodec<T> codec = model.codec();
    if (model.singleObject()) {
      SingleObjectDecoder<T> decoder = SingleObjectDecoder.of(codec);
      return new ReuseContender<>(new MessageContender<>(codec), decoder::decode);
    }
    return new ReuseContender<>(new CodecContender<>(codec), codec::decode);
  }
}
