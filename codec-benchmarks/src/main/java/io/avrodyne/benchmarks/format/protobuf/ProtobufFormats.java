package io.avrodyne.benchmarks.format.protobuf;

import com.google.protobuf.MessageLite;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.NativeContender;
import io.avrodyne.benchmarks.format.protobuf.mapping.MessageMapping;
import io.avrodyne.benchmarks.format.protobuf.mapping.MessageMappings;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.function.Function;

/** The formats of Protobuf. */
public final class ProtobufFormats {

  /** Messages as they are, without the application's objects. */
  public static final Format MESSAGES =
      of(
          Track.NATIVE,
          model -> messages(MessageMappings.of(model)),
          "A message remembers its size, so writing it again does not measure the fields.");

  /** Messages with a mapping, written by hand, to and from the application's objects. */
  public static final Format HYDRATED =
      of(
          Track.OBJECTS,
          model -> new HydratedContender<>(MessageMappings.of(model)),
          "Builds a message for each object, with a mapping written by hand.");

  private ProtobufFormats() {}

  private static <T, M extends MessageLite> Contender<T, M> messages(MessageMapping<T, M> mapping) {
    return new NativeContender<>(
        new MessageContender<>(mapping.parser()), mapping::toMessage, mapping::toObject);
  }

  private static Format of(
      Track track, Function<Model<?>, Contender<?, ?>> contenders, String caveat) {
    return Format.of(track, Survival.ALL, contenders, caveat)
        .excludingClasses(
            "no message written for this workload", model -> !MessageMappings.contain(model));
  }
}
