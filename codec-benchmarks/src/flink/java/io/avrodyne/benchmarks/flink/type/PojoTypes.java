package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.typeutils.runtime.PojoSerializer;

/** Flink's serializer of beans and records, all of whose fields have types that Flink knows. */
public final class PojoTypes implements FlinkTypes {

  @Override
  public Track track() {
    return Track.OBJECTS;
  }

  @Override
  public <T> FlinkType<T, ?> of(Model<T> model, EventClass classes) {
    return FlinkType.ofObjects(TypeInformation.of(model.type()), PojoSerializer.class);
  }
}
