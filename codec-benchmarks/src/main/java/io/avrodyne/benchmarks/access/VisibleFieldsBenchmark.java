package io.avrodyne.benchmarks.access;

/** Fields that the codec can see. */
public class VisibleFieldsBenchmark extends AccessBenchmark<VisibleParcel> {

  /** Creates the state; called by JMH. */
  public VisibleFieldsBenchmark() {
    super(VisibleParcelAvroCodec.INSTANCE);
  }
}
