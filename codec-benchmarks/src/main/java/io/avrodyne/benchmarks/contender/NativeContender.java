package io.avrodyne.benchmarks.contender;

import java.io.IOException;
import java.io.OutputStream;

/** A library's own records or messages, built in advance. */
public final class NativeContender<T, N> implements Contender<T, N> {

  private final ObjectContender<N> records;
  private final Conversion<T, N> prepare;
  private final Conversion<N, T> restore;

  /**
   * Creates one.
   *
   * @param records the contender for the records themselves
   * @param prepare the way from the application's objects to records, which is not measured
   * @param restore the way back, which is not measured
   */
  public NativeContender(
      ObjectContender<N> records, Conversion<T, N> prepare, Conversion<N, T> restore) {
    this.records = records;
    this.prepare = prepare;
    this.restore = restore;
  }

  /** A way from one class of objects to another. */
  public interface Conversion<A, B> {

    /** Returns an object with the same content. */
    B apply(A value) throws IOException;
  }

  @Override
  public N prepare(T value) throws IOException {
    return prepare.apply(value);
  }

  @Override
  public int write(N value) throws IOException {
    return records.write(value);
  }

  @Override
  public void write(N value, OutputStream stream) throws IOException {
    records.write(value, stream);
  }

  @Override
  public byte[] written() {
    return records.written();
  }

  @Override
  public N read(byte[] bytes, int offset, int length) throws IOException {
    return records.read(bytes, offset, length);
  }

  @Override
  public T restore(N value) throws IOException {
    return restore.apply(value);
  }
}
