package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * The names of the classes of codec-runtime. The processor does not depend on that module; a test
 * checks that the classes exist.
 */
public final class RuntimeNames {

  private static final String PACKAGE = "io.avrodyne.runtime";
  private static final String BINARY = PACKAGE + ".binary";
  private static final String GENERATED = PACKAGE + ".generated";
  private static final String RESOLVE = PACKAGE + ".resolve";

  /** The version of {@link #RUNTIME_VERSION} that codecs are generated for. */
  public static final int GENERATED_FOR = 2;

  /** The check that the runtime is one that codecs were generated for. */
  public static final ClassName RUNTIME_VERSION = ClassName.get(GENERATED, "RuntimeVersion");

  /** The codec as applications see it. */
  public static final ClassName AVRO_CODEC = ClassName.get(PACKAGE, "AvroCodec");

  /** The base class of codecs. */
  public static final ClassName GENERATED_CODEC = ClassName.get(GENERATED, "GeneratedCodec");

  /** The output of encoding. */
  public static final ClassName AVRO_OUTPUT = ClassName.get(PACKAGE, "AvroOutput");

  /** The input of decoding. */
  public static final ClassName AVRO_INPUT = ClassName.get(PACKAGE, "AvroInput");

  /** Operations on inputs other than reading single values. */
  public static final ClassName INPUTS = ClassName.get(GENERATED, "Inputs");

  /** Operations on outputs. */
  public static final ClassName OUTPUTS = ClassName.get(GENERATED, "Outputs");

  /** Writers of primitives. */
  public static final ClassName PRIMITIVES = ClassName.get(BINARY, "Primitives");

  /** Makers of exceptions. */
  public static final ClassName FAILURES = ClassName.get(GENERATED, "Failures");

  /** Constants and symbols of an enum. */
  public static final ClassName ENUM_TABLE = ClassName.get(GENERATED, "EnumTable");

  /** The encoder of the entries of a map. */
  public static final ClassName MAP_WRITER = ClassName.get(GENERATED, "MapWriter");

  /** The addition of entries to maps without string keys. */
  public static final ClassName MAP_KEYS = ClassName.get(GENERATED, "MapKeys");

  /** Writers and readers of integers that are keys. */
  public static final ClassName INTEGER_KEYS = ClassName.get(GENERATED, "IntegerKeys");

  /** Conversions of enum constants that are keys. */
  public static final ClassName ENUM_KEYS = ClassName.get(GENERATED, "EnumKeys");

  /** Writers and readers of fixeds. */
  public static final ClassName BINARIES = ClassName.get(GENERATED, "Binaries");

  /** Conversions of optionals of unions. */
  public static final ClassName OPTIONALS = ClassName.get(GENERATED, "Optionals");

  /** Conversions of maps without string keys. */
  public static final ClassName PAIR_MAPS = ClassName.get(GENERATED, "PairMaps");

  /** The addition of items to sets whose hash codes are counted. */
  public static final ClassName EQUAL_HASHES = ClassName.get(GENERATED, "EqualHashes");

  /** Conversions of distinct items to collections that compare them one by one. */
  public static final ClassName TABLES = ClassName.get(GENERATED, "Tables");

  /** The filling of collections and maps that already exist. */
  public static final ClassName LIVE_CONTAINERS = ClassName.get(GENERATED, "LiveContainers");

  /** The look-up of private members. */
  public static final ClassName PRIVATE_MEMBERS = ClassName.get(GENERATED, "PrivateMembers");

  /** Conversions of an int to a narrower type. */
  public static final ClassName NARROWING = ClassName.get(GENERATED, "Narrowing");

  /** Conversions of the JDK's types that have a text form. */
  public static final ClassName TEXTS = ClassName.get(GENERATED, "Texts");

  /** Conversions of the times that are encoded as text. */
  public static final ClassName ISO_TEXTS = ClassName.get(GENERATED, "IsoTexts");

  /** Conversions of addresses of the Internet. */
  public static final ClassName INET_ADDRESSES = ClassName.get(GENERATED, "InetAddresses");

  /** Conversions of atomic variables. */
  public static final ClassName ATOMICS = ClassName.get(GENERATED, "Atomics");

  /** Conversions of the times of {@code java.sql}. */
  public static final ClassName SQL_TIMES = ClassName.get(GENERATED, "SqlTimes");

  /** Conversions of points in time. */
  public static final ClassName TIMESTAMPS = ClassName.get(GENERATED, "Timestamps");

  /** Conversions of days. */
  public static final ClassName DATES = ClassName.get(GENERATED, "Dates");

  /** Conversions of times of day. */
  public static final ClassName TIMES_OF_DAY = ClassName.get(GENERATED, "TimesOfDay");

  /** Writers and readers of UUIDs. */
  public static final ClassName UUIDS = ClassName.get(GENERATED, "Uuids");

  /** Writers and readers of decimals of one scale. */
  public static final ClassName DECIMAL_CODEC = ClassName.get(GENERATED, "DecimalCodec");

  /** Writers and readers of decimals with scales of their own. */
  public static final ClassName BIG_DECIMALS = ClassName.get(GENERATED, "BigDecimals");

  /** Writers and readers of durations. */
  public static final ClassName DURATIONS = ClassName.get(GENERATED, "Durations");

  /** Writers and readers of arrays of primitives. */
  public static final ClassName PRIMITIVE_ARRAYS = ClassName.get(GENERATED, "PrimitiveArrays");

  /** The resolution of another writer's data. */
  public static final ClassName RESOLUTION = ClassName.get(RESOLVE, "Resolution");

  /** The steps that read values without parts. */
  public static final ClassName STEPS = ClassName.get(RESOLVE, "Steps");

  /** Decoders of earlier versions. */
  public static final ClassName KNOWN_WRITER = ClassName.get(GENERATED, "KnownWriter");

  /** The check that codecs were compiled against each other. */
  public static final ClassName CODEC_LINK = ClassName.get(GENERATED, "CodecLink");

  /** The classes with the settings that shaped a codec. */
  public static final ClassName SHAPED_BY = ClassName.get(GENERATED, "ShapedBy");

  /** All of them. */
  public static final List<ClassName> ALL =
      List.of(
          RUNTIME_VERSION,
          AVRO_CODEC,
          GENERATED_CODEC,
          AVRO_OUTPUT,
          AVRO_INPUT,
          INPUTS,
          OUTPUTS,
          PRIMITIVES,
          FAILURES,
          ENUM_TABLE,
          MAP_WRITER,
          MAP_KEYS,
          INTEGER_KEYS,
          ENUM_KEYS,
          BINARIES,
          OPTIONALS,
          PAIR_MAPS,
          EQUAL_HASHES,
          TABLES,
          LIVE_CONTAINERS,
          PRIVATE_MEMBERS,
          NARROWING,
          TEXTS,
          ISO_TEXTS,
          INET_ADDRESSES,
          ATOMICS,
          SQL_TIMES,
          TIMESTAMPS,
          DATES,
          TIMES_OF_DAY,
          UUIDS,
          DECIMAL_CODEC,
          BIG_DECIMALS,
          DURATIONS,
          PRIMITIVE_ARRAYS,
          RESOLUTION,
          STEPS,
          KNOWN_WRITER,
          CODEC_LINK,
          SHAPED_BY);

  private RuntimeNames() {}
}
