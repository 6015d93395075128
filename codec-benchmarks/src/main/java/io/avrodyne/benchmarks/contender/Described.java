package io.avrodyne.benchmarks.contender;

import java.io.IOException;
import java.util.Map;

/** A benchmark class that tells the report what JMH does not know. */
public interface Described {

  /**
   * What the report prints beside the scores.
   *
   * @param track the objects that are measured
   * @param wireBytes the size of an encoded value; 0 if nothing is encoded
   */
  record Description(Track track, int wireBytes) {}

  /** Returns what is known of a run with these parameters. */
  Description describe(Map<String, String> parameters) throws IOException;
}
