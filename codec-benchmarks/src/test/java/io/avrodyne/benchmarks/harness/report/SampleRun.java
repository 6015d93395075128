package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described.Description;
import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.openjdk.jmh.results.RunResult;

/**
 * A made-up run: a few workloads with twenty contenders, some of which fail or do not take part.
 */
final class SampleRun {

  static final String HOSTILE = "refused </script><img src=x onerror=alert(1)> & \"more\" | `x`";

  private static final String OBJECTS = "io.avrodyne.benchmarks.objects.";
  private static final List<String> WORKLOADS = List.of("EQUITY_T1", "EQUITY_T2", "<wide> & deep");
  private static final List<String> DATA = List.of("ROTATING", "CONSTANT");

  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final List<RunResult> results = new ArrayList<>();
  private final List<Failure> failures = new ArrayList<>();

  /**
   * A contender.
   *
   * @param write millions of operations per second
   * @param read millions of operations per second
   */
  private record Entry(
      Track track, double write, double read, double allocation, int wire, List<String> caveats) {}

  private SampleRun(double factor) {
    objects("Avrodyne", 3.91, 2.31, 0, 262);
    objects("Fory", 3.52, 2.30, 0, 290, "Cannot read data of another version of the class.");
    objects("Kryo", 2.12, 1.41, 16, 281);
    objects("FastjsonJsonb", 1.71, 1.02, 304, 301);
    objects("AvroGenericHydrated", 0.82, 0.51, 1408, 262);
    objects("AvroSpecificHydrated", 1.26, 0.83, 900, 262, "Copies every object.");
    objects("AvroReflect", 0.63, 0.42, 1500, 262);
    objects("AvroJson", 0.14, 0.06, 9000, 640);
    objects("JacksonAvro", 0.35, 0.24, 4000, 262);
    objects("JacksonJson", 0.61, 0.31, 2100, 768);
    objects("JacksonBlackbird", 0.64, 0.36, 2100, 768);
    objects("JacksonCbor", 0.70, 0.38, 1800, 610);
    objects("MessagePack", 0.41, 0.28, 2600, 605);
    objects("ProtobufHydrated", 1.60, 1.12, 1100, 318);
    objects("XStreamPretty", 0.021, 0.012, 30000, 3120);
    objects("XStreamCompact", 0.023, 0.013, 28000, 2240);
    objects("SbeHydrated", 3.1, 1.9, 0, 344);
    of(Track.NATIVE, "Protobuf", 2.9, 1.8, 0, 318, "Its strings stay encoded until they are used.");
    of(Track.NATIVE, "AvroGeneric", 1.5, 1.2, 400, 262, "Its strings stay encoded.");
    of(Track.NATIVE, "Sbe", 9.4, 22.5, 0, 344);
    of(Track.FLOOR, "PlainArray", 4.6, 2.62, 0, 262);
    of(Track.FLOOR, "PlainArrayUnchecked", 5.1, 2.71, 0, 262);
    of(Track.FLOOR, "MemoryCopy", 88.0, 90.1, 0, 262);
    for (String workload : WORKLOADS) {
      for (String data : DATA) {
        entries.forEach((name, entry) -> measure(name, entry, workload, data, factor));
      }
    }
    failures.add(failure("FailingBenchmark.write", "EQUITY_T2", "failed: " + HOSTILE));
    failures.add(failure("KryoBenchmark.read", "<wide> & deep", "failed: stack overflow"));
    for (String contender : List.of("SbeBenchmark", "SbeHydratedBenchmark")) {
      failures.add(
          failure(contender, "EQUITY_T1", "does not take part: SBE has no nullable strings"));
    }
  }

  static SampleRun now() {
    return new SampleRun(1);
  }

  /** Returns a run with other scores; the difference exceeds the intervals of reading only. */
  static SampleRun earlier() {
    return new SampleRun(0.9);
  }

  List<RunResult> results() {
    return results;
  }

  Report report(Optional<Path> baseline) throws IOException {
    RunInfo info =
        new RunInfo(
            "mvn -pl codec-benchmarks jmh -Djmh.profile=<seeds>",
            Instant.parse("2001-02-03T04:05:06Z"),
            baseline);
    return new Report(
        results, failures, info, new Descriptions(type -> parameters -> describe(type)));
  }

  /** Returns the names that the report prints. */
  List<String> names() {
    return entries.keySet().stream().map(ContenderStyle::name).toList();
  }

  private void objects(
      String name, double write, double read, double allocation, int wire, String... caveats) {
    of(Track.OBJECTS, name, write, read, allocation, wire, caveats);
  }

  private void of(
      Track track,
      String name,
      double write,
      double read,
      double allocation,
      int wire,
      String... caveats) {
    entries.put(name, new Entry(track, write, read, allocation, wire, List.of(caveats)));
  }

  private void measure(String name, Entry entry, String workload, String data, double factor) {
    if (name.startsWith("Sbe") && workload.equals("EQUITY_T1")) {
      return;
    }
    double slow = workload.startsWith("<") ? (name.equals("Avrodyne") ? 0.08 : 0.1) : 1;
    add(name, "write", workload, data, entry.write * slow, 0.15, entry.allocation);
    if (!(name.equals("Kryo") && slow < 1)) {
      add(name, "read", workload, data, entry.read * slow * factor, 0.02, 832 + entry.allocation);
    }
    double both = 1 / (1 / entry.write + 1 / entry.read);
    add(name, "roundTrip", workload, data, both * slow, 0.03, 832 + 2 * entry.allocation);
  }

  private void add(
      String name,
      String operation,
      String workload,
      String data,
      double millions,
      double spread,
      double allocation) {
    results.add(
        new SampleResult(OBJECTS + name + "Benchmark." + operation)
            .with("workload", workload)
            .with("data", data)
            .allocating(allocation)
            .throughput(1000 * millions, 1000 * millions * spread / 10));
  }

  private static Failure failure(String benchmark, String workload, String reason) {
    return new Failure(
        OBJECTS + benchmark, Map.of("workload", workload, "data", "ROTATING"), reason);
  }

  private Description describe(String type) {
    String name = type.substring(OBJECTS.length()).replace("Benchmark", "");
    Entry entry = Objects.requireNonNull(entries.get(name), name);
    return new Description(entry.track, entry.wire, entry.wire * 3 / 4, entry.caveats);
  }
}
