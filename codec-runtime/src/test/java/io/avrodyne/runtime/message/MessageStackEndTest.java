package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.StackSweep;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.SchemaId;
import org.junit.jupiter.api.Test;

/** Tests that let the stack end at each call within a message in turn. */
class MessageStackEndTest {

  /**
   * The number of runs after which HotSpot has compiled the called code, so that its frames are
   * small.
   */
  private static final int WARMUP = 10_000;

  private static final Point SEVEN = new Point(7);
  private static final SingleObjectEncoder<Point> ENCODER = SingleObjectEncoder.of(Point.CODEC);
  private static final byte[] MESSAGE = ENCODER.encode(SEVEN);

  @Test
  void noPartOfAMessageIsContentWhereverTheStackEnds() throws InterruptedException {
    AvroOutput out = new AvroOutput(0);
    for (int i = 0; i < WARMUP; i++) {
      out.reset();
      ENCODER.encode(SEVEN, out);
    }
    assertThrows(EncodeException.class, () -> ENCODER.encode(new Point(-1), out));
    int failures =
        StackSweep.run(
            out::reset,
            () -> ENCODER.encode(SEVEN, out),
            thrown -> {
              assertEquals(0, out.size());
              ENCODER.encode(SEVEN, out);
              assertArrayEquals(MESSAGE, out.toByteArray());
            });
    assertTrue(failures > 0, failures + " failures");
  }

  @Test
  void inputIsBeforeTheMessageWhereverTheStackEnds() throws InterruptedException {
    SingleObjectDecoder<Point> decoder = SingleObjectDecoder.of(Point.CODEC);
    AvroInput in = new AvroInput();
    for (int i = 0; i < WARMUP; i++) {
      decoder.decode(in.reset(MESSAGE));
    }
    int failures =
        StackSweep.run(
            () -> in.reset(MESSAGE),
            () -> decoder.decode(in),
            thrown -> {
              assertEquals(MESSAGE.length, in.remaining());
              assertEquals(SEVEN, decoder.decode(in));
            });
    assertTrue(failures > 0, failures + " failures");
  }

  @Test
  void noPartOfAFrameIsContentWhereverTheStackEnds() throws InterruptedException {
    FrameEncoder encoder = FrameEncoder.of(Framings.CONFLUENT_PREFIX);
    SchemaId id = SchemaId.id(17);
    AvroOutput out = new AvroOutput(0);
    for (int i = 0; i < WARMUP; i++) {
      out.reset();
      encoder.encode(id, Point.CODEC, SEVEN, out, FrameHeaders.none());
    }
    byte[] frame = out.toByteArray();
    int failures =
        StackSweep.run(
            out::reset,
            () -> encoder.encode(id, Point.CODEC, SEVEN, out, FrameHeaders.none()),
            thrown -> {
              assertEquals(0, out.size());
              encoder.encode(id, Point.CODEC, SEVEN, out, FrameHeaders.none());
              assertArrayEquals(frame, out.toByteArray());
            });
    assertTrue(failures > 0, failures + " failures");
  }

  @Test
  void inputIsBeforeTheFrameWhereverTheStackEnds() throws InterruptedException {
    FramedDecoder<Point> decoder =
        FramedDecoder.of(Framings.CONFLUENT_PREFIX, id -> Point.SCHEMA, Point.CODEC);
    byte[] frame = {0, 0, 0, 0, 17, 14};
    AvroInput in = new AvroInput();
    for (int i = 0; i < WARMUP; i++) {
      decoder.decode(in.reset(frame), FrameHeaders.none());
    }
    int failures =
        StackSweep.run(
            () -> in.reset(frame),
            () -> decoder.decode(in, FrameHeaders.none()),
            thrown -> {
              assertEquals(frame.length, in.remaining());
              assertEquals(SEVEN, decoder.decode(in, FrameHeaders.none()));
            });
    assertTrue(failures > 0, failures + " failures");
  }
}
