package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OptionalsTest {

  private final AvroInput in = new AvroInput();

  @Test
  void emptyIsNull() {
    assertNull(Optionals.orNull(Optional.empty()));
    assertEquals(Optional.empty(), Optionals.ofNullable(null, in));
  }

  @Test
  void valueIsHeld() {
    assertEquals("x", Optionals.orNull(Optional.of("x")));
    assertEquals(Optional.of("x"), Optionals.ofNullable("x", in));
  }

  @Test
  @SuppressWarnings("NullAway") // This is the point of the test.
  void nullIsNotAnOptional() {
    assertThrows(EncodeException.class, () -> Optionals.orNull(null));
  }
}
