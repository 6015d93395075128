package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.codegen.Inputs;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PresenceTest {

  @Test
  void nullFirstIsBranchZero() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertFalse(Inputs.readPresence(in, 0));
    assertTrue(Inputs.readPresence(in, 0));
  }

  @Test
  void nullLastIsBranchOne() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertTrue(Inputs.readPresence(in, 1));
    assertFalse(Inputs.readPresence(in, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"04", "01", "03", "ff ff ff ff 0f", "82 80 80 80 20", "80 02", "", "80"})
  void otherBranchIsRefused(String hex) {
    AvroInput in = Ours.strict(Ours.hex(hex));
    DecodeException e = assertThrows(DecodeException.class, () -> Inputs.readPresence(in, 0));
    assertEquals(0, e.position());
  }

  @Test
  void nullForAPrimitiveIsRefusedWhereTheBranchStands() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertDoesNotThrow(() -> Inputs.requirePresence(in, 1));
    DecodeException e = assertThrows(DecodeException.class, () -> Inputs.requirePresence(in, 1));
    assertEquals("null read for a primitive (byte 1)", e.getMessage());
  }

  static Stream<Arguments> primitives() {
    BiFunction<AvroInput, Integer, Object> ints = Inputs::readPresentInt;
    BiFunction<AvroInput, Integer, Object> longs = Inputs::readPresentLong;
    BiFunction<AvroInput, Integer, Object> booleans = Inputs::readPresentBoolean;
    BiFunction<AvroInput, Integer, Object> floats = Inputs::readPresentFloat;
    BiFunction<AvroInput, Integer, Object> doubles = Inputs::readPresentDouble;
    return Stream.of(
        Arguments.of(booleans, "01", true),
        Arguments.of(ints, "7f", -64),
        Arguments.of(ints, "80 01", 64),
        Arguments.of(ints, "ff ff ff ff 0f", Integer.MIN_VALUE),
        Arguments.of(longs, "02", 1L),
        Arguments.of(longs, "ff ff ff ff ff ff ff ff ff 01", Long.MIN_VALUE),
        Arguments.of(floats, "00 00 c0 3f", 1.5F),
        Arguments.of(doubles, "00 00 00 00 00 00 f8 3f", 1.5));
  }

  @ParameterizedTest
  @MethodSource("primitives")
  void primitiveIsReadWithItsBranch(
      BiFunction<AvroInput, Integer, Object> reader, String hex, Object value) {
    AvroInput in = Ours.strict(Ours.hex("02 " + hex + " 00 " + hex));
    assertEquals(value, reader.apply(in, 0));
    assertEquals(value, reader.apply(in, 1));
    assertEquals(0, in.remaining());
  }

  @ParameterizedTest
  @MethodSource("primitives")
  void lenientBranchMayBeLongerThanNeeded(
      BiFunction<AvroInput, Integer, Object> reader, String hex, Object value) {
    assertEquals(value, reader.apply(Ours.lenient(Ours.hex("82 00 " + hex)), 0));
  }

  @ParameterizedTest
  @MethodSource("primitives")
  void nullOrAnotherBranchIsRejected(
      BiFunction<AvroInput, Integer, Object> reader, String hex, Object value) {
    for (String branch : List.of("00", "01", "04", "82 00")) {
      AvroInput in = Ours.strict(Ours.hex(branch + " " + hex));
      DecodeException e = assertThrows(DecodeException.class, () -> reader.apply(in, 0), branch);
      assertEquals(0, e.position(), branch);
    }
  }

  @ParameterizedTest
  @MethodSource("primitives")
  void cutPrimitiveIsRejected(
      BiFunction<AvroInput, Integer, Object> reader, String hex, Object value) {
    byte[] bytes = Ours.hex("02 " + hex);
    for (int length = 0; length < bytes.length; length++) {
      AvroInput cut = Ours.strict(Arrays.copyOf(bytes, length));
      DecodeException e = assertThrows(DecodeException.class, () -> reader.apply(cut, 0));
      assertTrue(e.missingBytes() > 0, e::getMessage);
    }
  }

  @ParameterizedTest
  @MethodSource("primitives")
  void primitiveIsReadAsItArrives(
      BiFunction<AvroInput, Integer, Object> reader, String hex, Object value) throws IOException {
    InputStream bytes =
        new ByteArrayInputStream(Ours.hex("02 " + hex)) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1, length));
          }
        };
    try (StreamedInput in = StreamedInput.of(bytes)) {
      assertEquals(value, in.read(each -> reader.apply(each, 0)));
    }
  }

  @Test
  void malformedPrimitiveIsRejectedWhereItBegins() {
    AvroInput flag = Ours.strict(Ours.hex("02 02"));
    DecodeException e =
        assertThrows(DecodeException.class, () -> Inputs.readPresentBoolean(flag, 0));
    assertEquals(1, e.position());
    AvroInput number = Ours.strict(Ours.hex("02 80 00"));
    e = assertThrows(DecodeException.class, () -> Inputs.readPresentLong(number, 0));
    assertEquals(1, e.position());
  }
}
