package io.avrodyne.benchmarks.harness.size;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Survival;
import java.io.IOException;

/** A benchmark of a format whose sizes and single operations are reported. */
public interface Timed extends Described {

  /** Returns whether the format is Avro's binary encoding. */
  boolean writesAvro();

  /** Returns the changes of a class that its data survives. */
  Survival survival();

  /** Prepares the operations on the first object of a workload. */
  void setUp(String workload) throws IOException;

  /** Encodes the object. */
  int write() throws IOException;

  /** Decodes the object. */
  Object read() throws IOException;
}
