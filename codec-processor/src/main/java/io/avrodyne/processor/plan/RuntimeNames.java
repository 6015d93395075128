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
  private static final String CODEGEN = PACKAGE + ".codegen";
  private static final String RESOLVE = PACKAGE + ".resolve";

  /** The version of the runtime's interface to generated code that codecs are generated for. */
  public static final int GENERATED_FOR = 4;

  /** The codec as applications see it. */
  public static final ClassName AVRO_CODEC = ClassName.get(PACKAGE, "AvroCodec");

  /** The base class of codecs. */
  public static final ClassName GENERATED_CODEC = ClassName.get(CODEGEN, "GeneratedCodec");

  /** The output of encoding. */
  public static final ClassName AVRO_OUTPUT = ClassName.get(PACKAGE, "AvroOutput");

  /** The input of decoding. */
  public static final ClassName AVRO_INPUT = ClassName.get(PACKAGE, "AvroInput");

  /** Operations on inputs other than reading single values. */
  public static final ClassName INPUTS = ClassName.get(CODEGEN, "Inputs");

  /** Operations on outputs. */
  public static final ClassName OUTPUTS = ClassName.get(CODEGEN, "Outputs");

  /** Writers of primitives. */
  public static final ClassName PRIMITIVES = ClassName.get(BINARY, "Primitives");

  /** Makers of exceptions. */
  public static final ClassName FAILURES = ClassName.get(CODEGEN, "Failures");

  /** Constants and symbols of an enum. */
  public static final ClassName ENUM_TABLE = ClassName.get(CODEGEN, "EnumTable");

  /** The encoder of the entries of a map. */
  public static final ClassName MAP_WRITER = ClassName.get(CODEGEN, "MapWriter");

  /** Copies of values without parts. */
  public static final ClassName COPY_CALLS = ClassName.get(CODEGEN, "CopyCalls");

  /** The addition of entries to maps without string keys. */
  public static final ClassName MAP_KEYS = ClassName.get(CODEGEN, "MapKeys");

  /** The check that keys are written differently. */
  public static final ClassName DISTINCT_KEYS = ClassName.get(CODEGEN, "DistinctKeys");

  /** Writers and readers of integers that are keys. */
  public static final ClassName INTEGER_KEYS = ClassName.get(CODEGEN, "IntegerKeys");

  /** Conversions of enum constants that are keys. */
  public static final ClassName ENUM_KEYS = ClassName.get(CODEGEN, "EnumKeys");

  /** Writers and readers of fixeds. */
  public static final ClassName BINARIES = ClassName.get(CODEGEN, "Binaries");

  /** Conversions of optionals of unions. */
  public static final ClassName OPTIONALS = ClassName.get(CODEGEN, "Optionals");

  /** Conversions of maps without string keys. */
  public static final ClassName PAIR_MAPS = ClassName.get(CODEGEN, "PairMaps");

  /** The addition of items to sets whose hash codes are counted. */
  public static final ClassName EQUAL_HASHES = ClassName.get(CODEGEN, "EqualHashes");

  /** Conversions of distinct items to collections that compare them one by one. */
  public static final ClassName TABLES = ClassName.get(CODEGEN, "Tables");

  /** The filling of collections and maps that already exist. */
  public static final ClassName LIVE_CONTAINERS = ClassName.get(CODEGEN, "LiveContainers");

  /** The look-up of private members. */
  public static final ClassName PRIVATE_MEMBERS = ClassName.get(CODEGEN, "PrivateMembers");

  /** Conversions of an int to a narrower type. */
  public static final ClassName NARROWING = ClassName.get(CODEGEN, "Narrowing");

  /** Conversions of the JDK's types that have a text form. */
  public static final ClassName TEXTS = ClassName.get(CODEGEN, "Texts");

  /** Conversions of the times that are encoded as text. */
  public static final ClassName ISO_TEXTS = ClassName.get(CODEGEN, "IsoTexts");

  /** Conversions of addresses of the Internet. */
  public static final ClassName INET_ADDRESSES = ClassName.get(CODEGEN, "InetAddresses");

  /** Conversions of atomic variables. */
  public static final ClassName ATOMICS = ClassName.get(CODEGEN, "Atomics");

  /** Conversions of the times of {@code java.sql}. */
  public static final ClassName SQL_TIMES = ClassName.get(CODEGEN, "SqlTimes");

  /** Conversions of points in time. */
  public static final ClassName TIMESTAMPS = ClassName.get(CODEGEN, "Timestamps");

  /** Conversions of days. */
  public static final ClassName DATES = ClassName.get(CODEGEN, "Dates");

  /** Conversions of times of day. */
  public static final ClassName TIMES_OF_DAY = ClassName.get(CODEGEN, "TimesOfDay");

  /** Writers and readers of UUIDs. */
  public static final ClassName UUIDS = ClassName.get(CODEGEN, "Uuids");

  /** Writers and readers of decimals of one scale. */
  public static final ClassName DECIMAL_CODEC = ClassName.get(CODEGEN, "DecimalCodec");

  /** Writers and readers of decimals with scales of their own. */
  public static final ClassName BIG_DECIMALS = ClassName.get(CODEGEN, "BigDecimals");

  /** Writers and readers of durations. */
  public static final ClassName DURATIONS = ClassName.get(CODEGEN, "Durations");

  /** Writers and readers of arrays of primitives. */
  public static final ClassName PRIMITIVE_ARRAYS = ClassName.get(CODEGEN, "PrimitiveArrays");

  /** The resolution of another writer's data. */
  public static final ClassName RESOLUTION = ClassName.get(RESOLVE, "Resolution");

  /** The steps that read values without parts. */
  public static final ClassName STEPS = ClassName.get(RESOLVE, "Steps");

  /** Decoders of earlier versions. */
  public static final ClassName KNOWN_WRITER = ClassName.get(CODEGEN, "KnownWriter");

  /** The check that codecs were compiled against each other. */
  public static final ClassName CODEC_LINK = ClassName.get(CODEGEN, "CodecLink");

  /** The classes with the settings that shaped a codec. */
  public static final ClassName SHAPED_BY = ClassName.get(CODEGEN, "ShapedBy");

  /** All of them. */
  public static final List<ClassName> ALL =
      List.of(
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
          COPY_CALLS,
          MAP_KEYS,
          DISTINCT_KEYS,
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
