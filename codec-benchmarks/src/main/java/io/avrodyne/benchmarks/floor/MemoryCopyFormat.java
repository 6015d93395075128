package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneFormat;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;

/** Copies of the encoded bytes, which every codec touches at least once. */
@Traits(
    track = Track.FLOOR,
    writesAvro = true,
    caveats = "Copies the encoded bytes, without a look at any object.")
public final class MemoryCopyFormat implements Format {

  private final Format encoding = new AvrodyneFormat();

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) throws IOException {
    return new MemoryCopyContender<>(encoding.contender(model));
  }
}
