package io.avrodyne.benchmarks.contender;

import java.io.IOException;
import java.util.Map;

/** A benchmark class that supplies the part of the report that JMH cannot. */
public interface Described {

  /**
   * The values that the report prints next to the scores.
   *
   * @param track the objects that are measured
   * @param wireBytes the size of an encoded value; 0 if nothing is encoded
   */
  record Description(Track track, int wireBytes) {}

  /** Returns the description of a run with these parameters. */
  Description describe(Map<String, String> parameters) throws IOException;
}
