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

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("Avro4k", "avro4k 1.10.1"),
          Map.entry("Avro4kGeneric", "avro4k 1.10.1, generic"),
          Map.entry("AvrodyneText", "Avrodyne, money as text"),
          Map.entry("AxonServer", "Axon Server"),
          Map.entry("AxonAvro", "Axon's AvroSerializer"),
          Map.entry("AvroSpecificClassic", "Avro specific, classic reader"),
          Map.entry("AvroSpecificCustomCoders", "Avro specific, custom coders"),
          Map.entry("JacksonBlackbird", "Jackson JSON, Blackbird"),
          Map.entry("MessagePack", "MessagePack"),
          Map.entry("Fory", "Apache Fory"),
          Map.entry("ForyCompatible", "Apache Fory, compatible"),
          Map.entry("Kryo", "Kryo 5"),
          Map.entry("Pojo", "Flink POJO"),
          Map.entry("Row", "Flink Row"),
          Map.entry("FastjsonJsonb", "fastjson2 JSONB"),
          Map.entry("Sbe", "SBE, flyweight"),
          Map.entry("HandWritten", "Hand-written, Avrodyne's runtime"),
          Map.entry("PlainArrayUnchecked", "Plain array, unchecked"),
          Map.entry("PlainArray", "Plain array, checked"),
          Map.entry("EmptyJvm", "Empty JVM"),
          Map.entry("Javac", "javac without a processor"),
          Map.entry("AllocationFloor", "Allocation of the objects only"),
          Map.entry("MemoryCopy", "Memory copy"));

  /** How words of class names are spelled elsewhere; other words become lower-case. */
  private static final Map<String, String> WORDS =
      Map.of("Avro", "Avro", "Cbor", "CBOR", "Json", "JSON", "Sbe", "SBE");

  /** Words that tell how a library is used, so a comma comes before the first of them. */
  private static final List<String> MANNERS =
      List.of("hydrated", "pretty", "compact", "plan", "known", "reuse", "opened", "used");

  /** The orange that no other contender has. */
  private static final String OWN_COLOUR = "#e8590c";

  /** Medium tones, legible on white and on black; those of one library are close. */
  private static final Map<String, String> COLOURS =
      Map.ofEntries(
          Map.entry("AvroGeneric", "#2b78c2"),
          Map.entry("AvroGenericHydrated", "#3f8bd2"),
          Map.entry("AvroSpecific", "#0b7fab"),
          Map.entry("AvroSpecificHydrated", "#3090af"),
          Map.entry("AvroSpecificClassic", "#1f86a5"),
          Map.entry("AvroSpecificUsed", "#4a8ea6"),
          Map.entry("AvroSpecificCustomCoders", "#2476b5"),
          Map.entry("AvroReflect", "#3f6fd1"),
          Map.entry("AvroJson", "#6a86c0"),
          Map.entry("AxonAvro", "#5a7fae"),
          Map.entry("Apicurio", "#a86a1f"),
          Map.entry("ApicurioHydrated", "#b98444"),
          Map.entry("NoSerializer", "#7f7e78"),
          Map.entry("Avro4k", "#6067d0"),
          Map.entry("Avro4kGeneric", "#787de0"),
          Map.entry("JacksonAvro", "#8a63d2"),
          Map.entry("JacksonJson", "#a04fc4"),
          Map.entry("JacksonJsonUsed", "#ab6cc4"),
          Map.entry("JacksonBlackbird", "#b666d0"),
          Map.entry("JacksonCbor", "#7a64bd"),
          Map.entry("MessagePack", "#b04f9a"),
          Map.entry("Protobuf", "#2a8f4f"),
          Map.entry("ProtobufHydrated", "#479662"),
          Map.entry("Fory", "#d6336c"),
          Map.entry("ForyCompatible", "#c9527f"),
          Map.entry("Kryo", "#12898b"),
          Map.entry("Pojo", "#9b59a6"),
          Map.entry("Row", "#5d8aa8"),
          Map.entry("FastjsonJsonb", "#b5651d"),
          Map.entry("Sbe", "#7d8420"),
          Map.entry("SbeHydrated", "#868b37"),
          Map.entry("XStreamPretty", "#9a7355"),
          Map.entry("XStreamCompact", "#ac7d56"),
          Map.entry("HandWritten", "#6f7d8c"),
          Map.entry("PlainArray", "#637383"),
          Map.entry("PlainArrayUnchecked", "#788999"),
          Map.entry("AllocationFloor", "#83827c"),
          Map.entry("MemoryCopy", "#88877f"),
          Map.entry("NoCodec", "#7a7a86"),
          Map.entry("EmptyJvm", "#75746e"),
          Map.entry("Javac", "#6d7a78"));

  private static final List<String> OTHERS =
      List.of("#a8557f", "#5b8a3a", "#3f8a7d", "#8d7a2f", "#7c79a8", "#b3574b");

  private static final Pattern WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private ContenderStyle() {}

  /** Returns whether the contender is one of Avrodyne's. */
  static boolean isOwn(String contender) {
    return contender.startsWith(OWN);
  }

  /** Returns the name to print. */
  static String name(String contender) {
    return NAMES.getOrDefault(contender, spelled(contender));
  }

  /** Returns the colour of the contender's bars. */
  static String colour(String contender) {
    if (isOwn(contender)) {
      return OWN_COLOUR;
    }
    String known = COLOURS.get(contender);
    return known != null ? known : OTHERS.get(Math.floorMod(contender.hashCode(), OTHERS.size()));
  }

  /** Returns whether the contender has a colour of its own. */
  static boolean hasOwnColour(String contender) {
    return isOwn(contender) || COLOURS.containsKey(contender);
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
