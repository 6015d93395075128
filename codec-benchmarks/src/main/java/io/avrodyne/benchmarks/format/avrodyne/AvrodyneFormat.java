package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;

/** The generated codecs, or their messages where the workload asks for single-object encoding. */
@Traits(track = Track.OBJECTS, writesAvro = true)
public final class AvrodyneFormat implements Format {

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return model.singleObject()
        ? new MessageContender<>(model.codec())
        : new CodecContender<>(model.codec());
  }
}
