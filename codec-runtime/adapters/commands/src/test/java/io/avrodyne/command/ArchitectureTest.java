package io.avrodyne.command;

import io.avrodyne.signatures.Dependencies;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void onlyWhatIsForAdaptersAndTheRegistryAreUsed() {
    Dependencies.requireOfAdapter(
        "io.avrodyne.command",
        "io.avrodyne.registry",
        "io.avrodyne.registry.settings",
        "io.avrodyne.generate",
        "io.avrodyne.generate.change",
        "io.avrodyne.generate.input");
  }
}
