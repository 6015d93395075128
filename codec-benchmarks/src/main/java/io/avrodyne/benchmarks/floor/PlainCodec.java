package io.avrodyne.benchmarks.floor;

/** A codec written by hand for one class, over a plain array. */
interface PlainCodec<T> {

  /** Encodes the value at the beginning of the output's array and returns the size. */
  int write(T value, PlainOutput out);

  /** Decodes a value from the array, between two positions. */
  T read(byte[] b, int from, int limit, PlainInput in);
}
