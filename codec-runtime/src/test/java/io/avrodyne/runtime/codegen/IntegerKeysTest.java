package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Ours;
import java.math.BigInteger;
import java.util.function.ToLongFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntegerKeysTest {

  @Property(tries = 1_000)
  void anyLongIsItsDecimalDigits(@ForAll long value) {
    requireRoundTrip(value);
  }

  @Test
  void everyLengthIsItsDecimalDigits() {
    for (int digits = 1; digits <= 19; digits++) {
      long least = BigInteger.TEN.pow(digits - 1).longValue();
      for (long value : new long[] {least, least - 1, -least, 1 - least, least + 1}) {
        requireRoundTrip(value);
      }
    }
    requireRoundTrip(Long.MAX_VALUE);
    requireRoundTrip(Long.MIN_VALUE);
    requireRoundTrip(Long.MIN_VALUE + 1);
  }

  private static void requireRoundTrip(long value) {
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, IntegerKeys.put(out, 0, value));
    assertArrayEquals(Ours.string(Long.toString(value)), out.toByteArray());
    AvroInput in = Ours.strict(out.toByteArray());
    assertEquals(value, IntegerKeys.readLong(in));
    assertEquals(0, in.remaining());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "00",
        "01",
        "-0",
        "-01",
        "+1",
        " 1",
        "1 ",
        "1.",
        "1_0",
        "a",
        "0x1",
        "\u0661",
        "9223372036854775808",
        "-9223372036854775809",
        "9999999999999999999",
        "-9999999999999999999",
        "18446744073709551616",
        "99999999999999999999",
        "--1",
        "1-",
        "/",
        ":",
        "00000000000000000000000000000001"
      })
  void anyOtherTextIsRefusedWhereItBegins(String text) {
    requireRefused(Ours.strict(Ours.string(text)), IntegerKeys::readLong);
    requireRefused(Ours.lenient(Ours.string(text)), IntegerKeys::readLong);
  }

  @Test
  void eachTypeHasItsRange() {
    requireRange(Byte.MIN_VALUE, Byte.MAX_VALUE, IntegerKeys::readByte);
    requireRange(Short.MIN_VALUE, Short.MAX_VALUE, IntegerKeys::readShort);
    requireRange(Integer.MIN_VALUE, Integer.MAX_VALUE, IntegerKeys::readInt);
  }

  @Test
  void nullIsRefused() {
    AvroOutput out = new AvroOutput();
    assertThrows(EncodeException.class, () -> IntegerKeys.put(out, 0, null));
  }

  private static void requireRange(long min, long max, ToLongFunction<AvroInput> read) {
    for (long value : new long[] {min, 0, max}) {
      assertEquals(value, read.applyAsLong(Ours.strict(Ours.string(Long.toString(value)))));
    }
    for (long value : new long[] {min - 1, max + 1}) {
      requireRefused(Ours.strict(Ours.string(Long.toString(value))), read);
    }
  }

  private static void requireRefused(AvroInput in, ToLongFunction<AvroInput> read) {
    DecodeException e = assertThrows(DecodeException.class, () -> read.applyAsLong(in));
    assertEquals(0, e.position());
  }
}
