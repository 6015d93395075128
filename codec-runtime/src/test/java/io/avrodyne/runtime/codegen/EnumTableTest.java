package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Ours;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class EnumTableTest {

  /** A table in an order other than the enum's. */
  private final EnumTable<TimeUnit> table =
      EnumTable.of(TimeUnit.HOURS, TimeUnit.NANOSECONDS, TimeUnit.SECONDS);

  @Test
  void indexIsThatOfTheSchema() {
    assertEquals(0, table.index(TimeUnit.HOURS));
    assertEquals(1, table.index(TimeUnit.NANOSECONDS));
    assertEquals(2, table.index(TimeUnit.SECONDS));
  }

  @Test
  void constantIsThatOfTheSchema() {
    assertEquals(TimeUnit.NANOSECONDS, table.read(Ours.strict(Ours.hex("02"))));
  }

  @Test
  void constantBetweenTheKnownOnesIsRefused() {
    EncodeException e = assertThrows(EncodeException.class, () -> table.index(TimeUnit.MINUTES));
    assertEquals("the codec does not know the enum constant; compile the codec again", e.reason());
  }

  @Test
  void constantAfterTheKnownOnesIsRefused() {
    assertThrows(EncodeException.class, () -> table.index(TimeUnit.DAYS));
  }

  @Test
  void nullIsRefused() {
    assertThrows(EncodeException.class, () -> table.index(null));
  }

  @Test
  void indexAfterTheLastSymbolIsRefused() {
    AvroInput in = Ours.strict(Ours.hex("06"));
    assertThrows(DecodeException.class, () -> table.read(in));
  }

  @Test
  void negativeIndexIsRefused() {
    AvroInput in = Ours.strict(Ours.hex("01"));
    assertThrows(DecodeException.class, () -> table.read(in));
  }

  @Test
  void enumWithoutConstantsKnowsNoSymbol() {
    EnumTable<TimeUnit> empty = EnumTable.of();
    AvroInput in = Ours.strict(Ours.hex("00"));
    assertThrows(DecodeException.class, () -> empty.read(in));
    assertThrows(EncodeException.class, () -> empty.index(TimeUnit.DAYS));
  }
}
