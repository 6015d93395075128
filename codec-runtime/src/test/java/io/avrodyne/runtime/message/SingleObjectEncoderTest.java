package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Outputs;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class SingleObjectEncoderTest {

  private static final String FINGERPRINT =
      hex(Fingerprints.toLittleEndian(Point.CODEC.fingerprint()));

  private final SingleObjectEncoder<Point> encoder = SingleObjectEncoder.of(Point.CODEC);
  private final AvroOutput out = new AvroOutput(0);

  @Test
  void messageIsAMarkerTheFingerprintAndTheDatum() {
    assertEquals("c301" + FINGERPRINT + "0e", hex(encoder.encode(new Point(7))));
  }

  @Test
  void messagesFollowWhatTheOutputHolds() {
    Point.CODEC.encode(new Point(1), out);
    encoder.encode(new Point(7), out);
    encoder.encode(new Point(8), out);
    String header = "c301" + FINGERPRINT;
    assertEquals("02" + header + "0e" + header + "10", hex(out.toByteArray()));
  }

  @Test
  void failedEncodeLeavesTheOutputWhereTheMessageBegan() {
    encoder.encode(new Point(7), out);
    byte[] before = out.toByteArray();
    assertThrows(EncodeException.class, () -> encoder.encode(new Point(-7), out));
    assertArrayEquals(before, out.toByteArray());
  }

  @Test
  void errorPassesAndLeavesTheOutputWhereTheMessageBegan() {
    AvroCodec<Point> failing =
        new Point.Codec(Point.TEXT, List.of()) {
          @Override
          protected int encodeDatum(Point value, AvroOutput out, int p) {
            throw new LinkageError("made to fail");
          }
        };
    SingleObjectEncoder<Point> failingEncoder = SingleObjectEncoder.of(failing);
    assertThrows(LinkageError.class, () -> failingEncoder.encode(new Point(7), out));
    assertEquals(0, out.size());
  }

  @Test
  void eachBranchIsWrittenWithItsOwnSchema() {
    SingleObjectEncoder<Object> branches =
        SingleObjectEncoder.of(
            new MessageBranches<>().add(Point.class, Point.CODEC).add(String.class, new Text()));
    assertArrayEquals(encoder.encode(new Point(7)), branches.encode(new Point(7)));
    assertEquals(
        "c301" + hex(Fingerprints.toLittleEndian(new Text().fingerprint())) + "0261",
        hex(branches.encode("a")));
  }

  @Test
  void codecForAValueIsThatOfItsClass() {
    SingleObjectEncoder<Object> branches =
        SingleObjectEncoder.of(new MessageBranches<>().add(Point.class, Point.CODEC));
    assertSame(Point.CODEC, branches.codecFor(new Point(7)));
    assertSame(Point.CODEC, encoder.codecFor(new Point(7)));
    assertThrows(EncodeException.class, () -> branches.codecFor(1L));
  }

  @Test
  void subclassIsWrittenAsItsNearestSupertype() {
    AvroCodec<Point> other = new Point.Codec(Point.TEXT.replace("Point", "Any"), List.of());
    SingleObjectEncoder<Object> branches =
        SingleObjectEncoder.of(
            new MessageBranches<>()
                .add(Point.class, Point.CODEC)
                .add(Object.class, widened(other)));
    assertArrayEquals(encoder.encode(new Point(7)), branches.encode(new Point.Special(7)));
  }

  @Test
  void classOfTwoUnrelatedBranchesIsRefused() {
    SingleObjectEncoder<Object> branches =
        SingleObjectEncoder.of(
            new MessageBranches<>()
                .add(Comparable.class, widened(Point.CODEC))
                .add(CharSequence.class, widened(Point.CODEC)));
    EncodeException e = assertThrows(EncodeException.class, () -> branches.encode("a", out));
    assertEquals(0, out.size());
    assertEquals("java.lang.String has two codecs", e.getMessage().substring(0, 31));
  }

  @Test
  void classWithoutCodecIsRefusedEachTime() {
    SingleObjectEncoder<Object> branches =
        SingleObjectEncoder.of(new MessageBranches<>().add(Point.class, Point.CODEC));
    for (int i = 0; i < 2; i++) {
      EncodeException e = assertThrows(EncodeException.class, () -> branches.encode(1L, out));
      assertEquals(
          "java.lang.Long has no codec; the codecs are for io.avrodyne.runtime.message.Point",
          e.getMessage());
      assertEquals(0, out.size());
    }
  }

  @Test
  @SuppressWarnings("NullAway") // Callers that do not check types do this.
  void nullIsRefused() {
    SingleObjectEncoder<Object> branches =
        SingleObjectEncoder.of(new MessageBranches<>().add(Point.class, Point.CODEC));
    assertThrows(EncodeException.class, () -> branches.encode(null));
    assertThrows(EncodeException.class, () -> encoder.encode(null, out));
    assertEquals(0, out.size());
  }

  @Test
  void branchIsAddedOnce() {
    MessageBranches<Object> branches = new MessageBranches<>().add(Point.class, Point.CODEC);
    assertThrows(IllegalArgumentException.class, () -> branches.add(Point.class, Point.CODEC));
  }

  @Test
  void branchesMustNotBeEmpty() {
    MessageBranches<Object> none = new MessageBranches<>();
    assertThrows(IllegalArgumentException.class, () -> SingleObjectEncoder.of(none));
  }

  @Test
  void branchAddedLaterDoesNotCount() {
    MessageBranches<Object> branches = new MessageBranches<>().add(Point.class, Point.CODEC);
    SingleObjectEncoder<Object> made = SingleObjectEncoder.of(branches);
    branches.add(String.class, new Text());
    assertThrows(EncodeException.class, () -> made.encode("a"));
  }

  @SuppressWarnings("unchecked") // Encodes nothing but points.
  private static <T> AvroCodec<T> widened(AvroCodec<Point> codec) {
    return (AvroCodec<T>) codec;
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  /** A codec of strings. */
  private static final class Text extends GeneratedCodec<String> {

    Text() {
      super(Fingerprints.crc64(Point.parse("\"string\"")), 8);
    }

    @Override
    protected String schemaText() {
      return "\"string\"";
    }

    @Override
    protected int encodeDatum(String value, AvroOutput out, int p) {
      return Outputs.putBytes(out, p, value.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    protected String decodeDatum(AvroInput in) {
      return in.readString();
    }

    @Override
    protected String decodeDatum(AvroInput in, String reuse) {
      return in.readString(reuse);
    }
  }
}
