package io.avrodyne.benchmarks.buildtime;

import io.avrodyne.benchmarks.contender.Track;
import java.util.List;

/** The compiler alone. */
public class JavacBenchmark extends CompilationBenchmark {

  @Override
  List<String> processing() {
    return List.of("-proc:none");
  }

  @Override
  String caveat() {
    return "Compiles the types without their codecs.";
  }

  @Override
  Track track() {
    return Track.FLOOR;
  }
}
