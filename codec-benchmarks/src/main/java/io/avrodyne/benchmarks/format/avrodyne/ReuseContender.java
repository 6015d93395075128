package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.runtime.AvroInput;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** A contender that decodes into the object that it decoded before. */
final class ReuseContender<T> implements ObjectContender<T> {

  private final ObjectContender<T> fresh;
  private final Decoder<T> decoder;
  private final AvroInput in = new AvroInput();
  private @Nullable T previous;

  /** Creates one from a contender that writes, and that reads the first object. */
  ReuseContender(ObjectContender<T> fresh, Decoder<T> decoder) {
    this.fresh = fresh;
    this.decoder = decoder;
  }

  /** A way to decode into an existing object. */
  interface Decoder<T> {

    /** Decodes into {@code reuse} and returns it, or another object if it cannot be changed. */
    T decode(AvroInput in, T reuse);
  }

  @Override
  public int write(T value) throws IOException {
    return fresh.write(value);
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    fresh.write(value, stream);
  }

  @Override
  public byte[] written() {
    return fresh.written();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    T last = previous;
    T value =
        last == null
            ? fresh.read(bytes, offset, length)
            : decoder.decode(in.reset(bytes, offset, length), last);
    previous = value;
    return value;
  }
}
