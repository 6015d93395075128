package io.avrodyne.flink;

import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.flink.api.common.functions.InvalidTypesException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.dag.Transformation;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.transformations.OneInputTransformation;
import org.apache.flink.streaming.api.transformations.ReduceTransformation;
import org.apache.flink.streaming.api.transformations.TwoInputTransformation;
import org.jspecify.annotations.Nullable;

/**
 * A check of the types of a job, to be made before it is executed. Flink does not ask codecs about
 * types that are not registered: it takes records for POJOs, and leaves other types to Kryo.
 *
 * <p><b>Threads.</b> Stateless.
 */
public final class AvrodyneTypes {

  private AvrodyneTypes() {}

  /**
   * Checks the types of all streams and keys of a job, and what they consist of. State has the
   * types of its descriptors, which Flink learns when the job runs; {@link AvrodyneState} makes
   * them.
   *
   * @throws InvalidTypesException if Flink would serialize a type with a codec by itself, or would
   *     leave a type to Kryo, with all of these types, where they are, and how to register them
   */
  public static void check(StreamExecutionEnvironment job) {
    Set<Transformation<?>> streams = new LinkedHashSet<>();
    for (Transformation<?> end : job.getTransformations()) {
      streams.addAll(end.getTransitivePredecessors());
      streams.add(end);
    }
    Set<String> problems = new LinkedHashSet<>();
    for (Transformation<?> stream : streams) {
      problems.addAll(UnregisteredTypes.within(stream.getOutputType(), stream.getName()));
      problems.addAll(UnregisteredTypes.within(keyType(stream), stream.getName()));
    }
    report(problems);
  }

  /** Returns the type of the keys of a keyed operator, or null. */
  private static @Nullable TypeInformation<?> keyType(Transformation<?> stream) {
    if (stream instanceof OneInputTransformation<?, ?> one) {
      return one.getStateKeyType();
    }
    if (stream instanceof ReduceTransformation<?, ?> reduce) {
      return reduce.getKeyTypeInfo();
    }
    return stream instanceof TwoInputTransformation<?, ?, ?> two ? two.getStateKeyType() : null;
  }

  /**
   * Checks a type, and what it consists of.
   *
   * @throws InvalidTypesException as {@link #check(StreamExecutionEnvironment)}
   */
  public static void check(TypeInformation<?> type) {
    report(new LinkedHashSet<>(UnregisteredTypes.within(type, type.toString())));
  }

  private static void report(Set<String> problems) {
    if (!problems.isEmpty()) {
      throw new InvalidTypesException(String.join(System.lineSeparator(), problems));
    }
  }
}
