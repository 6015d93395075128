package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import java.util.function.Function;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;

/**
 * A type by which Flink serializes the events of one class.
 *
 * @param model the application's class and its codec
 * @param information what a job is given
 * @param generic the classes that Kryo is told; if there are none, no type is left to Kryo
 * @param serializer the class that the serializer must have
 * @param prepare makes what is serialized from the application's object; not measured
 * @param restore makes the application's object from what is deserialized; not measured
 * @param <T> the application's class
 * @param <N> what is serialized: {@code T} itself, except on the native track
 */
public record FlinkType<T, N>(
    Model<T> model,
    TypeInformation<N> information,
    List<Class<?>> generic,
    Class<?> serializer,
    Function<T, N> prepare,
    Function<N, T> restore) {

  /** Copies the list. */
  public FlinkType {
    generic = List.copyOf(generic);
  }

  /** Returns one that serializes the application's objects themselves. */
  static <T> FlinkType<T, T> ofObjects(
      Model<T> model, TypeInformation<T> information, List<Class<?>> generic, Class<?> serializer) {
    return new FlinkType<>(
        model, information, generic, serializer, Function.identity(), Function.identity());
  }

  /** Changes the settings of a job or of a serializer to those of this type. */
  public void configure(SerializerConfigImpl config) {
    config.setGenericTypes(!generic.isEmpty());
    generic.forEach(config::registerKryoType);
  }

  /**
   * Returns a serializer.
   *
   * @throws IllegalStateException if Flink chooses another one than expected
   */
  public TypeSerializer<N> newSerializer() {
    SerializerConfigImpl config = new SerializerConfigImpl();
    configure(config);
    TypeSerializer<N> created = information.createSerializer(config);
    if (created.getClass() != serializer) {
      throw new IllegalStateException("Flink chooses " + created.getClass());
    }
    return created;
  }
}
