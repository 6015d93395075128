package io.avrodyne.benchmarks.format.protobuf;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.protobuf.mapping.MessageMappings;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.Optional;

/** Protobuf's messages as they are, without the application's objects. */
@Traits(
    track = Track.NATIVE,
    survival = Survival.ALL,
    caveats = "A message remembers its size, so writing it again does not measure the fields.")
public final class ProtobufFormat implements Format {

  @Override
  public Optional<String> refusal(Workload workload) {
    return MessageMappings.refusal(workload);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return new NativeContender<>(MessageMappings.of(model));
  }
}
