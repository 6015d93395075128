package io.avrodyne.benchmarks.compare;

/** One of the two versions. */
enum Side {
  /** The commit that is compared with. */
  BASE,
  /** The working tree. */
  CURRENT
}
