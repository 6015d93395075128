package io.avrodyne.runtime.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RuntimeVersionTest {

  @Test
  void acceptsWhatWasGeneratedForItself() {
    assertEquals(
        RuntimeVersion.CURRENT, RuntimeVersion.require(RuntimeVersion.CURRENT, "shop.Order"));
  }

  @Test
  void refusesWhatWasGeneratedForANewerOne() {
    assertEquals(
        "The codec of shop.Order was generated for a newer codec-runtime (version 2 of its"
            + " generated code, this one has 1). Use the codec-runtime that has the version of"
            + " codec-processor.",
        messageFor(RuntimeVersion.CURRENT + 1));
  }

  @Test
  void refusesWhatWasGeneratedForOneThatIsTooOld() {
    assertEquals(
        "The codec of shop.Order was generated for an older codec-runtime (version 0 of its"
            + " generated code, this one works from 1 on). Compile shop.Order again with the"
            + " codec-processor that has the version of codec-runtime.",
        messageFor(0));
  }

  private static @Nullable String messageFor(int generatedFor) {
    return assertThrows(
            IncompatibleClassChangeError.class,
            () -> RuntimeVersion.require(generatedFor, "shop.Order"))
        .getMessage();
  }
}
