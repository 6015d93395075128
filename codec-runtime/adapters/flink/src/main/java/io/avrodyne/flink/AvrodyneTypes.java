package io.avrodyne.flink;

import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.flink.api.common.functions.InvalidTypesException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.dag.Transformation;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * A check of the types of a job, to be made before it is executed. Flink does not ask codecs about
 * types that are not registered: it takes records for POJOs, and leaves other types to Kryo.
 *
 * <p><b>Threads.</b> Stateless.
 */
public final class AvrodyneTypes {

  private AvrodyneTypes() {}

  /**
   * Checks the types of all streams of a job, and what they consist of. State has the types of its
   * descriptors, which Flink learns when the job runs; {@link AvrodyneState} makes them.
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
    }
    report(problems);
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
