package io.avrodyne.benchmarks.buildtime;

import io.avrodyne.benchmarks.contender.Track;
import java.util.ArrayList;
import java.util.List;

/** The processor alone, with the part of the compiler that reads sources for it. */
public class AvrodyneProcessorBenchmark extends CompilationBenchmark {

  @Override
  List<String> processing() {
    List<String> options = new ArrayList<>(withProcessor());
    options.add("-proc:only");
    return options;
  }

  @Override
  String caveat() {
    return "Writes the codecs and compiles nothing.";
  }

  @Override
  Track track() {
    return Track.OBJECTS;
  }
}
