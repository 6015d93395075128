package io.avrodyne.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextDomainTest {

  /** No system can encode half a pair, just as a system with ASCII paths cannot encode "é". */
  @Test
  void pathsOfOtherSystemsAreRead() {
    assertEquals(Optional.of("\ud800"), TextDomain.PATH.read("\ud800"));
    assertEquals(Optional.empty(), TextDomain.PATH.read("a\0"));
  }
}
