package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.handwritten.T1BoxedHandWrittenCodec;
import io.avrodyne.benchmarks.handwritten.T1HandWrittenCodec;
import io.avrodyne.benchmarks.handwritten.T2HandWrittenCodec;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.runtime.AvroCodec;
import java.util.Optional;
import java.util.stream.Stream;

/** Codecs written by hand for the same output and input: the best that generated code can reach. */
@Traits(
    track = Track.FLOOR,
    writesAvro = true,
    caveats = "Written by hand for Avrodyne's own output and input.")
public final class HandWrittenFormat implements Format {

  @Override
  public Optional<String> refusal(Workload workload) {
    return switch (workload) {
      case EQUITY_T1, EQUITY_T1_BOXED, EQUITY_T2 -> Optional.empty();
      default -> Optional.of("written for the equity event only");
    };
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return new CodecContender<>(codec(model));
  }

  @SuppressWarnings("unchecked") // The codec of this very class is looked for.
  private static <T> AvroCodec<T> codec(Model<T> model) {
    return Stream.of(
            new T1HandWrittenCodec(), new T1BoxedHandWrittenCodec(), new T2HandWrittenCodec())
        .filter(codec -> codec.schema().equals(model.codec().schema()))
        .map(codec -> (AvroCodec<T>) codec)
        .findFirst()
        .orElseThrow();
  }
}
