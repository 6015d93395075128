package io.avrodyne.benchmarks.contender;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.fixtures.weather.Reading;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class GateTest {

  private static final Model<Reading> MODEL = new Model<>(Reading.class, ReadingAvroCodec.INSTANCE);
  private static final Reading READING = reading();
  private static final byte[] AVRO_BYTES = MODEL.codec().encode(READING);

  private static Reading reading() {
    Reading reading = new Reading();
    reading.station = "Zürich";
    reading.time = 1_700_000_000_000L;
    reading.temp = -3;
    return reading;
  }

  @Test
  void returnsTheBytesOfACorrectContender() {
    assertArrayEquals(AVRO_BYTES, gate("Right", true).check(new Right(), READING));
    assertArrayEquals(
        AVRO_BYTES, new Gate<>("Right", true, MODEL, true).check(new Right(), READING));
  }

  @Test
  void asksAvroBytesOnlyOfAvroContenders() {
    assertEquals(AVRO_BYTES.length + 1, gate("Right", false).check(new Padded(), READING).length);
    refuses(
        new Padded(),
        "Wrong writes " + (AVRO_BYTES.length + 1) + " bytes, Apache Avro " + AVRO_BYTES.length);
  }

  @Test
  void refusesAnUnequalObject() {
    refuses(
        new Right() {
          @Override
          public Reading restore(Reading value) {
            value.temp++;
            return value;
          }
        },
        "Wrong reads back an object that differs from the one written");
  }

  @Test
  void refusesAReaderThatIgnoresTheOffset() {
    refuses(
        new Right() {
          @Override
          public Reading read(byte[] bytes, int offset, int length) {
            return super.read(bytes, 0, length);
          }
        },
        "Wrong cannot read what it wrote: ");
  }

  @Test
  void refusesOtherBytesThanAvros() {
    refuses(
        new Right() {
          @Override
          public byte[] written() {
            byte[] bytes = super.written();
            bytes[3]++;
            return bytes;
          }

          @Override
          public void write(Reading value, OutputStream stream) throws IOException {
            stream.write(written());
          }
        },
        "Wrong differs from Apache Avro at byte 3");
  }

  @Test
  void refusesASizeThatTheSinkDoesNotHold() {
    refuses(
        new Right() {
          @Override
          public int write(Reading value) {
            return super.write(value) - 1;
          }
        },
        "Wrong returns size "
            + (AVRO_BYTES.length - 1)
            + ", but its sink contains "
            + AVRO_BYTES.length
            + " bytes");
  }

  @Test
  void refusesASinkThatIsNotReset() {
    refuses(
        new Right() {
          private int length;

          @Override
          public byte[] written() {
            length += AVRO_BYTES.length;
            return new byte[length];
          }
        },
        "Wrong writes different bytes the second time");
  }

  @Test
  void refusesOtherBytesOnAStream() {
    refuses(
        new Right() {
          @Override
          public void write(Reading value, OutputStream stream) throws IOException {
            stream.write(0);
          }
        },
        "Wrong writes different bytes to a stream");
  }

  @Test
  void saysWhichContenderThrew() {
    refuses(
        new Right() {
          @Override
          public void write(Reading value, OutputStream stream) throws IOException {
            throw new IOException("no space");
          }
        },
        "Wrong fails: no space");
  }

  private static void refuses(Contender<Reading, Reading> contender, String message) {
    refuses(gate("Wrong", true), contender, message);
    refuses(new Gate<>("Wrong", true, MODEL, true), contender, message);
  }

  private static void refuses(
      Gate<Reading> gate, Contender<Reading, Reading> contender, String message) {
    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> gate.check(contender, READING));
    String said = String.valueOf(failure.getMessage());
    assertTrue(said.startsWith(message), said);
  }

  private static Gate<Reading> gate(String name, boolean avro) {
    return new Gate<>(name, avro, MODEL, false);
  }

  /** A contender that does its work. */
  private static class Right implements ObjectContender<Reading> {

    private byte[] written = {};

    @Override
    public int write(Reading value) {
      written = MODEL.codec().encode(value);
      return written.length;
    }

    @Override
    public void write(Reading value, OutputStream stream) throws IOException {
      stream.write(MODEL.codec().encode(value));
    }

    @Override
    public byte[] written() {
      return written.clone();
    }

    @Override
    public Reading read(byte[] bytes, int offset, int length) {
      return MODEL.codec().decode(Arrays.copyOfRange(bytes, offset, offset + length));
    }
  }

  /** A contender with a format of its own: Avro's with a byte before it. */
  private static final class Padded extends Right {

    @Override
    public int write(Reading value) {
      return super.write(value) + 1;
    }

    @Override
    public void write(Reading value, OutputStream stream) throws IOException {
      stream.write(0);
      super.write(value, stream);
    }

    @Override
    public byte[] written() {
      byte[] bytes = super.written();
      byte[] padded = new byte[bytes.length + 1];
      System.arraycopy(bytes, 0, padded, 1, bytes.length);
      return padded;
    }

    @Override
    public Reading read(byte[] bytes, int offset, int length) {
      return super.read(bytes, offset + 1, length - 1);
    }
  }
}
