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

/** Protobuf with a mapping, written by hand, to and from the application's objects. */
@Traits(
    track = Track.OBJECTS,
    survival = Survival.ALL,
    caveats = "Builds a message for each object, with a mapping written by hand.")
public final class ProtobufHydratedFormat implements Format {

  @Override
  public Optional<String> refusal(Workload workload) {
    return MessageMappings.refusal(workload);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return new HydratedContender<>(MessageMappings.of(model));
  }
}
