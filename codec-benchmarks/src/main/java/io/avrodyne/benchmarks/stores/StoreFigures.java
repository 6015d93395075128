package io.avrodyne.benchmarks.stores;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What a run counts apart from its time; JMH puts it into its results. A figure that stays 0 was
 * not measured. The method that is measured takes them; they may be set until the iteration is torn
 * down.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class StoreFigures {

  /** The events that a run appends; with it, the report shows events per second. */
  public double events;

  /** The mean size of an event as the format encodes it, in bytes. */
  public double payloadBytes;

  /** The mean size of the metadata of an event, in bytes, if they are stored apart. */
  public double metadataBytes;

  /** The mean size of what the store is given for an event, in bytes. */
  public double storedBytes;

  /** The space of the table and its indexes, in bytes for each event. */
  public double diskBytes;

  /** The memory of the database's keys and values, in bytes for each event. */
  public double memoryBytes;

  /** What the database wrote to its log, in bytes for each event. */
  public double walBytes;

  /** The median time of an append, in microseconds. */
  public double appendP50;

  /** The time within which 99 of 100 appends return, in microseconds. */
  public double appendP99;

  /** The share of the benchmark's own CPU time that the codec takes, in percent. */
  public double codecShare;

  /** The events that a replay reads in a second. */
  public double replayRate;
}
