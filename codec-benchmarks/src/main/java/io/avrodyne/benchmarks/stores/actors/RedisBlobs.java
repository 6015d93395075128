package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Transaction;

/**
 * Redis as the published journal uses it: for each event, a transaction that adds it to the actor's
 * sorted set and sets the actor's highest number. A set has equal members once only, so events
 * without their numbers go to a list.
 */
final class RedisBlobs implements BlobStore {

  private static final String JOURNAL = "avrodyne:journal:";
  private static final String HIGHEST = "avrodyne:highest:";

  private final URI address = URI.create(Database.REDIS.address());
  private final Jedis control = new Jedis(address);
  private final boolean numbered;
  private final Map<String, String> before = new TreeMap<>();
  private final Set<String> actors = ConcurrentHashMap.newKeySet();
  private long logBefore;

  /**
   * Connects, and makes the server as durable as it has to be.
   *
   * @param numbered whether the bytes contain the number of the event
   */
  RedisBlobs(Durability durability, boolean numbered) {
    this.numbered = numbered;
    set("appendfsync", durability == Durability.SYNC ? "always" : "everysec");
    set("appendonly", durability == Durability.NONE ? "no" : "yes");
  }

  private void set(String name, String value) {
    String old = control.configGet(name).getOrDefault(name, "");
    before.put(name, old);
    if (!old.equals(value)) {
      control.configSet(name, value);
    }
  }

  @Override
  public Connection connect() {
    Jedis jedis = new Jedis(address);
    return new Connection() {
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
  public List<byte[]> blobs(String actor) {
    byte[] key = bytes(JOURNAL + actor);
    return numbered ? control.zrange(key, 0, -1) : control.lrange(key, 0, -1);
  }

  @Override
  public void clear() {
    remove();
    awaitLog();
    logBefore = logSize();
  }

  private void remove() {
    List<byte[]> keys = new ArrayList<>();
    for (String each : actors) {
      keys.add(bytes(JOURNAL + each));
      keys.add(bytes(HIGHEST + each));
    }
    if (!keys.isEmpty()) {
      control.del(keys.toArray(byte[][]::new));
    }
    actors.clear();
  }

  /** Waits until the log, which begins with a copy of all data, is written to the disk. */
  private void awaitLog() {
    while (info("aof_rewrite_in_progress") != 0 || info("aof_rewrite_scheduled") != 0) {
      Thread.onSpinWait();
    }
  }

  private long logSize() {
    return info("aof_current_size");
  }

  /** Returns a number of the server's state; 0 if it has none of this name. */
  private long info(String name) {
    return control
        .info("persistence")
        .lines()
        .filter(line -> line.startsWith(name + ":"))
        .map(line -> Long.parseLong(line.substring(name.length() + 1).strip()))
        .findFirst()
        .orElse(0L);
  }

  @Override
  public void measure(StoreFigures figures, int events) {
    long bytes = 0;
    for (String each : actors) {
      bytes += control.memoryUsage(JOURNAL + each, 0) + control.memoryUsage(HIGHEST + each, 0);
    }
    figures.memoryBytes = (double) bytes / events;
    figures.walBytes = (double) (logSize() - logBefore) / events;
  }

  private static byte[] bytes(String key) {
    return key.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    try (control) {
      remove();
      before.forEach(control::configSet);
    }
  }
}
