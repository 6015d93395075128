package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.List;
import java.util.Optional;

/** Code written by hand over plain arrays, with or without checks of hostile input. */
@Traits(track = Track.FLOOR, writesAvro = true)
public final class PlainArrayFormat implements Format {

  private final boolean checked;

  /** Creates a format whose reader checks the input, or trusts it. */
  public PlainArrayFormat(boolean checked) {
    this.checked = checked;
  }

  @Override
  public List<String> caveats() {
    return List.of(
        checked
            ? "Straight-line code over a plain array, with the checks of a strict decoder."
            : "Straight-line code over a plain array, which trusts the bytes that it reads.");
  }

  @Override
  public Optional<String> refusal(Workload workload) {
    return FloorWorkloads.refusal(workload);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return new PlainArrayContender<>(
        PlainCodecs.of(model.type()), checked ? new CheckedInput() : new UncheckedInput());
  }
}
