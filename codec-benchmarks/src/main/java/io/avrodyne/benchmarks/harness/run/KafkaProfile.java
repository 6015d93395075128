package io.avrodyne.benchmarks.harness.run;

import java.util.Map;

/** The profile of Kafka's serializers, which ends within some five minutes. */
final class KafkaProfile {

  private static final String BENCHMARKS = "\\.kafka\\.";

  /** Two forks of all contenders. The slowest need most of their time to be compiled. */
  private static final String OPTIONS = "-f 2 -wi 4 -w 400ms -i 6 -r 130ms -prof gc";

  private KafkaProfile() {}

  /** The small event in all forms, and the larger one in those of Apicurio. */
  static Profile kafka() {
    return new Profile(
        "kafka",
        Part.of(BENCHMARKS, Map.of("event", "EQUITY"), OPTIONS),
        Part.of(
            BENCHMARKS, Map.of("event", "SOCIAL", "frame", "PREFIX|APICURIO_HEADERS"), OPTIONS));
  }
}
