package io.avrodyne.benchmarks.flink;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The sizes of the events; JMH puts them into its results. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class SerializerFigures {

  /** The mean size of an event with what Flink's serializer adds, in bytes. */
  public double payloadBytes;
}
