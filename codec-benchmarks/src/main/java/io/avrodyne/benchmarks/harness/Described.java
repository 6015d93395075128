package io.avrodyne.benchmarks.harness;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A benchmark class that supplies the part of the report that JMH cannot. */
public interface Described {

  /**
   * The values that the report prints next to the scores.
   *
   * @param track the objects that are measured
   * @param wireBytes the mean size of an encoded value; 0 if nothing is encoded
   * @param gzipBytes the mean size of an encoded value that is compressed by itself; 0 if nothing
   *     is encoded
   * @param caveats what a reader of the results has to know about this contender, a sentence each
   */
  record Description(Track track, int wireBytes, int gzipBytes, List<String> caveats) {

    /** Copies the list. */
    public Description {
      caveats = List.copyOf(caveats);
    }

    /** Creates a description without caveats and without a compressed size. */
    public Description(Track track, int wireBytes) {
      this(track, wireBytes, 0, List.of());
    }
  }

  /** Creates the benchmark of a class. */
  static Described of(String type) {
    try {
      return Class.forName(type).asSubclass(Described.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " cannot be created: " + e, e);
    }
  }

  /** Returns why the benchmark cannot run with these parameters; empty if it can. */
  default Optional<String> refusal(Map<String, String> parameters) {
    return Optional.empty();
  }

  /** Returns the servers that a run with these parameters needs. */
  default List<Server> servers(Map<String, String> parameters) {
    return List.of();
  }

  /**
   * Returns the estimated time of an iteration that does a fixed amount of work; empty if JMH's
   * options say how long an iteration takes.
   */
  default Optional<Duration> iteration(Map<String, String> parameters) {
    return Optional.empty();
  }

  /** Returns the description of a run with these parameters. */
  Description describe(Map<String, String> parameters) throws IOException;
}
