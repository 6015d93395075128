package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Ours;
import java.util.Arrays;
import java.util.Locale;
import java.util.UUID;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UuidsTest {

  private static final String TEXT = "01234567-89ab-cdef-fedc-ba9876543210";
  private static final Conversions.UUIDConversion APACHE = new Conversions.UUIDConversion();

  @Property(tries = 500)
  void anyUuidIsWrittenAsApacheWritesItAndComesBack(@ForAll long high, @ForAll long low) {
    requireRoundTrip(new UUID(high, low));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "-1, -1", "1, 1", "-9223372036854775808, 9223372036854775807"})
  void extremeUuidIsWrittenAsApacheWritesIt(long high, long low) {
    requireRoundTrip(new UUID(high, low));
  }

  private static void requireRoundTrip(UUID uuid) {
    Schema string = LogicalTypes.uuid().addToSchema(Schema.create(Schema.Type.STRING));
    String text = APACHE.toCharSequence(uuid, string, LogicalTypes.uuid()).toString();
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, Uuids.putText(out, 0, uuid));
    assertArrayEquals(Ours.string(text), out.toByteArray());
    assertEquals(uuid, Uuids.readText(Ours.strict(out.toByteArray())));
    byte[] upper = Ours.string(text.toUpperCase(Locale.ROOT));
    assertEquals(uuid, Uuids.readText(Ours.strict(upper)));

    Schema fixed = LogicalTypes.uuid().addToSchema(Schema.createFixed("u", null, null, 16));
    byte[] bytes = Ours.put((b, p) -> Uuids.putFixed(b, p, uuid));
    assertArrayEquals(APACHE.toFixed(uuid, fixed, LogicalTypes.uuid()).bytes(), bytes);
    assertEquals(uuid, Uuids.readFixed(Ours.strict(bytes)));
  }

  @Test
  void oneCharacterOfAnyOtherKindIsRefused() {
    for (int i = 0; i < TEXT.length(); i++) {
      for (char other : new char[] {'g', 'G', '-', '0', '/', ':', '@', '`', ' ', '\0', 0x7F}) {
        boolean digit = TEXT.charAt(i) != '-';
        if (other == (digit ? '0' : '-')) {
          continue;
        }
        byte[] bytes = Ours.string(TEXT.substring(0, i) + other + TEXT.substring(i + 1));
        requireRefused(Ours.strict(bytes));
        requireRefused(Ours.lenient(bytes));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1-2-3-4-5",
        "0123456789abcdeffedcba9876543210",
        "{01234567-89ab-cdef-fedc-ba9876543210}",
        "01234567-89ab-cdef-fedc-ba987654321",
        "01234567-89ab-cdef-fedc-ba98765432100",
        "\u00FC1234567-89ab-cdef-fedc-ba987654321"
      })
  void otherFormsAreRefused(String text) {
    requireRefused(Ours.strict(Ours.string(text)));
    requireRefused(Ours.lenient(Ours.string(text)));
  }

  private static void requireRefused(AvroInput in) {
    DecodeException e = assertThrows(DecodeException.class, () -> Uuids.readText(in));
    assertEquals("malformed UUID string (byte 0)", e.getMessage());
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] text = Ours.string(TEXT);
    for (int length = 0; length < text.length; length++) {
      byte[] cut = Arrays.copyOf(text, length);
      assertThrows(DecodeException.class, () -> Uuids.readText(Ours.strict(cut)));
    }
    for (int length = 0; length < 16; length++) {
      byte[] cut = new byte[length];
      assertThrows(DecodeException.class, () -> Uuids.readFixed(Ours.strict(cut)));
    }
  }

  @Test
  void limitOfStringsHolds() {
    AvroInput in = Ours.limited(Ours.string(TEXT), DecodeLimits.DEFAULT.withMaxStringBytes(35));
    assertThrows(LimitExceededException.class, () -> Uuids.readText(in));
  }

  @Test
  void nullIsRefused() {
    AvroOutput out = new AvroOutput();
    assertThrows(EncodeException.class, () -> Uuids.putText(out, 0, null));
    assertThrows(EncodeException.class, () -> Uuids.putFixed(Outputs.buffer(out), 0, null));
  }
}
