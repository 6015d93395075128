package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class IdTableTest {

  @Test
  void findsWhatWasAddedAndNothingElse() {
    IdTable<Long> table = new IdTable<>();
    Map<Long, Long> expected = new HashMap<>();
    Random random = new Random(7);
    for (int i = 0; i < 5_000; i++) {
      long fingerprint = i % 2 == 0 ? random.nextLong() : (long) i << 32;
      expected.put(fingerprint, fingerprint);
      table.addIfAbsent(fingerprint, fingerprint);
      assertNull(table.find(random.nextLong()));
    }
    assertEquals(expected.size(), table.size());
    expected.forEach((fingerprint, value) -> assertEquals(value, table.find(fingerprint)));
  }

  @Test
  void firstValueStays() {
    IdTable<String> table = new IdTable<>();
    assertEquals("a", table.addIfAbsent(0, "a"));
    assertEquals("a", table.addIfAbsent(0, "b"));
    assertEquals("a", table.find(0));
    assertEquals(1, table.size());
  }

  @Test
  void entriesAreReplacedByThoseOfAnotherTable() {
    IdTable<String> other = new IdTable<>();
    other.addIfAbsent(1, "one");
    IdTable<String> table = new IdTable<>();
    for (int i = 1; i <= 100; i++) {
      table.addIfAbsent(i, "before");
    }
    table.replaceBy(other);
    assertEquals(1, table.size());
    assertEquals("one", table.find(1));
    assertNull(table.find(2));
    table.addIfAbsent(2, "two");
    assertNull(other.find(2));
  }

  /** Checks a slot that seems free and is taken by another fingerprint a moment later. */
  @Test
  void readerSeesNoValueOfAnotherFingerprint() throws InterruptedException {
    for (int round = 0; round < 200; round++) {
      IdTable<Long> table = new IdTable<>();
      AtomicReference<String> wrong = new AtomicReference<>();
      Thread reader =
          new Thread(
              () -> {
                long last = 300;
                while (table.find(last) == null) {
                  for (long i = 1; i <= last; i++) {
                    Long found = table.find(i);
                    if (found != null && found != i) {
                      wrong.set(i + " gave " + found);
                    }
                  }
                }
              });
      reader.start();
      for (long i = 1; i <= 300; i++) {
        table.addIfAbsent(i, i);
      }
      reader.join();
      assertNull(wrong.get());
    }
  }
}
