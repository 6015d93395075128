package io.avrodyne.benchmarks.flink.job;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What a run counts apart from its time; JMH puts it into its results. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class JobFigures {

  /** The events of the run; with it, the report shows events per second. */
  public double events;

  /** The size of a savepoint after the last event, in bytes. */
  public double savepointBytes;
}
