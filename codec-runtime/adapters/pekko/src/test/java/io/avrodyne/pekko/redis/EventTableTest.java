package io.avrodyne.pekko.redis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import redis.clients.jedis.RedisClient;
import redis.clients.jedis.exceptions.JedisDataException;

/** What Pekko's specification does not ask of a journal. */
class EventTableTest {

  private RedisClient redis;
  private EventTable table;

  @BeforeEach
  void connect() {
    redis = RedisClient.create("127.0.0.1", RedisOfTests.port());
    table = new EventTable(redis);
  }

  @AfterEach
  void close() {
    redis.close();
  }

  @Test
  void keepsEventsWithEqualPayloads() {
    table.append("equal", List.of(event("equal", 1), event("equal", 2)));
    assertEquals(List.of(1L, 2L), numbers("equal", Long.MAX_VALUE));
  }

  @Test
  void refusesNumbersThatExistAndStoresNothingOfTheBatch() {
    table.append("taken", List.of(event("taken", 1), event("taken", 2)));
    JedisDataException refused =
        assertThrows(
            JedisDataException.class,
            () -> table.append("taken", List.of(event("taken", 2), event("taken", 3))));
    assertEquals(
        "ERR Event 2 of journal:taken exists. The highest is 2. Another instance of the actor"
            + " writes.",
        refused.getMessage());
    assertEquals(List.of(1L, 2L), numbers("taken", Long.MAX_VALUE));
    assertEquals(2, table.highest("taken"));
  }

  @Test
  void readsManyPagesInOrderUpToALimit() {
    table.append("many", LongStream.rangeClosed(1, 1200).mapToObj(i -> event("many", i)).toList());
    assertEquals(LongStream.rangeClosed(1, 1200).boxed().toList(), numbers("many", Long.MAX_VALUE));
    assertEquals(LongStream.rangeClosed(1, 1100).boxed().toList(), numbers("many", 1100));
  }

  private List<Long> numbers(String persistenceId, long limit) {
    List<Long> numbers = new ArrayList<>();
    table.read(
        persistenceId, 1, Long.MAX_VALUE, limit, event -> numbers.add(event.sequenceNumber()));
    return numbers;
  }

  private static StoredEvent event(String persistenceId, long number) {
    return new StoredEvent(
        persistenceId, number, "writer", 0, "", new StoredObject(1, "", new byte[] {1}));
  }
}
