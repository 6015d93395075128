package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * Tests with nested presences: a byte 02 for each level, then 00, decoded as the number of levels.
 */
class DepthTest {

  private static final class Nested extends GeneratedCodec<Integer> {

    Nested() {
      super(0, 8);
    }

    @Override
    protected String schemaText() {
      return "\"null\"";
    }

    @Override
    protected int encodeDatum(Integer value, AvroOutput out, int p) {
      Outputs.ensure(out, p, 1);
      boolean more = value > 0;
      int next = Primitives.putInt(Outputs.buffer(out), p, more ? 1 : 0);
      if (more) {
        Outputs.enter(out);
        next = encodeDatum(value - 1, out, next);
        Outputs.leave(out);
      }
      return next;
    }

    @Override
    protected Integer decodeDatum(AvroInput in) {
      if (!Inputs.readPresence(in, 0)) {
        return 0;
      }
      Inputs.enter(in);
      int inner = decodeDatum(in);
      Inputs.leave(in);
      return inner + 1;
    }

    @Override
    protected Integer decodeDatum(AvroInput in, Integer reuse) {
      return decodeDatum(in);
    }
  }

  private final AvroCodec<Integer> codec = new Nested();

  @Test
  void levelsOfTheDefaultAre256() {
    assertEquals(256, codec.decode(codec.encode(256)));
    EncodeException e = assertThrows(EncodeException.class, () -> codec.encode(257));
    assertEquals("nested deeper than 256 levels (AvroOutput.maxDepth)", e.reason());
  }

  @Test
  void depthOfTheInputIsItsOwn() {
    byte[] bytes = codec.encode(5);
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxDepth(4);
    AvroInput in = new AvroInput(limits, Strictness.STRICT).reset(bytes);
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> codec.decode(in, 0));
    assertEquals("nested deeper than 4 levels (DecodeLimits.maxDepth) (byte 5)", e.getMessage());
    assertEquals(0, in.position());
  }

  @Test
  void depthOfTheOutputIsItsOwn() {
    AvroOutput out = new AvroOutput(0, Strictness.STRICT, 4);
    assertThrows(EncodeException.class, () -> codec.encode(5, out));
    codec.encode(4, out);
    codec.encode(4, out);
    assertEquals(10, out.size());
  }

  @Test
  void depthIsResetAfterAFailure() {
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxDepth(4);
    AvroInput in = new AvroInput(limits, Strictness.STRICT).reset(codec.encode(5));
    assertThrows(LimitExceededException.class, () -> codec.decode(in));
    byte[] bytes = codec.encode(4);
    assertDoesNotThrow(() -> codec.decode(in.reset(bytes)));
  }

  @Test
  void millionLevelsDoNotOverflowTheStack() {
    byte[] bytes = new byte[1_000_000];
    Arrays.fill(bytes, (byte) 2);
    assertThrows(LimitExceededException.class, () -> codec.decode(bytes));
  }
}
