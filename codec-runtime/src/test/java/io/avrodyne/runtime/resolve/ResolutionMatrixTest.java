package io.avrodyne.runtime.resolve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.resolve.ResolutionCases.Case;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A comparison of named cases with Apache Avro. */
class ResolutionMatrixTest {

  static List<Case> cases() {
    return ResolutionCases.all();
  }

  @Test
  void caseAreManyAndHaveNamesOfTheirOwn() {
    long names = cases().stream().map(Case::name).distinct().count();
    assertEquals(cases().size(), names);
    assertTrue(names > 60);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void sameValueOrSameRefusal(Case c) {
    assertEquals(
        Resolving.apache(c.writer(), c.reader(), c.bytes()),
        Resolving.ours(c.writer(), c.reader(), c.bytes()));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void lenientPlanAndInputGiveTheSame(Case c) {
    if (Resolving.REFUSED.equals(Resolving.ours(c.writer(), c.reader(), c.bytes()))) {
      return;
    }
    byte[] strict = Resolving.transcoded(c.writer(), c.reader(), c.bytes(), Strictness.STRICT);
    AvroInput in = new AvroInput(DecodeLimits.DEFAULT, Strictness.LENIENT).reset(c.bytes());
    assertArrayEquals(
        strict, Resolving.decoder(c.writer(), c.reader(), Strictness.LENIENT).decode(in));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void truncatedDatumIsRefusedAndTheInputWhole(Case c) {
    AvroDecoder<byte[]> decoder = decoder(c);
    if (decoder == null) {
      return;
    }
    AvroInput in = new AvroInput();
    for (int length = 0; length < c.bytes().length; length++) {
      byte[] part = Arrays.copyOf(c.bytes(), length);
      in.reset(part);
      DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(in));
      assertTrue(e.position() >= 0 && e.position() <= length, e::getMessage);
      assertEquals(0, in.position());
      assertEquals(length, in.remaining());
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void readsAllAgreesWithApache(Case c) {
    boolean compatible =
        SchemaCompatibility.checkReaderWriterCompatibility(c.reader(), c.writer()).getType()
            == SchemaCompatibilityType.COMPATIBLE;
    AvroDecoder<byte[]> decoder = decoder(c);
    assertEquals(compatible, decoder != null && decoder.readsAll());
  }

  private static @Nullable AvroDecoder<byte[]> decoder(Case c) {
    try {
      return Resolving.decoder(c.writer(), c.reader(), Strictness.STRICT);
    } catch (SchemaResolutionException e) {
      return null;
    }
  }
}
