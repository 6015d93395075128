package io.avrodyne.benchmarks.workload;

/** The amount of data in a sample. */
public enum Size {
  /** All data, as they are measured. */
  FULL,
  /** A small part of it, with which tests check every contender in a short time. */
  SMALL;

  private static final int SHARE = 100;
  private static final int FEW = 16;

  /** Returns how many values an object contains that has {@code full} of them when measured. */
  public int of(int full) {
    return this == FULL ? full : full / SHARE;
  }

  /** Returns the part of the sample of this size. */
  Sample of(Sample full) {
    int count = full.objects().size();
    return this == FULL || count <= FEW
        ? full
        : new Sample(full.models(), full.objects().subList(0, FEW));
  }
}
