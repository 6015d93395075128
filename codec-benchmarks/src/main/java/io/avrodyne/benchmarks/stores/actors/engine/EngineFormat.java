package io.avrodyne.benchmarks.stores.actors.engine;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneFormats;
import io.avrodyne.benchmarks.format.jackson.JacksonFormats;
import io.avrodyne.benchmarks.format.protobuf.ProtobufFormats;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.serialization.SerializationSetup;
import org.apache.pekko.serialization.SerializerDetails;
import org.jspecify.annotations.Nullable;

/** A serializer of the engine, with its default configuration. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum EngineFormat {
  /** No serializer, which only a journal in memory does without. */
  NO_CODEC("NoCodec", "", 0, null),
  /** The serializer of codec-pekko. */
  AVRODYNE("Avrodyne", "avrodyne", 1096172622, AvrodyneFormats.GENERATED),
  /** Pekko's own, with the module for money. */
  JACKSON_JSON("JacksonJson", "jackson-json", 31, JacksonFormats.JSON),
  /** Pekko's own, with the module for money. */
  JACKSON_CBOR("JacksonCbor", "jackson-cbor", 33, JacksonFormats.CBOR),
  /** Messages that are built from the events, as in the rows without an engine. */
  PROTOBUF("Protobuf", "protobuf", FormatSerializer.IDENTIFIER, ProtobufFormats.HYDRATED);

  private static final String MONEY =
      "pekko.serialization.jackson.jackson-modules +="
          + " \"com.fasterxml.jackson.datatype.moneta.MonetaMoneyModule\"\n";

  private final String contender;
  private final String alias;
  private final int identifier;
  private final @Nullable Format format;

  EngineFormat(String contender, String alias, int identifier, @Nullable Format format) {
    this.contender = contender;
    this.alias = alias;
    this.identifier = identifier;
    this.format = format;
  }

  /** Returns the one of a contender, by the name that the report knows. */
  public static EngineFormat of(String contender) {
    return Stream.of(values())
        .filter(each -> each.contender.equals(contender))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Stream.of(values())
                        .map(each -> each.contender)
                        .collect(
                            Collectors.joining(
                                ", ", "There is no " + contender + ". Choose from ", ""))));
  }

  /** Returns the format of the encoded events; empty if they are not encoded. */
  public Optional<Format> format() {
    return Optional.ofNullable(format);
  }

  /** Returns the number by which journals know the serializer. */
  int identifier() {
    return identifier;
  }

  /** Returns a configuration in which the serializer has all events. */
  Config bindings(Sample sample) {
    String bindings =
        sample.models().stream()
            .map(each -> '"' + each.type().getName() + "\" = " + alias + '\n')
            .collect(
                Collectors.joining("", MONEY + "pekko.actor.serialization-bindings {\n", "}\n"));
    boolean hasSetup = this == NO_CODEC || this == PROTOBUF;
    return hasSetup ? ConfigFactory.empty() : ConfigFactory.parseString(bindings);
  }

  /** Returns what a configuration cannot say. */
  List<Setup> setups(Sample sample) {
    if (this != PROTOBUF) {
      return List.of();
    }
    List<Class<?>> types = sample.models().stream().<Class<?>>map(Model::type).toList();
    FormatSerializer serializer = new FormatSerializer(format().orElseThrow(), sample);
    return List.of(
        SerializationSetup.create(
            system -> List.of(SerializerDetails.create(alias, serializer, types))));
  }
}
