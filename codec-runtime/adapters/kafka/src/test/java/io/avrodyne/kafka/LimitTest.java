package io.avrodyne.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.runtime.DecodeLimits;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LimitTest {

  private static final int VALUE = 7;

  @ParameterizedTest
  @EnumSource
  void aLimitIsTheComponentThatItsKeyNames(Limit limit) throws ReflectiveOperationException {
    DecodeLimits changed = limit.in(DecodeLimits.DEFAULT, VALUE);
    assertEquals(VALUE, limit.of(changed));
    for (RecordComponent component : DecodeLimits.class.getRecordComponents()) {
      boolean isChanged = Limit.keyOf(component.getName()).equals(limit.key());
      assertEquals(
          isChanged ? VALUE : component.getAccessor().invoke(DecodeLimits.DEFAULT),
          component.getAccessor().invoke(changed),
          component::getName);
    }
  }
}
