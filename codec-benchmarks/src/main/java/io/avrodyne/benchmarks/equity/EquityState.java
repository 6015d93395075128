package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Conditions;
import org.openjdk.jmh.annotations.Param;

/** The parameters of every benchmark of this workload. */
@SuppressWarnings("NullAway.Init") // JMH sets the fields before it calls anything else.
public abstract class EquityState extends Conditions {

  /** The form of the event; set by JMH. */
  @Param public Variant variant;
}
