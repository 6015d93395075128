package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;

/** The formats of Avrodyne, in any version. */
public final class AvrodyneFormats {

  /** The generated codecs, or their messages where the workload asks for single-object encoding. */
  public static final Format GENERATED = Format.ofAvro(Track.OBJECTS, AvrodyneFormats::generated);

  private AvrodyneFormats() {}

  private static <T> Contender<T, ?> generated(Model<T> model) {
    return model.singleObject()
        ? new MessageContender<>(model.codec())
        : new CodecContender<>(model.codec());
  }
}
