package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.handwritten.T1BoxedHandWrittenCodec;
import io.avrodyne.benchmarks.handwritten.T1HandWrittenCodec;
import io.avrodyne.benchmarks.handwritten.T2HandWrittenCodec;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.OpenStrings;
import io.avrodyne.runtime.message.SingleObjectDecoder;
import java.util.Optional;
import java.util.stream.Stream;

/** Avrodyne's codecs in uses that only some of its versions have. */
public final class AvrodyneVariants {

  /** The flag that opens {@code java.lang}. */
  public static final String OPENED_FLAG = "--add-opens=java.base/java.lang=ALL-UNNAMED";

  /** The generated codecs in a JVM that opens {@code java.lang}, as nobody has to. */
  public static final Format OPENED =
      Format.ofAvro(
              Track.OBJECTS,
              AvrodyneFormats.GENERATED::contender,
              "Runs with " + OPENED_FLAG + ", so that the arrays in strings can be read.")
          .requiring(AvrodyneVariants::requireOpenStrings);

  /** The generated codecs, which decode into the object that they decoded before. */
  public static final Format REUSE =
      Format.ofAvro(
              Track.REUSE,
              AvrodyneVariants::reusing,
              "Overwrites the object decoded before, and keeps each of its strings that is read"
                  + " again.")
          .excludingClasses(
              "a Java record cannot be decoded into",
              model -> ClassGraph.of(model.type()).hasRecords());

  /**
   * Codecs written by hand for the same output and input: the best that generated code can reach.
   */
  public static final Format HAND_WRITTEN =
      Format.ofAvro(
              Track.FLOOR,
              model -> new CodecContender<>(handWritten(model).orElseThrow()),
              "Written by hand for Avrodyne's own output and input.")
          .excludingClasses(
              "written for the equity event only", model -> handWritten(model).isEmpty());

  private AvrodyneVariants() {}

  private static void requireOpenStrings() {
    if (!OpenStrings.areOpen()) {
      throw new IllegalStateException("The JVM does not open strings.");
    }
  }

  private static <T> Contender<T, ?> reusing(Model<T> model) {
    AvroCodec<T> codec = model.codec();
    if (model.singleObject()) {
      SingleObjectDecoder<T> decoder = SingleObjectDecoder.of(codec);
      return new ReuseContender<>(new MessageContender<>(codec), decoder::decode);
    }
    return new ReuseContender<>(new CodecContender<>(codec), codec::decode);
  }

  @SuppressWarnings("unchecked") // The codec of this very class is looked for.
  private static <T> Optional<AvroCodec<T>> handWritten(Model<T> model) {
    return Stream.of(
            new T1HandWrittenCodec(), new T1BoxedHandWrittenCodec(), new T2HandWrittenCodec())
        .filter(codec -> codec.schema().equals(model.codec().schema()))
        .map(codec -> (AvroCodec<T>) codec)
        .findFirst();
  }
}
