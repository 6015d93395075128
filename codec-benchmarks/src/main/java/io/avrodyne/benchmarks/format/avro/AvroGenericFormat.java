package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.workload.Model;

/** Apache Avro's generic records as they are, without the application's objects. */
public final class AvroGenericFormat implements Format {

  @Override
  public Track track() {
    return Track.NATIVE;
  }

  @Override
  public boolean writesAvro() {
    return true;
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return new GenericContender<>(model.codec());
  }
}
