package io.avrodyne.benchmarks.workload.complex;

/** A partner of whom nothing else is known. */
public enum Stranger implements Partner {
  KNOWN_STRANGER,
  UNKNOWN_STRANGER
}
