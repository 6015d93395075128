package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.runtime.OpenStrings;
import java.io.IOException;

/** The generated codecs in a JVM that opens {@code java.lang}, as nobody has to. */
@Traits(
    track = Track.OBJECTS,
    writesAvro = true,
    caveats =
        "Runs with " + AvrodyneOpenedFormat.FLAG + ", so that the arrays in strings can be read.")
public final class AvrodyneOpenedFormat implements Format {

  /** The flag that the JVM needs. */
  public static final String FLAG = "--add-opens=java.base/java.lang=ALL-UNNAMED";

  private final Format closed = new AvrodyneFormat();

  @Override
  public void requireFlags() {
    if (!OpenStrings.areOpen()) {
      throw new IllegalStateException("The JVM does not open strings.");
    }
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) throws IOException {
    return closed.contender(model);
  }
}
