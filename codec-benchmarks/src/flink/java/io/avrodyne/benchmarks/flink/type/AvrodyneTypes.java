package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.flink.AvrodyneTypeInformation;
import io.avrodyne.flink.AvrodyneTypeSerializer;

/** Avrodyne's serializer. */
public final class AvrodyneTypes implements FlinkTypes {

  @Override
  public Track track() {
    return Track.OBJECTS;
  }

  @Override
  public <T> FlinkType<T, ?> of(Model<T> model, EventClass classes) {
    return FlinkType.ofObjects(
        AvrodyneTypeInformation.of(model.type()), AvrodyneTypeSerializer.class);
  }
}
