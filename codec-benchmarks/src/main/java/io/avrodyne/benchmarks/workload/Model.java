package io.avrodyne.benchmarks.workload;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;

/**
 * One of the classes of a workload.
 *
 * @param type the application's class
 * @param codec its generated codec, whose schema all Avro contenders use
 * @param singleObject whether the data are in Avro's single-object encoding; formats other than
 *     Avro have no such header
 */
public record Model<T>(Class<T> type, AvroCodec<T> codec, boolean singleObject) {

  /** Creates a model whose data are encoded without a header. */
  public Model(Class<T> type, AvroCodec<T> codec) {
    this(type, codec, false);
  }

  /** Creates a model with the codec of the class, whose data are encoded without a header. */
  public static <T> Model<T> of(Class<T> type) {
    return new Model<>(type, Codecs.of(type));
  }
}
