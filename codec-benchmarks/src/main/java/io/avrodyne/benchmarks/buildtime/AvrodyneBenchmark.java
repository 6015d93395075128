package io.avrodyne.benchmarks.buildtime;

import io.avrodyne.benchmarks.contender.Track;
import java.util.List;

/** A user's build, which compiles the types and the codecs that the processor writes. */
public class AvrodyneBenchmark extends CompilationBenchmark {

  @Override
  List<String> processing() {
    return withProcessor();
  }

  @Override
  String caveat() {
    return "Writes the codecs, and compiles them with the types.";
  }

  @Override
  Track track() {
    return Track.OBJECTS;
  }
}
