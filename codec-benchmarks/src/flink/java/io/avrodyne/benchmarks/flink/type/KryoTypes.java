package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.api.java.typeutils.GenericTypeInfo;
import org.apache.flink.api.java.typeutils.runtime.kryo.KryoSerializer;

/** Flink's serializer of types that it does not know, with all classes registered. */
public final class KryoTypes implements FlinkTypes {

  @Override
  public Track track() {
    return Track.OBJECTS;
  }

  @Override
  public List<String> caveats() {
    return List.of(
        "Kryo as Flink configures it, with a number for each class. A record is its own copy, although"
            + " its lists can be changed.");
  }

  @Override
  public <T> FlinkType<T, ?> of(Model<T> model, EventClass classes) {
    List<Class<?>> registered = new ArrayList<>(ClassGraph.of(model.type()).own());
    registered.add(ArrayList.class);
    return FlinkType.ofObjects(
        new GenericTypeInfo<>(model.type()), registered, KryoSerializer.class);
  }
}
