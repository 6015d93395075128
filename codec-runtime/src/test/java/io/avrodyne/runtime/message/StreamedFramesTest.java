package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.StreamedInput;
import io.avrodyne.runtime.frame.FoundId;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.FramingsTest;
import io.avrodyne.runtime.frame.SchemaId;
import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of frames that arrive byte by byte from a stream that stays open. */
class StreamedFramesTest {

  private static final FrameHeaders NONE = FrameHeaders.none();

  private int attempts;

  @ParameterizedTest
  @MethodSource("io.avrodyne.runtime.frame.FramingsTest#vectors")
  void frameIsReadOnceWhileItArrives(Framing framing, SchemaId id, String frame, String headers)
      throws IOException {
    if (!headers.isEmpty()) {
      return;
    }
    StreamedInput in = StreamedInput.of(new Trickle(HexFormat.of().parseHex(frame + "2a")));
    int value =
        in.read(
            input -> {
              attempts++;
              FoundId found = new FoundId();
              framing.read(found, input, NONE);
              assertEquals(id, found.toSchemaId());
              return input.readInt();
            });
    assertEquals(21, value);
    assertEquals(1, attempts);
    assertEquals(frame.length() / 2 + 1, in.position());
  }

  @Test
  void messageIsReadOnceWhileItArrives() throws IOException {
    byte[] message = SingleObjectEncoder.of(Point.CODEC).encode(new Point(7));
    SingleObjectDecoder<Point> decoder = SingleObjectDecoder.of(Point.CODEC);
    StreamedInput in = StreamedInput.of(new Trickle(message));
    assertEquals(new Point(7), in.read(decoder::decode));
    assertEquals(message.length, in.position());
    StreamedInput other = StreamedInput.of(new Trickle(new byte[] {1}));
    DecodeException e = assertThrows(DecodeException.class, () -> other.read(decoder::decode));
    assertEquals("not a single-object message: the first byte is not C3 (byte 0)", e.getMessage());
  }

  @Test
  void compressedDatumIsInflatedOnceWhileItArrives() throws IOException {
    byte[] datum = new byte[20_000];
    new Random(1).nextBytes(datum);
    AvroOutput out = new AvroOutput(0);
    Framings.GLUE_ZLIB.begin(SchemaId.glueVersion(FramingsTest.GUID), out);
    int frameBytes = out.size();
    out.append(datum, 0, datum.length);
    Framings.GLUE_ZLIB.end(SchemaId.NONE, out, frameBytes, NONE);
    StreamedInput in = StreamedInput.of(new Trickle(out.toByteArray()));
    int inflated =
        in.read(
            input -> {
              attempts++;
              Framings.GLUE_ZLIB.read(new FoundId(), input, NONE);
              return input.remaining();
            });
    assertEquals(datum.length, inflated);
    assertEquals(1, attempts);
  }

  @Test
  void compressedFrameIsDecodedWhileItArrives() throws IOException {
    FramedDecoder<Point> decoder = FramedDecoder.of(Framings.GLUE, id -> Point.SCHEMA, Point.CODEC);
    byte[] frame =
        FrameEncoder.of(Framings.GLUE_ZLIB)
            .encode(SchemaId.glueVersion(FramingsTest.GUID), Point.CODEC, new Point(7), NONE);
    StreamedInput in = StreamedInput.of(new Trickle(frame));
    assertEquals(new Point(7), in.read((AvroInput input) -> decoder.decode(input, NONE)));
    assertEquals(frame.length, in.position());
  }

  /** A stream that gives one byte at a time, and does not end. */
  private static final class Trickle extends InputStream {

    private final byte[] bytes;
    private int given;

    Trickle(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public int read() {
      if (given == bytes.length) {
        throw new AssertionError("asked for a byte after the frame");
      }
      return bytes[given++] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      target[offset] = (byte) read();
      return 1;
    }
  }
}
