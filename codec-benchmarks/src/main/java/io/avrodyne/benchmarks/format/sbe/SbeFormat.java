package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.Optional;

/** Simple Binary Encoding as it is meant to be used: flyweights over a buffer, without objects. */
@Traits(
    track = Track.NATIVE,
    survival = Survival.LAST,
    caveats =
        "Copies numbers and encoded texts from one holder of plain values, and every field back into"
            + " another; creates no objects, and never turns texts into strings.")
public final class SbeFormat implements Format {

  /** The flag that its buffers need. */
  public static final String FLAG = "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED";

  @Override
  public Optional<String> refusal(Workload workload) {
    return EquityLayout.refusal(workload);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return EquityLayout.contender(model, new FlyweightContender());
  }
}
