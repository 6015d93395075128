package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.Fingerprints;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaStoreTest {

  private static final Schema INT = Point.parse("\"int\"");
  private static final Schema LONG = Point.parse("\"long\"");

  private final SchemaStore store = new SchemaStore();

  @Test
  void schemaIsFoundByItsFingerprint() {
    long fingerprint = store.add(INT);
    assertEquals(Fingerprints.crc64(INT), fingerprint);
    assertSame(INT, store.find(fingerprint));
    assertNull(store.find(Fingerprints.crc64(LONG)));
    assertEquals(1, store.size());
  }

  @Test
  void storeIsBounded() {
    SchemaStore one = new SchemaStore(1);
    one.add(INT);
    IllegalStateException e = assertThrows(IllegalStateException.class, () -> one.add(LONG));
    assertEquals(
        "The schema store is full: its limit is 1 schemas. Create it with a higher maxSchemas",
        e.getMessage());
    one.add(Point.parse("\"int\""));
    assertNull(one.find(Fingerprints.crc64(LONG)));
  }

  @Test
  void defaultBoundIsThatOfTheDocumentation() {
    for (int i = 0; i < SchemaStore.DEFAULT_MAX_SCHEMAS; i++) {
      store.add(Schema.createFixed("F" + i, null, null, i));
    }
    assertThrows(IllegalStateException.class, () -> store.add(INT));
  }

  @Test
  void boundIsNotNegative() {
    assertThrows(IllegalArgumentException.class, () -> new SchemaStore(-1));
  }

  @Test
  void equalSchemaIsFineThoughDefaultsAliasesAndDocsDiffer() {
    Schema first = Point.SCHEMA;
    Schema second =
        Point.parse(
            """
            {"type": "record", "name": "now.Point", "doc": "d",
             "fields": [{"name": "x", "type": "int", "default": 1, "aliases": ["y"]}]}
            """);
    assertEquals(store.add(first), store.add(second));
    assertSame(first, store.find(Fingerprints.crc64(second)));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "'type':'long','logicalType':'timestamp-millis'|'type':'long','logicalType':'timestamp-micros'",
        "'type':'long'|'type':'long','logicalType':'timestamp-micros'",
        "'type':'int','logicalType':'color'|'type':'int','logicalType':'tone'",
        "'type':'bytes','logicalType':'decimal','precision':9|'type':'bytes','logicalType':'decimal','precision':9,'scale':1",
        "'type':'bytes','logicalType':'decimal','precision':9|'type':'bytes','logicalType':'decimal','precision':8",
      })
  void otherLogicalTypeOfOneFingerprintIsRefusedWhereverItStands(String one, String other) {
    for (String place :
        new String[] {
          "@",
          "{'type':'array','items':@}",
          "{'type':'map','values':@}",
          "['null',@]",
          "{'type':'record','name':'R','fields':[{'name':'r','type':['null','R']},{'name':'x','type':@}]}"
        }) {
      SchemaStore fresh = new SchemaStore();
      fresh.add(parse(place, one));
      assertThrows(IllegalArgumentException.class, () -> fresh.add(parse(place, other)));
      fresh.add(parse(place, one));
    }
  }

  @Test
  void refusalNamesBothAndThePlace() {
    String place = "{'type':'record','name':'n.R','fields':[{'name':'x','type':['null',@]}]}";
    long fingerprint = store.add(parse(place, "'type':'long','logicalType':'timestamp-millis'"));
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> store.add(parse(place, "'type':'long'")));
    assertEquals(
        String.format(
            "n.R and n.R share the fingerprint 0x%016x but differ in logical types (x:"
                + " timestamp-millis and no logical type), so their messages cannot be told apart",
            fingerprint),
        e.getMessage());
  }

  @Test
  void scaleOfZeroIsTheDefault() {
    store.add(parse("@", "'type':'bytes','logicalType':'decimal','precision':9"));
    store.add(parse("@", "'type':'bytes','logicalType':'decimal','precision':9,'scale':0"));
    assertEquals(1, store.size());
  }

  @Test
  void lookupIsAskedOnceForWhatItKnows() {
    AtomicInteger calls = new AtomicInteger();
    SchemaStore backed =
        SchemaStore.backedBy(
            fingerprint -> {
              calls.incrementAndGet();
              return fingerprint == Fingerprints.crc64(INT) ? INT : null;
            },
            2);
    backed.add(LONG);
    assertSame(LONG, backed.find(Fingerprints.crc64(LONG)));
    assertEquals(0, calls.get());
    assertSame(INT, backed.find(Fingerprints.crc64(INT)));
    assertSame(INT, backed.find(Fingerprints.crc64(INT)));
    assertEquals(1, calls.get());
    assertNull(backed.find(1));
    assertEquals(2, calls.get());
  }

  @Test
  void lookupThatReturnsAnotherSchemaIsNotBelieved() {
    SchemaStore backed = SchemaStore.backedBy(fingerprint -> INT, 2);
    UnknownSchemaException e =
        assertThrows(UnknownSchemaException.class, () -> backed.find(Fingerprints.crc64(LONG)));
    assertEquals(Fingerprints.crc64(LONG), e.fingerprint());
    assertTrue(e.getMessage().contains("0x7275d51a3f395c8f"), e.getMessage());
    assertEquals(0, backed.size());
  }

  /** Checks the case in which another thread has added a schema in the meantime. */
  @Test
  void lookupCannotReplaceASchemaOfAnotherMeaning() {
    Schema millis = parse("@", "'type':'long','logicalType':'timestamp-millis'");
    AtomicReference<SchemaStore> store = new AtomicReference<>();
    SchemaStore backed =
        SchemaStore.backedBy(
            fingerprint -> {
              Objects.requireNonNull(store.get()).add(LONG);
              return millis;
            },
            2);
    store.set(backed);
    long fingerprint = Fingerprints.crc64(LONG);
    assertThrows(IllegalArgumentException.class, () -> backed.find(fingerprint));
    assertSame(LONG, backed.find(fingerprint));
  }

  @Test
  void lookupCannotOverfillTheStore() {
    SchemaStore backed = SchemaStore.backedBy(fingerprint -> INT, 0);
    assertThrows(IllegalStateException.class, () -> backed.find(Fingerprints.crc64(INT)));
  }

  private static Schema parse(String place, String type) {
    return Point.parse(place.replace("@", "{" + type + "}").replace('\'', '"'));
  }
}
