package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.runtime.Fingerprints;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class RegistryFingerprintsTest {

  private final TestRegistry registry = new TestRegistry();

  RegistryFingerprintsTest() {
    registry.put("a", 1, Shell.record("shop.A", "one"));
    registry.put("a", 2, Shell.record("shop.A", "two"));
    registry.put("b", 1, Shell.record("shop.B", "one"));
  }

  private static long fingerprint(String name, String field) {
    return Fingerprints.crc64(new Schema.Parser().parse(Shell.record(name, field)));
  }

  @Test
  void newestVersionsAreReadFirstAndNoneTwice() {
    RegistryFingerprints all = new RegistryFingerprints(registry, List.of(), 3);
    Schema two = registry.version("a", 2).orElseThrow().schema();
    assertEquals(two, all.find(fingerprint("shop.A", "two")));
    // One version has been read; the next call reads the other two.
    assertNull(all.find(1));
    registry.subjects.clear();
    assertNull(all.find(2));
    assertNotNull(all.find(fingerprint("shop.A", "one")));
    assertNotNull(all.find(fingerprint("shop.B", "one")));
  }

  @Test
  void numberOfVersionsIsLimited() {
    RegistryFingerprints two = new RegistryFingerprints(registry, List.of(), 2);
    assertThrows(FailedException.class, () -> two.find(1));
    RegistryFingerprints some =
        new RegistryFingerprints(registry, List.of(new Glob("b"), new Glob("c")), 2);
    assertNull(some.find(1));
  }
}
