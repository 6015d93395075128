package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.Durability;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Transaction;

/**
 * Redis as the published journal uses it: for each event, a transaction that adds it to the actor's
 * sorted set and sets the actor's highest number. A set has equal members once only, so events
 * without their numbers go to a list.
 */
final class RedisBlobs extends RedisKeys implements Journal<byte[]> {

  private static final String JOURNAL = "avrodyne:journal:";
  private static final String HIGHEST = "avrodyne:highest:";

  private final boolean numbered;
  private final Set<String> actors = ConcurrentHashMap.newKeySet();

  /** Connects to a server of this durability, for events whose bytes have their number or not. */
  RedisBlobs(Durability durability, boolean numbered) {
    super(durability);
    this.numbered = numbered;
  }

  @Override
  public Appender<byte[]> appender() {
    Jedis jedis = new Jedis(address());
    return new Appender<>() {
      @Override
      public void append(String actor, long number, byte[] blob) {
        actors.add(actor);
        byte[] key = bytes(JOURNAL + actor);
        try (Transaction transaction = jedis.multi()) {
          if (numbered) {
            transaction.zadd(key, (double) number, blob);
          } else {
            transaction.rpush(key, blob);
          }
          transaction.set(HIGHEST + actor, Long.toString(number));
          transaction.exec();
        }
      }

      @Override
      public void close() {
        jedis.close();
      }
    };
  }

  @Override
  public List<byte[]> replay(String actor) {
    byte[] key = bytes(JOURNAL + actor);
    return numbered ? jedis().zrange(key, 0, -1) : jedis().lrange(key, 0, -1);
  }

  @Override
  List<String> keys() {
    return actors.stream().flatMap(each -> Stream.of(JOURNAL + each, HIGHEST + each)).toList();
  }

  @Override
  public void clear() {
    super.clear();
    actors.clear();
  }

  private static byte[] bytes(String key) {
    return key.getBytes(StandardCharsets.UTF_8);
  }
}
