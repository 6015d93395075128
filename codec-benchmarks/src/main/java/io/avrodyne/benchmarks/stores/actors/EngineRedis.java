package io.avrodyne.benchmarks.stores.actors;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.pekko.redis.RedisPlugins;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Redis as a journal of the engine: a fixture of the tests of codec-pekko, since Pekko has no such
 * journal for applications. Its envelope is written by Avrodyne, whatever the format of the events.
 */
final class EngineRedis extends RedisKeys implements EngineJournal {

  /** The prefix of the keys with events. */
  private static final String EVENTS = "journal:";

  /** The prefixes of all keys. */
  private static final List<String> PREFIXES = List.of(EVENTS, "highest:");

  private final int connections;

  EngineRedis(Durability durability, int connections) {
    super(durability);
    this.connections = connections;
    clear();
  }

  @Override
  public Config config() {
    URI address = address();
    Map<String, Object> settings = new HashMap<>();
    settings.put("redis-journal.host", address.getHost());
    settings.put("redis.blocking.thread-pool-executor.fixed-pool-size", connections);
    if (address.getUserInfo() != null) {
      String[] user = address.getUserInfo().split(":", 2);
      settings.put("redis-journal.user", user[0]);
      settings.put("redis-journal.password", user[1]);
    }
    return ConfigFactory.parseMap(settings).withFallback(RedisPlugins.config(address.getPort()));
  }

  /** Returns the keys of all actors, which only this benchmark has. */
  @Override
  List<String> keys() {
    return PREFIXES.stream().flatMap(prefix -> jedis().keys(prefix + "actor-*").stream()).toList();
  }

  @Override
  public void measure(StoreFigures figures, double events) {
    super.measure(figures, events);
    long stored = 0;
    for (String each : jedis().keys(EVENTS + "actor-*")) {
      byte[] key = each.getBytes(StandardCharsets.UTF_8);
      stored += jedis().zrange(key, 0, -1).stream().mapToLong(event -> event.length).sum();
    }
    figures.storedBytes = stored / events;
  }
}
