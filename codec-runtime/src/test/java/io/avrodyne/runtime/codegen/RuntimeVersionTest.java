package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
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
        "The codec of shop.Order was generated for a newer codec-runtime (generated code of"
            + " version 5; this one supports up to 4). Use the same version of codec-runtime and"
            + " codec-processor.",
        messageFor(RuntimeVersion.CURRENT + 1));
  }

  @Test
  void refusesWhatWasGeneratedForOneThatIsTooOld() {
    assertEquals(
        "The codec of shop.Order was generated for an older codec-runtime (generated code of"
            + " version 2; this one supports 3 and later). Compile shop.Order again with the same"
            + " version of codec-processor and codec-runtime.",
        messageFor(2));
  }

  @Test
  void codecOfAnotherVersionIsNotCreated() {
    assertDoesNotThrow(() -> new Text(RuntimeVersion.CURRENT));
    IncompatibleClassChangeError e =
        assertThrows(
            IncompatibleClassChangeError.class, () -> new Text(RuntimeVersion.CURRENT + 1));
    assertEquals(
        "io.avrodyne.runtime.codegen.RuntimeVersionTest$Text was generated for a newer"
            + " codec-runtime (generated code of version 5; this one supports up to 4). Use the"
            + " same version of codec-runtime and codec-processor.",
        e.getMessage());
    assertEquals(
        "io.avrodyne.runtime.codegen.RuntimeVersionTest$Text was generated for an older"
            + " codec-runtime (generated code of version 2; this one supports 3 and later). Compile"
            + " its module again with the same version of codec-processor and codec-runtime.",
        assertThrows(IncompatibleClassChangeError.class, () -> new Text(2)).getMessage());
  }

  private static final class Text extends GeneratedCodec<String> {

    Text(int generatedFor) {
      super(generatedFor, 0, 0);
    }

    @Override
    protected String schemaText() {
      return "\"string\"";
    }

    @Override
    protected int encodeDatum(String value, AvroOutput out, int p) {
      return p;
    }

    @Override
    protected String decodeDatum(AvroInput in) {
      return "";
    }

    @Override
    protected String decodeDatum(AvroInput in, String reuse) {
      return "";
    }
  }

  private static @Nullable String messageFor(int generatedFor) {
    return assertThrows(
            IncompatibleClassChangeError.class,
            () -> RuntimeVersion.require(generatedFor, "shop.Order"))
        .getMessage();
  }
}
