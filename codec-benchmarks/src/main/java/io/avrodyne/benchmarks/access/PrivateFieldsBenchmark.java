package io.avrodyne.benchmarks.access;

/** Private fields, which the codec uses through handles. */
public class PrivateFieldsBenchmark extends AccessBenchmark<PrivateParcel> {

  /** Creates the state; called by JMH. */
  public PrivateFieldsBenchmark() {
    super(PrivateParcelAvroCodec.INSTANCE);
  }
}
