package io.avrodyne.runtime.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.runtime.DecodeLimits;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LimitTest {

  private static final int VALUE = 7;

  @ParameterizedTest
  @EnumSource
  void aLimitIsTheComponentThatItsNameSays(Limit limit) throws ReflectiveOperationException {
    DecodeLimits changed = limit.in(DecodeLimits.DEFAULT, VALUE);
    assertEquals(VALUE, limit.of(changed));
    for (RecordComponent component : DecodeLimits.class.getRecordComponents()) {
      boolean isChanged = component.getName().equalsIgnoreCase(limit.name().replace("_", ""));
      assertEquals(
          isChanged ? VALUE : component.getAccessor().invoke(DecodeLimits.DEFAULT),
          component.getAccessor().invoke(changed),
          component::getName);
    }
  }

  @Test
  void everyComponentHasALimit() {
    assertEquals(DecodeLimits.class.getRecordComponents().length, Limit.values().length);
  }

  @Test
  void aKeyIsTheWordsOfTheName() {
    assertEquals("max-string-bytes", Limit.MAX_STRING_BYTES.key('-'));
  }
}
