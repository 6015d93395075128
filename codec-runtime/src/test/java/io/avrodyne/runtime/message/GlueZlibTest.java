package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.frame.FoundId;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.FramingsTest;
import io.avrodyne.runtime.frame.SchemaId;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;

/** Tests of compressed data: whatever they claim, only their bytes count. */
class GlueZlibTest {

  private static final SchemaId ID = SchemaId.glueVersion(FramingsTest.GUID);
  private static final int FRAME_BYTES = 18;
  private static final FrameHeaders NONE = FrameHeaders.none();

  private final FramedDecoder<Point> decoder =
      FramedDecoder.of(Framings.GLUE, id -> Point.SCHEMA, Point.CODEC);

  @Test
  void compressedValueIsDecodedAndConsumesTheInput() {
    byte[] frame = FrameEncoder.of(Framings.GLUE_ZLIB).encode(ID, Point.CODEC, new Point(7), NONE);
    AvroInput in = new AvroInput().reset(frame);
    assertEquals(new Point(7), decoder.decode(in, NONE));
    assertEquals(0, in.remaining());
    assertEquals(frame.length, in.position());
    Point reuse = new Point(1);
    assertEquals(new Point(7), decoder.decode(in.reset(frame), reuse, NONE));
    assertEquals(ID, decoder.idOf(in.reset(frame), NONE));
    assertEquals(frame.length, in.remaining());
  }

  @Test
  void dataOfAllSizesSurvive() {
    Random random = new Random(5);
    for (int size : new int[] {0, 1, 255, 256, 257, 4_096, 1 << 20}) {
      byte[] datum = new byte[size];
      random.nextBytes(datum);
      Arrays.fill(datum, 0, size / 2, (byte) 7);
      AvroOutput out = new AvroOutput(0);
      Framings.GLUE_ZLIB.begin(ID, out);
      out.append(datum, 0, size);
      Framings.GLUE_ZLIB.end(ID, out, FRAME_BYTES, NONE);
      AvroInput in = new AvroInput().reset(out.toByteArray());
      assertTrue(Framings.GLUE.read(new FoundId(), in, NONE));
      assertEquals(size, in.remaining());
      assertEquals(Arrays.hashCode(datum), Arrays.hashCode(in.readFixed(size)));
    }
  }

  @Test
  void truncationIsRejectedAtEachByte() {
    byte[] frame = frame(deflated(new byte[] {14}));
    for (int size = FRAME_BYTES; size < frame.length; size++) {
      AvroInput in = new AvroInput().reset(frame, 0, size);
      DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(in, NONE));
      assertEquals(
          "the input ends in the middle of the compressed datum (byte " + size + ")",
          e.getMessage());
      assertEquals(1, e.missingBytes());
      assertEquals(0, in.position());
      assertEquals(size, in.remaining());
    }
  }

  @Test
  void bytesAfterTheCompressedDatumAreRejected() {
    byte[] zlib = deflated(new byte[] {14});
    byte[] frame = frame(Arrays.copyOf(zlib, zlib.length + 3));
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(frame));
    assertEquals(
        "3 bytes remain after the compressed datum (byte " + (frame.length - 3) + ")",
        e.getMessage());
  }

  /** Flips each bit. Only bits that pad the end of the deflate data have no effect. */
  @Test
  void corruptDataAreRejected() {
    byte[] zlib = deflated(new byte[] {14});
    int rejected = 0;
    for (int bit = 0; bit < 8 * zlib.length; bit++) {
      byte[] flipped = zlib.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      AvroInput in = new AvroInput().reset(frame(flipped));
      try {
        assertEquals(new Point(7), decoder.decode(in, NONE), "bit " + bit);
      } catch (DecodeException e) {
        assertEquals(0, in.position());
        rejected++;
      }
    }
    assertTrue(rejected >= 8 * zlib.length - 7, rejected + " rejected");
    zlib[zlib.length - 1] ^= 1;
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(frame(zlib)));
    assertEquals("the compressed datum is not valid zlib data (byte 18)", e.getMessage());
    assertInstanceOf(DataFormatException.class, e.getCause());
  }

  @Test
  void presetDictionaryIsRejected() {
    Deflater deflater = new Deflater();
    deflater.setDictionary(new byte[] {14, 14, 14});
    byte[] frame = frame(deflated(deflater, new byte[] {14, 14, 14}));
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(frame));
    assertEquals("the compressed datum is not valid zlib data (byte 18)", e.getMessage());
  }

  @Test
  void inflationIsLimited() {
    byte[] bomb = frame(deflated(new byte[1 << 20]));
    assertTrue(bomb.length < 2_000, bomb.length + " bytes");
    AvroInput in = limited((1 << 20) - 1).reset(bomb);
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> decoder.decode(in, NONE));
    assertEquals(
        "the compressed datum has more than 1048575 bytes when it is inflated"
            + " (DecodeLimits.maxResolvedBytes) (byte 18)",
        e.getMessage());
    assertEquals(0, in.position());
    AvroInput enough = limited(1 << 20).reset(bomb);
    assertTrue(Framings.GLUE.read(new FoundId(), enough, NONE));
    assertEquals(1 << 20, enough.remaining());
    AvroInput none = limited(0).reset(frame(deflated(new byte[0])));
    assertTrue(Framings.GLUE.read(new FoundId(), none, NONE));
    assertThrows(
        LimitExceededException.class,
        () ->
            Framings.GLUE.read(
                new FoundId(), limited(0).reset(frame(deflated(new byte[1]))), NONE));
  }

  @Test
  void bytesAfterTheInflatedDatumAreRejected() {
    AvroInput in = new AvroInput().reset(frame(deflated(new byte[] {14, 0, 0})));
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(in, NONE));
    assertEquals("2 bytes remain after the datum when it is inflated (byte 0)", e.getMessage());
    assertEquals(0, in.position());
  }

  @Test
  void errorInTheInflatedDatumIsReportedInTheCallersBytes() {
    byte[] frame = frame(deflated(new byte[] {(byte) 0x80}));
    AvroInput in = new AvroInput().reset(frame);
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(in, NONE));
    assertEquals(0, e.position());
    assertEquals(0, e.missingBytes());
    assertTrue(e.getMessage().startsWith("in the inflated datum, "), e.getMessage());
    assertInstanceOf(DecodeException.class, e.getCause());
    assertEquals(0, in.position());
    assertEquals(frame.length, in.remaining());
  }

  private static AvroInput limited(int maxBytes) {
    return new AvroInput(DecodeLimits.DEFAULT.withMaxResolvedBytes(maxBytes), Strictness.STRICT);
  }

  private static byte[] frame(byte[] zlib) {
    AvroOutput out = new AvroOutput();
    Framings.GLUE_ZLIB.begin(ID, out);
    out.append(zlib, 0, zlib.length);
    return out.toByteArray();
  }

  private static byte[] deflated(byte[] datum) {
    return deflated(new Deflater(), datum);
  }

  private static byte[] deflated(Deflater deflater, byte[] datum) {
    try {
      deflater.setInput(datum);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] part = new byte[256];
      while (!deflater.finished()) {
        out.write(part, 0, deflater.deflate(part));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }
}
