package io.avrodyne.benchmarks.contender;

import io.avrodyne.benchmarks.workload.Model;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * A check that rejects contenders that do not do their work, since a wrong codec is often a fast
 * one. Each contender passes it in a test, and again in each fork before it is measured.
 *
 * <p>In a fork, objects and bytes are compared with the generated codec, which passed the test too.
 * Apache Avro is asked only where they differ, as they may in the order of maps: its coders would
 * otherwise be warmed up by other data than those that are measured.
 */
public final class Gate<T> {

  /**
   * The number of bytes around the datum; they expose a contender that ignores the offset or the
   * length.
   */
  private static final int MARGIN = 7;

  private static final byte MARGIN_BYTE = (byte) 0xAA;

  private final String name;
  private final boolean avro;
  private final Model<T> model;
  private final boolean trustsCodec;
  private final Oracle<T> oracle;

  /**
   * Creates a gate.
   *
   * @param name the contender's name, for messages
   * @param avro whether the contender writes Avro's binary encoding
   * @param trustsCodec whether Apache Avro is asked only where the generated codec differs
   */
  public Gate(String name, boolean avro, Model<T> model, boolean trustsCodec) {
    this.name = name;
    this.avro = avro;
    this.model = model;
    this.trustsCodec = trustsCodec;
    this.oracle = new Oracle<>(model);
  }

  /**
   * Writes the value twice, once more to a stream, and reads it back.
   *
   * @param expected the application's object that must come back
   * @return the bytes that the contender wrote, to be read in the measurement
   * @throws IllegalStateException if the contender fails; the message says in which step
   */
  public <N> byte[] check(Contender<T, N> contender, T expected) {
    try {
      byte[] datum = model.codec().encode(expected);
      byte[] bytes = checkWrite(contender, contender.prepare(expected));
      if (avro && !(trustsCodec && Arrays.equals(bytes, oracle.withHeader(datum)))) {
        checkAvro(bytes, oracle.record(datum));
      }
      byte[] back = model.codec().encode(checkRead(contender, bytes));
      if (!(trustsCodec && Arrays.equals(back, datum))) {
        require(
            oracle.record(back).equals(oracle.record(datum)),
            "reads back an object that differs from the one written");
      }
      return bytes;
    } catch (IOException e) {
      throw new IllegalStateException(name + " fails: " + e.getMessage(), e);
    }
  }

  private <N> byte[] checkWrite(Contender<T, N> contender, N value) throws IOException {
    contender.write(value);
    byte[] first = contender.written();
    int size = contender.write(value);
    byte[] second = contender.written();
    require(Arrays.equals(first, second), "writes different bytes the second time");
    require(
        size == second.length,
        "returns size " + size + ", but its sink contains " + second.length + " bytes");
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    contender.write(value, stream);
    require(Arrays.equals(second, stream.toByteArray()), "writes different bytes to a stream");
    return second;
  }

  private void checkAvro(byte[] bytes, Object record) throws IOException {
    byte[] avroBytes = oracle.bytes(record);
    int difference = Arrays.mismatch(bytes, avroBytes);
    if (difference < 0) {
      return;
    }
    require(
        bytes.length == avroBytes.length,
        "writes " + bytes.length + " bytes, Apache Avro " + avroBytes.length);
    // The entries of a map have no order of their own.
    require(oracle.written(bytes).equals(record), "differs from Apache Avro at byte " + difference);
  }

  private <N> T checkRead(Contender<T, N> contender, byte[] bytes) throws IOException {
    byte[] wide = new byte[bytes.length + 2 * MARGIN];
    Arrays.fill(wide, MARGIN_BYTE);
    System.arraycopy(bytes, 0, wide, MARGIN, bytes.length);
    try {
      return contender.restore(contender.read(wide, MARGIN, bytes.length));
    } catch (RuntimeException e) {
      throw new IllegalStateException(name + " cannot read what it wrote: " + e.getMessage(), e);
    }
  }

  private void require(boolean holds, String failure) {
    if (!holds) {
      throw new IllegalStateException(name + " " + failure);
    }
  }
}
