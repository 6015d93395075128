package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Durability;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import redis.clients.jedis.Jedis;

/** A connection to Redis that makes it as durable as a run asks, and reads its sizes. */
final class RedisControl {

  private final Jedis jedis = new Jedis(address());
  private final Map<String, String> before = new TreeMap<>();
  private long logBefore;

  RedisControl(Durability durability) {
    set("appendfsync", durability == Durability.SYNC ? "always" : "everysec");
    set("appendonly", durability == Durability.NONE ? "no" : "yes");
  }

  static URI address() {
    return URI.create(Database.REDIS.address());
  }

  Jedis jedis() {
    return jedis;
  }

  private void set(String name, String value) {
    String old = jedis.configGet(name).getOrDefault(name, "");
    before.put(name, old);
    if (!old.equals(value)) {
      jedis.configSet(name, value);
    }
  }

  /** Removes keys, and waits until the log, which begins with a copy of all data, is written. */
  void clear(List<String> keys) {
    remove(keys);
    while (info("aof_rewrite_in_progress") != 0 || info("aof_rewrite_scheduled") != 0) {
      Thread.onSpinWait();
    }
    logBefore = info("aof_current_size");
  }

  private void remove(List<String> keys) {
    if (!keys.isEmpty()) {
      jedis.del(keys.toArray(String[]::new));
    }
  }

  /** Returns the bytes that the log has grown by since the keys were removed. */
  long logged() {
    return info("aof_current_size") - logBefore;
  }

  /** Returns the memory of keys and their values. */
  long memory(List<String> keys) {
    return keys.stream().mapToLong(each -> jedis.memoryUsage(each, 0)).sum();
  }

  /** Returns a number of the server's state; 0 if it has none of this name. */
  private long info(String name) {
    return jedis
        .info("persistence")
        .lines()
        .filter(line -> line.startsWith(name + ":"))
        .map(line -> Long.parseLong(line.substring(name.length() + 1).strip()))
        .findFirst()
        .orElse(0L);
  }

  /** Removes keys, and leaves the settings as they were. */
  void close(List<String> keys) {
    try (jedis) {
      remove(keys);
      before.forEach(jedis::configSet);
    }
  }
}
