package io.avrodyne.benchmarks.kafka;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The sizes of the records; JMH puts them into its results. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class RecordFigures {

  /** The mean size of a record's value with what precedes it, in bytes. */
  public double payloadBytes;

  /** The mean size of a record's headers, names and values, in bytes. */
  public double headerBytes;
}
