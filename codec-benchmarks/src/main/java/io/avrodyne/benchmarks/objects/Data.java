package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.workload.Sample;

/** Which objects of a workload are measured. */
public enum Data {
  /** All of them in turn, so that a processor cannot learn one by heart. */
  ROTATING,
  /** The first one all the time, as published experiments do. */
  CONSTANT;

  /** Returns the part of the sample that is measured. */
  Sample of(Sample sample) {
    return this == ROTATING ? sample : new Sample(sample.models(), sample.objects().subList(0, 1));
  }
}
