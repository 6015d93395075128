package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodecsTest {

  /** Has a codec by its name. */
  static final class Found {}

  /** Has a class of its codec's name. */
  static final class Foreign {}

  @Test
  void findsTheCodecOfANestedClassByName() {
    assertSame(CodecsTest_FoundAvroCodec.INSTANCE, Codecs.of(Found.class));
  }

  @Test
  void missingCodecSaysHowToConfigureTheProcessor() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Codecs.of(CodecsTest.class));
    String message = String.valueOf(e.getMessage());
    assertTrue(
        message.startsWith(
            "io.avrodyne.runtime.CodecsTest has no codec:"
                + " io.avrodyne.runtime.CodecsTestAvroCodec does not exist."));
    for (String hint :
        new String[] {"@AvroRecord", "codec-processor", "annotationProcessorPaths", "JDK 23"}) {
      assertTrue(message.contains(hint), hint);
    }
  }

  @Test
  void foreignClassOfThatNameIsRefused() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Codecs.of(Foreign.class));
    assertEquals(
        "io.avrodyne.runtime.CodecsTest_ForeignAvroCodec is not a class that Avrodyne generated",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(classes = {String.class, int.class, int[].class, String[][].class, void.class})
  void classThatIsNobodysOwnHasNoCodec(Class<?> type) {
    assertThrows(IllegalArgumentException.class, () -> Codecs.of(type));
  }
}
