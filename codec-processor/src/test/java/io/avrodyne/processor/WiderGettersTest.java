package io.avrodyne.processor;

import org.junit.jupiter.api.Test;

/** Collections and maps in wrappers and in pairs whose getters return a supertype. */
class WiderGettersTest {
  @Test
  void collectionInAWrapperMayBeReturnedAsASupertype() {
    RoundTrip.of(
            "@AvroRecord record Order(Tags tags, @AvroNullable Tags none, Counts counts) {}",
            """
            @AvroValue final class Tags {
              private final List<String> all;
              Tags(List<String> all) { this.all = all; }
              Collection<String> getAll() { return all; }
            }
            """,
            """
            @AvroValue final class Counts {
              private final HashMap<String, Integer> all;
              Counts(Map<String, Integer> all) { this.all = new HashMap<>(all); }
              Map<String, Integer> getAll() { return all; }
            }
            """)
        .assertEncodes(
            "new Order(new Tags(java.util.List.of(\"a\")), null,"
                + " new Counts(java.util.Map.of(\"n\", 1)))",
            2,
            2,
            'a',
            0,
            0,
            2,
            2,
            'n',
            2,
            0);
  }

  @Test
  void nullableCollectionInAWrapperMayBeReturnedAsASupertype() {
    RoundTrip.of(
            "@AvroRecord record Order(List<Tags> tags) {}",
            """
            @AvroValue final class Tags {
              @AvroNullable private final Set<String> all;
              Tags(Set<String> all) { this.all = all; }
              Collection<String> getAll() { return all; }
            }
            """)
        .assertEncodes(
            "new Order(java.util.List.of(new Tags(null), new Tags(java.util.Set.of(\"a\"))))",
            4,
            0,
            2,
            2,
            2,
            'a',
            0,
            0);
  }

  /** Its pairs are those of any map. */
  @Test
  void mapOfPairsMayBeReturnedAsASupertype() {
    RoundTrip.of(
            "@AvroRecord record Order(Asks asks, Bids bids) {}",
            """
            @AvroValue final class Asks {
              @AvroKeys(AvroKeys.Form.PAIRS) private final TreeMap<Long, Integer> all;
              Asks(TreeMap<Long, Integer> all) { this.all = all; }
              SortedMap<Long, Integer> getAll() { return all; }
            }
            """,
            """
            @AvroRecord final class Bids {
              @AvroKeys(AvroKeys.Form.PAIRS) private TreeMap<Long, Integer> all;
              Map<Long, Integer> getAll() { return all; }
              void setAll(TreeMap<Long, Integer> all) { this.all = all; }
              static Bids of(Long price, int count) {
                Bids bids = new Bids();
                bids.setAll(new TreeMap<>(Map.of(price, count)));
                return bids;
              }
            }
            """)
        .assertEncodes(
            "new Order(new Asks(new java.util.TreeMap<>(java.util.Map.of(2L, 3))), Bids.of(1L, 4))",
            2,
            4,
            6,
            0,
            2,
            2,
            8,
            0);
  }
}
