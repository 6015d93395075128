package io.avrodyne.benchmarks.workload.social;

/** The type of an attachment. */
public enum MediaType {
  IMAGE,
  VIDEO
}
