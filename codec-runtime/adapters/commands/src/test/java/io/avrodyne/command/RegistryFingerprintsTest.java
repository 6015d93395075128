package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.runtime.Fingerprints;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class RegistryFingerprintsTest {

  private static final String DATE = "{\"type\":\"int\",\"logicalType\":\"date\"}";

  private final TestRegistry registry = new TestRegistry();
  private final List<String> notes = new ArrayList<>();
  private Set<String> hiding = Set.of("pii");

  RegistryFingerprintsTest() {
    registry.put("a", 1, Shell.record("shop.A", "one"));
    registry.put("a", 2, Shell.record("shop.A", "two"));
    registry.put("b", 1, Shell.record("shop.B", "one"));
  }

  private static long fingerprint(String name, String field) {
    return Fingerprints.crc64(new Schema.Parser().parse(Shell.record(name, field)));
  }

  private RegistryFingerprints search(int maxVersions, String... subjects) {
    return new RegistryFingerprints(
        registry,
        Stream.of(subjects).map(Glob::new).toList(),
        maxVersions,
        new FingerprintTable(hiding, notes::add),
        notes::add);
  }

  @Test
  void versionsAreReadOnce() {
    RegistryFingerprints all = search(3);
    Schema two = registry.version("a", 2).orElseThrow().schema();
    assertEquals(two, all.find(fingerprint("shop.A", "two")));
    registry.subjects.clear();
    assertNull(all.find(1));
    assertNotNull(all.find(fingerprint("shop.A", "one")));
    assertNotNull(all.find(fingerprint("shop.B", "one")));
    assertEquals(List.of(), notes);
  }

  @Test
  void numberOfVersionsIsLimited() {
    RegistryFingerprints two = search(2);
    FailedException failure = assertThrows(FailedException.class, () -> two.find(1));
    assertEquals(
        "The subjects that are searched for fingerprints have more than 2 versions, which is the"
            + " limit. Name fewer subjects with --subject.",
        failure.getMessage());
    assertNull(search(2, "b", "c").find(1));
  }

  @Test
  void versionsThatAreNotAvroDoNotEndTheSearch() {
    hiding = Set.of();
    registry.notAvro.add("a");
    RegistryFingerprints all = search(3);
    assertNotNull(all.find(fingerprint("shop.B", "one")));
    assertEquals(List.of(), notes);
    assertNull(all.find(1));
    assertNull(all.find(2));
    assertEquals(List.of("Passed over 2 versions; the first: a is not an Avro schema"), notes);
  }

  @Test
  void versionsThatArePassedOverAreSaidIfTheyMayHaveMarks() {
    registry.notAvro.add("a");
    RegistryFingerprints all = search(3);
    assertNotNull(all.find(fingerprint("shop.B", "one")));
    assertNull(all.find(1));
    assertEquals(
        List.of(
            "Passed over 2 versions, so fields that only such a version marks are not hidden;"
                + " the first: a is not an Avro schema"),
        notes);
  }

  @Test
  void registryThatFailsEndsTheSearch() {
    registry.readOnly = "a";
    registry.notAvro.add("a");
    assertThrows(RegistryException.class, () -> search(3).find(1));
  }

  @Test
  void fieldsThatAnyVersionMarksAreMarked() {
    String text = Shell.record("shop.A", "two");
    registry.put("b", 2, text.replace("\"int\"", "\"int\",\"pii\":\"name\""));
    registry.put("b", 3, text.replace("\"int\"", "\"int\",\"other\":1"));
    RegistryFingerprints all = search(10);
    for (int i = 0; i < 2; i++) {
      Schema found = all.find(fingerprint("shop.A", "two"));
      assertNotNull(Objects.requireNonNull(found).getField("two").getObjectProp("pii"));
    }
    assertEquals(1, notes.size());
    assertTrue(notes.get(0).startsWith("Several schemas have the fingerprint 0x"), notes::toString);
  }

  @Test
  void logicalTypesThatDifferAreReported() {
    registry.put("b", 2, Shell.record("shop.A", "two").replace("\"int\"", DATE));
    RegistryFingerprints all = search(10);
    assertNotNull(all.find(fingerprint("shop.A", "one")));
    DecodeException failure =
        assertThrows(DecodeException.class, () -> all.find(fingerprint("shop.A", "two")));
    String message = String.valueOf(failure.getMessage());
    assertTrue(message.contains("shop.A and shop.A share the fingerprint"), message);
    assertNotNull(search(10, "a").find(fingerprint("shop.A", "two")));
  }
}
