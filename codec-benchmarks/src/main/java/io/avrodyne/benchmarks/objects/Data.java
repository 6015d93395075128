package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.workload.Sample;

/** The choice of the objects that are measured. */
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
