package io.avrodyne.pekko.redis;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import redis.clients.jedis.RedisClient;
import redis.clients.jedis.params.ZRangeParams;

/**
 * The events of all actors in Redis. Those of an actor are a sorted set with their sequence numbers
 * as scores; the highest number is kept apart, so that it outlives the events.
 *
 * <p>Scores are exact up to 2<sup>53</sup>, and no actor has more events.
 *
 * <p><b>Threads.</b> Safe for use by several; each call waits for Redis.
 */
final class EventTable {

  private static final int PAGE = 500;

  /**
   * Appends all events or none. Refuses numbers that exist, which a second instance of an actor
   * would write.
   */
  private static final byte[] APPEND =
      """
      local highest = tonumber(redis.call('GET', KEYS[2]) or '0')
      if tonumber(ARGV[1]) <= highest then
        return redis.error_reply('ERR Event ' .. ARGV[1] .. ' of ' .. KEYS[1] .. ' exists. The highest is '
            .. highest .. '. Another instance of the actor writes.')
      end
      for i = 1, #ARGV, 2 do
        redis.call('ZADD', KEYS[1], ARGV[i], ARGV[i + 1])
      end
      redis.call('SET', KEYS[2], ARGV[#ARGV - 1])
      return #ARGV / 2
      """
          .getBytes(UTF_8);

  private final RedisClient redis;
  private final AvroCodec<StoredEvent> codec = Codecs.of(StoredEvent.class);

  EventTable(RedisClient redis) {
    this.redis = redis;
  }

  /** Appends events of one actor, in the order of their numbers, all or none. */
  void append(String persistenceId, List<StoredEvent> events) {
    if (events.isEmpty()) {
      return;
    }
    List<byte[]> arguments = new ArrayList<>();
    for (StoredEvent event : events) {
      arguments.add(number(event.sequenceNumber()));
      arguments.add(codec.encode(event));
    }
    redis.eval(APPEND, List.of(events(persistenceId), highestKey(persistenceId)), arguments);
  }

  /**
   * Hands over the events of an actor in order, a page at a time.
   *
   * @param from the first number
   * @param to the last number
   * @param limit how many at most
   */
  void read(String persistenceId, long from, long to, long limit, Consumer<StoredEvent> consumer) {
    long next = from;
    long left = limit;
    while (left > 0 && next <= to) {
      int count = (int) Math.min(left, PAGE);
      List<byte[]> page =
          redis.zrange(
              events(persistenceId),
              ZRangeParams.zrangeByScoreParams((double) next, (double) to).limit(0, count));
      for (byte[] element : page) {
        StoredEvent event = codec.decode(element);
        next = event.sequenceNumber() + 1;
        consumer.accept(event);
      }
      left = page.size() < count ? 0 : left - count;
    }
  }

  /** Returns the highest number that an actor has ever used, or 0. */
  long highest(String persistenceId) {
    byte[] highest = redis.get(highestKey(persistenceId));
    return highest == null ? 0 : Long.parseLong(new String(highest, UTF_8));
  }

  /** Deletes the events of an actor up to a number. */
  void deleteTo(String persistenceId, long to) {
    redis.zremrangeByScore(events(persistenceId), 0, (double) to);
  }

  private static byte[] events(String persistenceId) {
    return ("journal:" + persistenceId).getBytes(UTF_8);
  }

  private static byte[] highestKey(String persistenceId) {
    return ("highest:" + persistenceId).getBytes(UTF_8);
  }

  private static byte[] number(long number) {
    return Long.toString(number).getBytes(UTF_8);
  }
}
