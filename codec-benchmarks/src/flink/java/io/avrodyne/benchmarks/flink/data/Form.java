package io.avrodyne.benchmarks.flink.data;

/** The form of the events' classes. */
public enum Form {
  /** Classes with a constructor without arguments, getters and setters. */
  BEAN,
  /** Java records. */
  RECORD
}
