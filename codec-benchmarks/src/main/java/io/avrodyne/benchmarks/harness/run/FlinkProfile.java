package io.avrodyne.benchmarks.harness.run;

import java.util.Map;

/**
 * The profile of Flink's serializers and jobs, which takes some 25 minutes. Only builds with the
 * Maven profile of the same name have these benchmarks.
 */
final class FlinkProfile {

  static final String NAME = "flink";

  private static final String SERIALIZERS = "-f 2 -wi 4 -w 400ms -i 6 -r 130ms -prof gc";
  private static final String JOBS = "-f 1 -wi 2 -i 5";

  private FlinkProfile() {}

  /**
   * The serializers of objects on beans and on records, and those of records that are built in
   * advance, which are the same for both, once; jobs of each, with records for the two rivals.
   */
  static Profile flink() {
    return new Profile(
        NAME,
        Part.of("\\.flink\\.(Avrodyne|Pojo|Kryo)Benchmark\\.", Map.of(), SERIALIZERS),
        Part.of("\\.flink\\.(Row|AvroSpecific)Benchmark\\.", Map.of("form", "BEAN"), SERIALIZERS),
        Part.of("\\.flink\\.job\\.", Map.of("form", "BEAN"), JOBS),
        Part.of(
            "\\.flink\\.job\\.(Avrodyne|Pojo)Benchmark\\.",
            Map.of("form", "RECORD", "event", "EQUITY"),
            JOBS));
  }
}
