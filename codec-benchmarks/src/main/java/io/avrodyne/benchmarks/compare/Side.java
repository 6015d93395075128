package io.avrodyne.benchmarks.compare;

/** One of the two versions. */
enum Side {
  /** The commit that is compared with. */
  BASE(1),
  /** The working tree. */
  CURRENT(2);

  /** Its value in the memory that forks share. */
  final int number;

  Side(int number) {
    this.number = number;
  }

  Side other() {
    return this == BASE ? CURRENT : BASE;
  }
}
