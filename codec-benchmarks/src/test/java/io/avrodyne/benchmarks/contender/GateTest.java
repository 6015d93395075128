package io.avrodyne.benchmarks.contender;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class GateTest {

  private static final String MODEL = "model";
  private static final byte[] AVRO_BYTES = bytes(MODEL);

  @Test
  void returnsTheBytesOfACorrectContender() {
    assertArrayEquals(AVRO_BYTES, Gate.check("Right", new Text(true), MODEL, AVRO_BYTES));
  }

  @Test
  void asksAvroBytesOnlyOfAvroContenders() {
    assertArrayEquals(AVRO_BYTES, Gate.check("Right", new Text(false), MODEL, bytes("other")));
  }

  @Test
  void refusesAnUnequalObject() {
    refuses(
        new Text(true) {
          @Override
          public Object toModel(String value) {
            return value + "!";
          }
        },
        "Wrong reads back an object that differs from the one written");
  }

  @Test
  void refusesAReaderThatIgnoresTheOffset() {
    refuses(
        new Text(true) {
          @Override
          public String read(byte[] bytes, int offset, int length) {
            return super.read(bytes, 0, length);
          }
        },
        "Wrong reads back an object that differs from the one written");
  }

  @Test
  void refusesOtherBytesThanAvros() {
    refuses(
        new Text(true) {
          @Override
          public byte[] written() {
            return bytes("modal");
          }
        },
        "Wrong differs from Apache Avro at byte 3");
  }

  @Test
  void refusesAnotherLengthThanAvros() {
    refuses(
        new Text(true) {
          @Override
          public int write() {
            return 1;
          }

          @Override
          public byte[] written() {
            return bytes("m");
          }
        },
        "Wrong writes 1 bytes, Apache Avro 5");
  }

  @Test
  void refusesASizeThatTheSinkDoesNotHold() {
    refuses(
        new Text(true) {
          @Override
          public int write() {
            return super.write() - 1;
          }
        },
        "Wrong returns size 4, but its sink contains 5 bytes");
  }

  @Test
  void refusesASinkThatIsNotReset() {
    refuses(
        new Text(true) {
          private String all = "";

          @Override
          public byte[] written() {
            all += MODEL;
            return bytes(all);
          }
        },
        "Wrong writes different bytes the second time");
  }

  private static void refuses(Contender<String> contender, String message) {
    IllegalStateException failure =
        assertThrows(
            IllegalStateException.class, () -> Gate.check("Wrong", contender, MODEL, AVRO_BYTES));
    assertEquals(message, failure.getMessage());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A contender whose format is plain text. */
  private static class Text implements Contender<String> {

    private final boolean avro;

    Text(boolean avro) {
      this.avro = avro;
    }

    @Override
    public Track track() {
      return Track.HYDRATED;
    }

    @Override
    public boolean writesAvro() {
      return avro;
    }

    @Override
    public int write() {
      return MODEL.length();
    }

    @Override
    public byte[] written() {
      return bytes(MODEL);
    }

    @Override
    public String read(byte[] bytes, int offset, int length) {
      return new String(bytes, offset, length, StandardCharsets.UTF_8);
    }

    @Override
    public Object toModel(String value) {
      return value;
    }
  }
}
