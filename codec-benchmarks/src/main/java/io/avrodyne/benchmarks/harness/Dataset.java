package io.avrodyne.benchmarks.harness;

/** A value of the parameter {@code workload}: a constant of an enum. */
public interface Dataset {

  /** Returns the name of the constant. */
  String name();

  /** Returns the position in the report. */
  int ordinal();

  /** Returns the sentence that says what this workload stresses. */
  String stress();
}
