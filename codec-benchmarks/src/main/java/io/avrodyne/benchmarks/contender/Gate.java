package io.avrodyne.benchmarks.contender;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * A check that rejects contenders that do not do their work, since a wrong codec is often a fast
 * one. Each contender passes it in a test, and again in each fork before it is measured.
 */
public final class Gate {

  /**
   * The number of bytes around the datum; they expose a contender that ignores the offset or the
   * length.
   */
  private static final int MARGIN = 7;

  private static final byte MARGIN_BYTE = (byte) 0xAA;

  private Gate() {}

  /**
   * Writes the value twice and reads it back.
   *
   * @param name the contender's name, for messages
   * @param expected the application's object that must come back
   * @param avroBytes the bytes that Apache Avro writes; compared only if the contender writes Avro
   * @return the bytes that the contender wrote, to be read in the measurement
   * @throws IllegalStateException if the contender fails; the message says in which step
   */
  public static <T> byte[] check(
      String name, Contender<T> contender, Object expected, byte[] avroBytes) {
    try {
      byte[] bytes = checkWrite(name, contender);
      if (contender.writesAvro()) {
        checkAvro(name, bytes, avroBytes);
      }
      checkRead(name, contender, bytes, expected);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(name + " fails", e);
    }
  }

  private static byte[] checkWrite(String name, Contender<?> contender) throws IOException {
    contender.write();
    byte[] first = contender.written();
    int size = contender.write();
    byte[] second = contender.written();
    require(Arrays.equals(first, second), name + " writes different bytes the second time");
    require(
        size == second.length,
        name + " returns size " + size + ", but its sink contains " + second.length + " bytes");
    return second;
  }

  private static void checkAvro(String name, byte[] bytes, byte[] avroBytes) {
    require(
        bytes.length == avroBytes.length,
        name + " writes " + bytes.length + " bytes, Apache Avro " + avroBytes.length);
    int difference = Arrays.mismatch(bytes, avroBytes);
    require(difference < 0, name + " differs from Apache Avro at byte " + difference);
  }

  private static <T> void checkRead(
      String name, Contender<T> contender, byte[] bytes, Object expected) throws IOException {
    byte[] wide = new byte[bytes.length + 2 * MARGIN];
    Arrays.fill(wide, MARGIN_BYTE);
    System.arraycopy(bytes, 0, wide, MARGIN, bytes.length);
    T value = contender.read(wide, MARGIN, bytes.length);
    require(
        contender.toModel(value).equals(expected),
        name + " reads back an object that differs from the one written");
  }

  private static void require(boolean holds, String failure) {
    if (!holds) {
      throw new IllegalStateException(failure);
    }
  }
}
