package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.Optional;

/**
 * Simple Binary Encoding with a mapping, written by hand, to and from the application's objects.
 */
@Traits(
    track = Track.OBJECTS,
    survival = Survival.LAST,
    caveats = "Maps objects by hand to a fixed layout, which was written for this event.")
public final class SbeHydratedFormat implements Format {

  @Override
  public Optional<String> refusal(Workload workload) {
    return EquityLayout.refusal(workload);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return EquityLayout.contender(model, new EventContender());
  }
}
