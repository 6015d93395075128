package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneFormat;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import java.util.List;

/** Copies of the encoded bytes, which every codec touches at least once. */
public final class MemoryCopyFormat implements Format {

  private final Format encoding = new AvrodyneFormat();

  @Override
  public Track track() {
    return Track.FLOOR;
  }

  @Override
  public boolean writesAvro() {
    return true;
  }

  @Override
  public List<String> caveats() {
    return List.of("Copies the encoded bytes, without a look at any object.");
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) throws IOException {
    return new MemoryCopyContender<>(encoding.contender(model));
  }
}
