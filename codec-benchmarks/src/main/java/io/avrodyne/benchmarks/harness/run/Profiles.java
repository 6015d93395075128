package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Datasets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The profiles. They match by name, so a workload or contender that is added takes part. */
final class Profiles {

  /** The experiment that runs without arguments. */
  static final Profile PUBLISHED = published();

  private static final String OBJECTS = "\\.objects\\.\\w+Benchmark\\.";
  private static final String GC = "-prof gc";
  private static final String SEEDS = "-f 2 -wi 4 -w 300ms -i 8 -r 100ms -prof gc";

  /** The first words of the workloads' names. */
  private static final List<String> FAMILIES =
      Datasets.all().stream()
          .map(each -> each.name().replaceFirst("_.*", "").toLowerCase(Locale.ROOT))
          .distinct()
          .toList();

  /** The packages of the benchmarks that are not on objects of a workload. */
  private static final List<String> PACKAGES =
      List.of("evolution", "projection", "access", "interned", "files", "coldstart", "buildtime");

  private static final Map<String, Profile> ALL = new LinkedHashMap<>();

  static {
    Stream.of(
            quick(),
            seeds(),
            full(),
            StoresProfile.stores(),
            EngineProfile.engine(),
            KafkaProfile.kafka(),
            FlinkProfile.flink())
        .forEach(each -> ALL.put(each.name(), each));
    FAMILIES.forEach(each -> ALL.put(each, family(each)));
    PACKAGES.forEach(each -> ALL.put(each, ofPackage(each)));
  }

  private Profiles() {}

  /**
   * Returns the profile that the settings ask for. Arguments without a profile select by
   * themselves.
   *
   * @throws MisuseException if no profile has this name
   */
  static Profile of(Settings settings) throws MisuseException {
    Optional<String> name = settings.profile();
    if (name.isEmpty()) {
      return settings.arguments().isEmpty() ? PUBLISHED : Profile.everything();
    }
    Profile profile = ALL.get(name.orElseThrow());
    if (profile == null) {
      throw new MisuseException(
          "There is no profile "
              + name.orElseThrow()
              + ". Choose from "
              + String.join(", ", ALL.keySet())
              + ", sizes");
    }
    return profile;
  }

  /**
   * The round trips of equity events: of many in turn with what users choose from, and of one as
   * published. The reads and writes of the fastest contenders stand apart. There are 36 benchmarks
   * in two forks of four seconds, with the start of the JVM.
   */
  private static Profile published() {
    String options = "-f 2 -wi 3 -w 500ms -i 4 -r 400ms -prof gc";
    return new Profile(
        "published",
        Part.of(
            "\\.objects\\.(Avrodyne|Fory|ForyCompatible|Protobuf|ProtobufHydrated|AvroGeneric"
                + "|AvroGenericHydrated|AvroSpecific|AvroSpecificHydrated|AvroReflect|JacksonAvro"
                + "|JacksonJson)Benchmark\\.roundTrip$",
            Map.of("workload", "EQUITY_T2", "data", "ROTATING"),
            options),
        Part.of(
            "\\.objects\\.(Avrodyne|Fory|ForyCompatible|Protobuf|AvroGeneric)Benchmark"
                + "\\.(read|write)$",
            Map.of("workload", "EQUITY_T2", "data", "ROTATING"),
            options),
        Part.of(
            "\\.objects\\.(Avrodyne|Fory|Protobuf|AvroGeneric|AvroGenericHydrated|JacksonAvro"
                + "|JacksonJson)Benchmark\\.roundTrip$",
            Map.of("workload", "EQUITY_T1|EQUITY_T2", "data", "CONSTANT"),
            options));
  }

  /** Everything once, to see that it works and what is slow. */
  private static Profile quick() {
    return new Profile(
        "quick",
        Part.of(
            OBJECTS + "roundTrip$",
            Map.of("data", "ROTATING"),
            "-f 1 -wi 1 -w 200ms -i 2 -r 200ms -prof gc"));
  }

  /**
   * The workloads of the published benchmarks: all contenders on eight of them, and the closest
   * rivals on their variants. Formats that are many times slower take part where they were
   * published. There are about 950 forks of 3 seconds, with the start of the JVM. Many short
   * iterations make the intervals narrower than a few long ones that take the same time.
   */
  private static Profile seeds() {
    return new Profile(
        "seeds",
        turns(
            "(?!XStream|AvroJson)\\w+",
            "EQUITY_T[12]|SIMPLE|COMPLEX(_NO_PICTURE)?|LISTS|SOCIAL_POST|BANK_TEXT"),
        turns("XStream\\w+", "BANK_TEXT"),
        turns("AvroJson", "SOCIAL_POST"),
        turns(
            "Avrodyne|AvrodyneReuse|AvroSpecific|AvroSpecificHydrated|AvroReflect|JacksonAvro"
                + "|ProtobufHydrated|Fory|ForyCompatible|Kryo|FastjsonJsonb|PlainArray|Avro4k|Avro4kGeneric",
            "EQUITY_T1_BOXED|SIMPLE_NULLABLE|LISTS_ARRAY|BANK_COMPACT"),
        Part.of(
            "\\.objects\\.(Avrodyne|AvroGeneric|AvroGenericHydrated|AvroSpecific|AvroJson|JacksonAvro"
                + "|JacksonJson|Protobuf|Fory)Benchmark\\.roundTrip$",
            Map.of("workload", "EQUITY_T[12]|SOCIAL_POST", "data", "CONSTANT"),
            SEEDS),
        Part.of(
            "\\.objects\\.(Avrodyne|AvroReflect|JacksonAvro|Fory|Avro4k)Benchmark\\.writeStream$",
            Map.of("workload", "SIMPLE|COMPLEX|LISTS", "data", "ROTATING"),
            SEEDS));
  }

  /** The reads and writes of some contenders on objects in turn. */
  private static Part turns(String contenders, String workloads) {
    return Part.of(
        "\\.objects\\.(" + contenders + ")Benchmark\\.(read|write)$",
        Map.of("workload", workloads, "data", "ROTATING"),
        SEEDS);
  }

  private static Profile full() {
    return new Profile(
        "full",
        List.of(
            Part.of(OBJECTS, Map.of(), GC),
            Part.of("\\.(evolution|projection|access|interned|files|kafka)\\.", Map.of(), GC),
            Part.of("\\.(coldstart|buildtime)\\.", Map.of(), "")),
        true);
  }

  private static Profile family(String family) {
    String prefix = family.toUpperCase(Locale.ROOT);
    return new Profile(family, Part.of(OBJECTS, Map.of("workload", prefix + "(_.*)?"), GC));
  }

  private static Profile ofPackage(String name) {
    // The first operation of a JVM allocates what the profiler itself loads.
    boolean first = List.of("coldstart", "buildtime").contains(name);
    return new Profile(name, Part.of("\\." + name + "\\.", Map.of(), first ? "" : GC));
  }
}
