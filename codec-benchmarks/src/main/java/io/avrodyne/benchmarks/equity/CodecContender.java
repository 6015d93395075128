package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;

/** An Avrodyne codec, generated or written by hand, with a reused output and input. */
final class CodecContender<E> implements Contender<E> {

  private final AvroCodec<E> codec;
  private final E event;
  private final AvroOutput out = new AvroOutput();
  private final AvroInput in = new AvroInput();

  CodecContender(AvroCodec<E> codec, E event) {
    this.codec = codec;
    this.event = event;
  }

  @Override
  public Track track() {
    return Track.HYDRATED;
  }

  @Override
  public boolean writesAvro() {
    return true;
  }

  @Override
  public int write() {
    out.reset();
    codec.encode(event, out);
    return out.size();
  }

  @Override
  public byte[] written() {
    return out.toByteArray();
  }

  @Override
  public E read(byte[] bytes, int offset, int length) {
    return codec.decode(in.reset(bytes, offset, length));
  }

  @Override
  public Object toModel(E value) {
    return value;
  }
}
