package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.MapWriter;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Tests that let the stack end at each call within a datum in turn. */
class StackEndTest {

  private static final String BODY =
      """
      {"name": "text", "type": "string"},
      {"name": "inner", "type": {"type": "map", "values": "Nest"}}]}
      """;

  private static final String HEAD =
      """
      {"type": "record", "name": "Nest", "fields": [
      """;

  /**
   * A text that is not ASCII, so that the rarer code paths run, and longer than an output grows at
   * once.
   */
  private static final String TEXT = "\u6F22".repeat(300);

  /**
   * The number of runs after which HotSpot has compiled the decoder, whose frames are then smaller
   * than those of the failing code.
   */
  private static final int WARMUP = 3_000;

  private static final AvroCodec<Nest> CODEC = new Codec();

  private static final Nest VALUE =
      new Nest(TEXT, Map.of("a", new Nest("b", entries(new Nest(TEXT, Map.of()), 3))));

  private static final byte[] BYTES = CODEC.encode(VALUE);

  private static Map<String, Nest> entries(Nest value, int count) {
    Map<String, Nest> entries = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      entries.put("k" + i, new Nest(TEXT, Map.of("x", value)));
    }
    return entries;
  }

  /** A tree of maps. */
  private record Nest(String text, Map<String, Nest> inner) {}

  private static final class Inner extends MapWriter<String, Nest> {
    @Override
    protected int putEntry(AvroOutput out, int p, String key, Nest value) {
      p = Outputs.putString(out, p, key, 0);
      return Codec.encode(value, out, p);
    }
  }

  /** A codec written as the processor would write it. */
  private static final class Codec extends GeneratedCodec<Nest> {

    Codec() {
      super(7, 0);
    }

    @Override
    protected String schemaText() {
      return HEAD + BODY;
    }

    static int encode(Nest value, AvroOutput out, int p) {
      Outputs.enter(out);
      int next = Outputs.putString(out, p, value.text(), 0);
      Inner writer = Objects.requireNonNullElseGet(Outputs.borrow(out, Inner.class), Inner::new);
      next = writer.write(out, next, value.inner());
      Outputs.giveBack(out, writer);
      Outputs.leave(out);
      return next;
    }

    @Override
    protected int encodeDatum(Nest value, AvroOutput out, int p) {
      return encode(value, out, p);
    }

    @Override
    protected Nest decodeDatum(AvroInput in) {
      Inputs.enter(in);
      String text = in.readString();
      Map<String, Nest> inner = new LinkedHashMap<>();
      for (int count = Inputs.startBlocks(in, 2); count > 0; count = Inputs.startBlocks(in, 2)) {
        for (int i = 0; i < count; i++) {
          inner.put(in.readString(), decodeDatum(in));
        }
      }
      Inputs.leave(in);
      return new Nest(text, inner);
    }

    @Override
    protected Nest decodeDatum(AvroInput in, Nest reuse) {
      return decodeDatum(in);
    }
  }

  @Test
  void outputIsAsItWasWhereverTheStackEnds() throws InterruptedException {
    AvroOutput[] out = new AvroOutput[1];
    Runnable begin =
        () -> {
          out[0] = new AvroOutput(0);
          CODEC.encode(new Nest("before", entries(new Nest("b", Map.of()), 2)), out[0]);
        };
    begin.run();
    byte[] before = out[0].toByteArray();
    int failures =
        StackSweep.run(
            begin,
            () -> CODEC.encode(VALUE, out[0]),
            thrown -> {
              requireKnown(thrown);
              assertArrayEquals(before, out[0].toByteArray());
              CODEC.encode(VALUE, out[0]);
              assertArrayEquals(joined(before, BYTES), out[0].toByteArray());
            });
    assertTrue(failures > 3, failures + " failures");
  }

  @Test
  void inputIsAsItWasWhereverTheStackEnds() throws InterruptedException {
    requireInputIsAsItWas(CODEC, BYTES);
  }

  @Test
  void inputIsAsItWasWhereverTheStackEndsInResolution() throws InterruptedException {
    String added = HEAD + "{\"name\": \"gone\", \"type\": \"int\"}," + BODY;
    AvroDecoder<Nest> decoder = CODEC.decoderFor(new Schema.Parser().parse(added));
    AvroCodec<Nest> writer =
        new GeneratedCodec<>(8, 0) {
          @Override
          protected String schemaText() {
            return added;
          }

          @Override
          protected int encodeDatum(Nest value, AvroOutput out, int p) {
            Outputs.ensure(out, p, 1);
            return withoutInner(value, out, p);
          }

          private int withoutInner(Nest value, AvroOutput out, int p) {
            int next =
                Outputs.putString(
                    out, Primitives.putInt(Outputs.buffer(out), p, 3), value.text(), 30);
            next = Primitives.putInt(Outputs.buffer(out), next, value.inner().size());
            for (Map.Entry<String, Nest> entry : value.inner().entrySet()) {
              next =
                  withoutInner(
                      entry.getValue(), out, Outputs.putString(out, next, entry.getKey(), 30));
            }
            return value.inner().isEmpty() ? next : Primitives.putInt(Outputs.buffer(out), next, 0);
          }

          @Override
          protected Nest decodeDatum(AvroInput in) {
            throw new UnsupportedOperationException();
          }

          @Override
          protected Nest decodeDatum(AvroInput in, Nest reuse) {
            throw new UnsupportedOperationException();
          }
        };
    requireInputIsAsItWas(decoder, writer.encode(VALUE));
  }

  private static void requireInputIsAsItWas(AvroDecoder<Nest> decoder, byte[] datum)
      throws InterruptedException {
    AvroInput in = new AvroInput();
    byte[] bytes = joined(datum, datum);
    Function<AvroInput, Nest> decode = decoder::decode;
    assertEquals(VALUE, decode.apply(in.reset(bytes)));
    assertThrows(AvroCodecException.class, () -> decode.apply(in.reset(bytes, 0, 40)));
    for (int i = 0; i < WARMUP; i++) {
      decoder.decode(in.reset(bytes));
    }
    int failures =
        StackSweep.run(
            () -> decoder.decode(in.reset(bytes)),
            () -> decoder.decode(in),
            thrown -> {
              requireKnown(thrown);
              assertEquals(datum.length, in.position());
              assertEquals(datum.length, in.remaining());
              assertEquals(VALUE, decoder.decode(in));
              assertEquals(0, in.remaining());
            });
    assertTrue(failures > 3, failures + " failures");
  }

  private static void requireKnown(Throwable thrown) {
    if (!(thrown instanceof AvroCodecException) && !(thrown instanceof StackOverflowError)) {
      throw new AssertionError("another exception", thrown);
    }
  }

  private static byte[] joined(byte[] one, byte[] other) {
    AvroOutput out = new AvroOutput();
    out.append(one, 0, one.length);
    out.append(other, 0, other.length);
    return out.toByteArray();
  }
}
