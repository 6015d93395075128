package io.avrodyne.kafka;

import io.avrodyne.signatures.Dependencies;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void onlyWhatIsForAdaptersAndTheRegistryAreUsed() {
    Dependencies.requireOfAdapter(
        "io.avrodyne.kafka", "io.avrodyne.registry", "io.avrodyne.registry.settings");
  }
}
