package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Outputs;
import org.junit.jupiter.api.Test;

/** Tests that reuse objects of one class that belong to two types. */
class GenericReuseTest {

  private static final Codec<Point> POINTS = new Codec<>("Points", new Point(0));
  private static final Codec<Point.Special> SPECIALS =
      new Codec<>("Specials", new Point.Special(0));

  private final SingleObjectDecoder<Holder<? extends Point>> decoder =
      SingleObjectDecoder.of(POINTS, SPECIALS);

  @Test
  void objectOfOneTypeIsNotReusedForTheOther() {
    Holder<? extends Point> points = first(POINTS);
    Holder<? extends Point> specials = first(SPECIALS);
    assertSame(points, decoder.decode(input(message(POINTS, 3)), points));
    assertEquals(3, points.part.x);
    Holder<? extends Point> found = decoder.decode(input(message(SPECIALS, 4)), points);
    assertNotSame(points, found);
    assertEquals(new Point.Special(4).toString(), found.part.toString());
    assertSame(specials, decoder.decode(input(message(SPECIALS, 5)), specials));
  }

  @Test
  void damageIsReportedOnce() {
    Holder<? extends Point> points = first(POINTS);
    AvroInput in = new AvroInput().reset(message(POINTS, 1), 0, 10);
    assertThrows(DecodeException.class, () -> decoder.decode(in, points));
    assertEquals(0, in.position());
  }

  /** Returns the first message of a schema, which reuses nothing. */
  private Holder<? extends Point> first(Codec<?> codec) {
    return decoder.decode(input(message(codec, 1)), new Holder<>(new Point(0)));
  }

  private static byte[] message(Codec<?> codec, int value) {
    return SingleObjectDecoderTest.message(codec.fingerprint(), value);
  }

  private static AvroInput input(byte[] bytes) {
    return new AvroInput().reset(bytes);
  }

  private static final class Holder<P> {
    private P part;

    Holder(P part) {
      this.part = part;
    }
  }

  /** A codec that casts the reused object, as the compiler does where a type argument is known. */
  private static final class Codec<P extends Point> extends GeneratedCodec<Holder<P>> {

    private final String text;
    private final P example;

    Codec(String name, P example) {
      this(Point.TEXT.replace("Point", name).replace("Spot", name), example, 1);
    }

    private Codec(String text, P example, int typicalBytes) {
      super(Fingerprints.crc64(Point.parse(text)), typicalBytes);
      this.text = text;
      this.example = example;
    }

    @Override
    protected String schemaText() {
      return text;
    }

    @Override
    protected int encodeDatum(Holder<P> value, AvroOutput out, int p) {
      Outputs.ensure(out, p, 5);
      return Primitives.putInt(Outputs.buffer(out), p, value.part.x);
    }

    @Override
    @SuppressWarnings("unchecked") // The class of the example.
    protected Holder<P> decodeDatum(AvroInput in) {
      int x = in.readInt();
      Point made = example instanceof Point.Special ? new Point.Special(x) : new Point(x);
      return new Holder<>((P) made);
    }

    @Override
    protected Holder<P> decodeDatum(AvroInput in, Holder<P> reuse) {
      Point part = example.getClass().cast(reuse.part);
      part.x = in.readInt();
      return reuse;
    }
  }
}
