package io.avrodyne.maven;

import io.avrodyne.signatures.Dependencies;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void onlyTheCommandsAreUsed() {
    Dependencies.requireOfAdapter("io.avrodyne.maven", "io.avrodyne.command");
  }
}
