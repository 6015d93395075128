package io.avrodyne.benchmarks.flink.job;

/** Where a job keeps its state. */
public enum Backend {
  /** As objects on the heap. */
  HEAP("hashmap"),
  /** As bytes in files, with a cache in memory. */
  ROCKSDB("rocksdb");

  private final String setting;

  Backend(String setting) {
    this.setting = setting;
  }

  /** Returns the name that Flink has for it. */
  String setting() {
    return setting;
  }
}
