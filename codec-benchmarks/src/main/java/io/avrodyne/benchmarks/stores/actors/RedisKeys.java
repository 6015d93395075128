package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.EventSpace;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import redis.clients.jedis.Jedis;

/** Keys of Redis with the events of a run, in a server that is as durable as the run asks. */
abstract class RedisKeys implements EventSpace {

  private final Jedis jedis = new Jedis(address());
  private final Map<String, String> before = new TreeMap<>();
  private long logBefore;

  RedisKeys(Durability durability) {
    set("appendfsync", durability == Durability.SYNC ? "always" : "everysec");
    set("appendonly", durability == Durability.NONE ? "no" : "yes");
  }

  static URI address() {
    return URI.create(Database.REDIS.address());
  }

  final Jedis jedis() {
    return jedis;
  }

  private void set(String name, String value) {
    String old = jedis.configGet(name).getOrDefault(name, "");
    before.put(name, old);
    if (!old.equals(value)) {
      jedis.configSet(name, value);
    }
  }

  /** Returns the keys that there are. */
  abstract List<String> keys();

  /**
   * Removes the keys, and waits until the log, which begins with a copy of all data, is written.
   */
  public void clear() {
    remove();
    while (info("aof_rewrite_in_progress") != 0 || info("aof_rewrite_scheduled") != 0) {
      Thread.onSpinWait();
    }
    logBefore = info("aof_current_size");
  }

  private void remove() {
    List<String> keys = keys();
    if (!keys.isEmpty()) {
      jedis.del(keys.toArray(String[]::new));
    }
  }

  @Override
  public void measure(StoreFigures figures, double events) {
    figures.memoryBytes =
        keys().stream().mapToLong(each -> jedis.memoryUsage(each, 0)).sum() / events;
    figures.walBytes = (info("aof_current_size") - logBefore) / events;
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

  /** Removes the keys, and leaves the settings as they were. */
  @Override
  public final void close() {
    try (jedis) {
      remove();
      before.forEach(jedis::configSet);
    }
  }
}
