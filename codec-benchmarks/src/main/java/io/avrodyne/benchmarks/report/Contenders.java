package io.avrodyne.benchmarks.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names and colours of contenders, which are the same in every table and chart. */
final class Contenders {

  /** The class name, without its suffix, of the contender that the verdicts are about. */
  static final String OWN = "Avrodyne";

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("Avro4k", "avro4k 1.10.1"),
          Map.entry("Avro4kGeneric", "avro4k 1.10.1, generic"),
          Map.entry("AvroSpecificCustomCoders", "Avro specific, custom coders"),
          Map.entry("JacksonBlackbird", "Jackson JSON, Blackbird"),
          Map.entry("Fory", "Apache Fory"),
          Map.entry("Kryo", "Kryo 5"),
          Map.entry("FastjsonJsonb", "fastjson2 JSONB"),
          Map.entry("Sbe", "SBE, flyweight"),
          Map.entry("HandWritten", "Hand-written, Avrodyne's runtime"),
          Map.entry("PlainArrayUnchecked", "Plain array, unchecked"),
          Map.entry("PlainArray", "Plain array, checked"),
          Map.entry("EmptyJvm", "Empty JVM"),
          Map.entry("AllocationFloor", "Allocation of the objects only"),
          Map.entry("MemoryCopy", "Memory copy"));

  /** How words of class names are spelled elsewhere; other words become lower-case. */
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("Json", "JSON"),
          Map.entry("Cbor", "CBOR"),
          Map.entry("Jsonb", "JSONB"),
          Map.entry("Msgpack", "MessagePack"),
          Map.entry("Message", "Message"),
          Map.entry("Pack", "Pack"),
          Map.entry("Avro", "Avro"),
          Map.entry("Sbe", "SBE"),
          Map.entry("Blackbird", "Blackbird"));

  /** Words that tell how a library is used, so a comma comes before the first of them. */
  private static final List<String> MANNERS =
      List.of("hydrated", "native", "pretty", "compact", "custom", "plan", "known", "reuse");

  /** The orange that no other contender has. */
  private static final String OWN_COLOUR = "#e8590c";

  /** Medium tones, legible on white and on black; the relatives of a library are close. */
  private static final List<Family> FAMILIES =
      List.of(
          new Family("AvroGeneric", "#2b78c2"),
          new Family("AvroSpecific", "#1c86d1"),
          new Family("AvroReflect", "#3d7fb5"),
          new Family("AvroJson", "#5485b0"),
          new Family("Avro4k", "#4a72d4"),
          new Family("JacksonAvro", "#8a63d2"),
          new Family("JacksonJson", "#9b5fc0"),
          new Family("JacksonCbor", "#7a6bd0"),
          new Family("Jackson", "#a968b5"),
          new Family("Protobuf", "#2a8f4f"),
          new Family("Fory", "#d6336c"),
          new Family("Kryo", "#12898b"),
          new Family("Fastjson", "#b5651d"),
          new Family("Sbe", "#7d8420"),
          new Family("XStream", "#9a7355"),
          new Family("Hand", "#6f7d8c"),
          new Family("Plain", "#6f7d8c"),
          new Family("Floor", "#6f7d8c"),
          new Family("Alloc", "#83827c"),
          new Family("Mem", "#83827c"));

  private static final List<String> OTHERS =
      List.of("#a8557f", "#5b8a3a", "#3f8a7d", "#8d7a2f", "#7c79a8", "#b3574b");

  private static final Pattern WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private Contenders() {}

  private record Family(String prefix, String colour) {}

  /** Returns whether the contender is one of Avrodyne's. */
  static boolean isOwn(String contender) {
    return contender.startsWith(OWN);
  }

  /** Returns the name to print. */
  static String name(String contender) {
    String known = NAMES.get(contender);
    return known != null ? known : spelled(contender);
  }

  /** Returns the colour of the contender's bars. */
  static String colour(String contender) {
    if (isOwn(contender)) {
      return OWN_COLOUR;
    }
    return FAMILIES.stream()
        .filter(family -> contender.startsWith(family.prefix))
        .map(Family::colour)
        .findFirst()
        .orElseGet(() -> OTHERS.get(Math.floorMod(contender.hashCode(), OTHERS.size())));
  }

  private static String spelled(String contender) {
    List<String> words = Stream.of(WORD.split(contender.replace("XStream", "Xstream"))).toList();
    String first = WORDS.getOrDefault(words.get(0), words.get(0));
    String rest = words.stream().skip(1).map(Contenders::word).collect(Collectors.joining());
    return (first + rest).replace("Message Pack", "MessagePack").replace("Xstream", "XStream");
  }

  private static String word(String word) {
    String spelled = WORDS.getOrDefault(word, word.toLowerCase(Locale.ROOT));
    return (MANNERS.contains(spelled) ? ", " : " ") + spelled;
  }
}
