package io.avrodyne.benchmarks.compare;

/** One of the two that are compared. */
enum Side {
  /** What the other one is compared with, usually a commit. */
  BASE(1),
  /** What is compared with it, usually the working tree. */
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
