package io.avrodyne.benchmarks.harness.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names and colours of contenders, which are the same in every table and chart. */
final class ContenderStyle {

  /** The class name, without its suffix, of the contender that the verdicts are about. */
  static final String OWN = "Avrodyne";

  /** A name to print and the colour of bars. */
  private record Style(String name, String colour) {}

  /** How words of class names are spelled elsewhere; other words become lower-case. */
  private static final Map<String, String> WORDS =
      Map.of("Avro", "Avro", "Cbor", "CBOR", "Json", "JSON", "Sbe", "SBE");

  /** Words that tell how a library is used, so a comma comes before the first of them. */
  private static final List<String> MANNERS =
      List.of("hydrated", "pretty", "compact", "plan", "known", "reuse", "opened", "used");

  /** The orange that no other contender has. */
  private static final String OWN_COLOUR = "#e8590c";

  private static final Pattern WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  /**
   * Names, and colours of medium tone, legible on white and on black; those of a library are close.
   */
  private static final Map<String, Style> STYLES =
      Map.ofEntries(
          style("AvrodyneText", "Avrodyne, money as text", OWN_COLOUR),
          style("AvroGeneric", "#2b78c2"),
          style("AvroGenericHydrated", "#3f8bd2"),
          style("AvroSpecific", "#0b7fab"),
          style("AvroSpecificHydrated", "#3090af"),
          style("AvroSpecificClassic", "Avro specific, classic reader", "#1f86a5"),
          style("AvroSpecificUsed", "#4a8ea6"),
          style("AvroSpecificCustomCoders", "Avro specific, custom coders", "#2476b5"),
          style("AvroReflect", "#3f6fd1"),
          style("AvroJson", "#6a86c0"),
          style("AxonAvro", "Axon's AvroSerializer", "#5a7fae"),
          style("AxonServer", "Axon Server", "#b3574b"),
          style("Apicurio", "#a86a1f"),
          style("ApicurioHydrated", "#b98444"),
          style("NoSerializer", "#7f7e78"),
          style("Avro4k", "avro4k 1.10.1", "#6067d0"),
          style("Avro4kGeneric", "avro4k 1.10.1, generic", "#787de0"),
          style("JacksonAvro", "#8a63d2"),
          style("JacksonJson", "#a04fc4"),
          style("JacksonJsonUsed", "#ab6cc4"),
          style("JacksonBlackbird", "Jackson JSON, Blackbird", "#b666d0"),
          style("JacksonCbor", "#7a64bd"),
          style("MessagePack", "MessagePack", "#b04f9a"),
          style("Protobuf", "#2a8f4f"),
          style("ProtobufHydrated", "#479662"),
          style("Fory", "Apache Fory", "#d6336c"),
          style("ForyCompatible", "Apache Fory, compatible", "#c9527f"),
          style("Kryo", "Kryo 5", "#12898b"),
          style("Pojo", "Flink POJO", "#9b59a6"),
          style("Row", "Flink Row", "#5d8aa8"),
          style("FastjsonJsonb", "fastjson2 JSONB", "#b5651d"),
          style("Sbe", "SBE, flyweight", "#7d8420"),
          style("SbeHydrated", "#868b37"),
          style("XStreamPretty", "#9a7355"),
          style("XStreamCompact", "#ac7d56"),
          style("HandWritten", "Hand-written, Avrodyne's runtime", "#6f7d8c"),
          style("PlainArray", "Plain array, checked", "#637383"),
          style("PlainArrayUnchecked", "Plain array, unchecked", "#788999"),
          style("AllocationFloor", "Allocation of the objects only", "#83827c"),
          style("MemoryCopy", "Memory copy", "#88877f"),
          style("NoCodec", "#7a7a86"),
          style("EmptyJvm", "Empty JVM", "#75746e"),
          style("Javac", "javac without a processor", "#6d7a78"));

  private static final List<String> OTHERS =
      List.of("#a8557f", "#5b8a3a", "#3f8a7d", "#8d7a2f", "#7c79a8", "#b3574b");

  private ContenderStyle() {}

  /** Returns whether the contender is one of Avrodyne's. */
  static boolean isOwn(String contender) {
    return contender.startsWith(OWN);
  }

  /** Returns the name to print. */
  static String name(String contender) {
    Style known = STYLES.get(contender);
    return known != null ? known.name : spelled(contender);
  }

  /** Returns the colour of the contender's bars. */
  static String colour(String contender) {
    if (isOwn(contender)) {
      return OWN_COLOUR;
    }
    Style known = STYLES.get(contender);
    return known != null
        ? known.colour
        : OTHERS.get(Math.floorMod(contender.hashCode(), OTHERS.size()));
  }

  /** Returns whether the contender has a colour of its own. */
  static boolean hasOwnColour(String contender) {
    return isOwn(contender) || STYLES.containsKey(contender);
  }

  private static Map.Entry<String, Style> style(String contender, String colour) {
    return style(contender, spelled(contender), colour);
  }

  private static Map.Entry<String, Style> style(String contender, String name, String colour) {
    return Map.entry(contender, new Style(name, colour));
  }

  private static String spelled(String contender) {
    String[] words = WORD.split(contender, -1);
    String first = WORDS.getOrDefault(words[0], words[0]);
    return first + Stream.of(words).skip(1).map(ContenderStyle::word).collect(Collectors.joining());
  }

  private static String word(String word) {
    String spelled = WORDS.getOrDefault(word, word.toLowerCase(Locale.ROOT));
    return (MANNERS.contains(spelled) ? ", " : " ") + spelled;
  }
}
