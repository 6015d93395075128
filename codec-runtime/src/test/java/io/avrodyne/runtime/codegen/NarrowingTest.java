package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Ours;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NarrowingTest {

  private final AvroInput in = Ours.strict(new byte[0]);

  @ParameterizedTest
  @ValueSource(ints = {Byte.MIN_VALUE, -1, 0, Byte.MAX_VALUE})
  void intWithinTheRangeIsAByte(int value) {
    assertEquals(value, Narrowing.toByte(value, in));
  }

  @ParameterizedTest
  @ValueSource(ints = {Byte.MIN_VALUE - 1, Byte.MAX_VALUE + 1, 256, Integer.MIN_VALUE})
  void intOutOfTheRangeIsNotAByte(int value) {
    assertThrows(DecodeException.class, () -> Narrowing.toByte(value, in));
  }

  @ParameterizedTest
  @ValueSource(ints = {Short.MIN_VALUE, -1, 0, Short.MAX_VALUE})
  void intWithinTheRangeIsAShort(int value) {
    assertEquals(value, Narrowing.toShort(value, in));
  }

  @ParameterizedTest
  @ValueSource(ints = {Short.MIN_VALUE - 1, Short.MAX_VALUE + 1, 1 << 16, Integer.MAX_VALUE})
  void intOutOfTheRangeIsNotAShort(int value) {
    assertThrows(DecodeException.class, () -> Narrowing.toShort(value, in));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 'a', Character.MIN_SURROGATE, Character.MAX_VALUE})
  void intWithinTheRangeIsAChar(int value) {
    assertEquals(value, Narrowing.toChar(value, in));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Character.MAX_VALUE + 1, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void intOutOfTheRangeIsNotAChar(int value) {
    assertThrows(DecodeException.class, () -> Narrowing.toChar(value, in));
  }

  @Test
  void errorNamesTheTypeAndThePlaceAndNotTheValue() {
    AvroInput read =
        Ours.strict(
            ApacheOracle.write(
                encoder -> {
                  encoder.writeInt(7);
                  encoder.writeInt(12_345);
                }));
    read.readInt();
    int value = read.readInt();
    DecodeException e = assertThrows(DecodeException.class, () -> Narrowing.toByte(value, read));
    assertEquals("an int is out of range for byte (byte 1)", e.getMessage());
  }
}
