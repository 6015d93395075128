package io.avrodyne.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvroDurationTest {

  @ParameterizedTest
  @CsvSource({"-1, 0, 0", "0, 4294967296, 0", "0, 0, -9223372036854775808"})
  void unitOutOfRangeIsRefused(long months, long days, long millis) {
    assertThrows(IllegalArgumentException.class, () -> new AvroDuration(months, days, millis));
  }

  /** Checks the order of equal hash codes in a hash table, which depends on the class itself. */
  @Test
  void orderIsByMonthsThenDaysThenMillis() {
    long most = 4_294_967_295L;
    List<AvroDuration> ordered =
        List.of(
            new AvroDuration(0, 0, 0),
            new AvroDuration(0, 0, most),
            new AvroDuration(0, 1, 0),
            new AvroDuration(0, most, 1),
            new AvroDuration(1, 0, 0),
            new AvroDuration(2_147_483_648L, 0, 0),
            new AvroDuration(most, 0, 0));
    for (int i = 0; i < ordered.size(); i++) {
      for (int k = 0; k < ordered.size(); k++) {
        int order = ordered.get(i).compareTo(ordered.get(k));
        assertEquals(Integer.compare(i, k), Integer.signum(order));
        assertEquals(ordered.get(i).equals(ordered.get(k)), order == 0);
      }
    }
    assertTrue(
        Arrays.toString(AvroDuration.class.getGenericInterfaces())
            .contains("java.lang.Comparable<" + AvroDuration.class.getName() + ">"));
  }
}
