package io.avrodyne.benchmarks.contender;

import java.io.IOException;

/** A contender that encodes to streams, one of which is its sink. */
public abstract class StreamContender<T> implements ObjectContender<T> {

  private final ByteSink sink = new ByteSink();

  /** Creates a contender with an empty sink. */
  protected StreamContender() {}

  @Override
  public final int write(T value) throws IOException {
    sink.reset();
    write(value, sink);
    return sink.size();
  }

  @Override
  public final byte[] written() {
    return sink.toByteArray();
  }
}
