package io.avrodyne.benchmarks.workload.complex;

/** The colour of eyes. */
public enum EyeColor {
  BROWN,
  BLUE,
  GREEN
}
