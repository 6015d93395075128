package io.avrodyne.benchmarks.objects;

import java.io.OutputStream;

/** A stream that discards the bytes and counts them, so that no contender's work is in vain. */
final class CountingSink extends OutputStream {

  private long count;

  long count() {
    return count;
  }

  @Override
  public void write(int b) {
    count++;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    count += length;
  }
}
