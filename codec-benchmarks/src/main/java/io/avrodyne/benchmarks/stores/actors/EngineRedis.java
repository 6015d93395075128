package io.avrodyne.benchmarks.stores.actors;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.pekko.redis.RedisPlugins;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Redis as a journal of the engine: a fixture of the tests of codec-pekko, since Pekko has no such
 * journal for applications. Its envelope is written by Avrodyne, whatever the format of the events.
 */
final class EngineRedis implements EngineJournal {

  /** The prefixes of the journal's keys. */
  private static final List<String> PREFIXES = List.of("journal:", "highest:");

  private final RedisControl control;
  private final int connections;

  EngineRedis(Durability durability, int connections) {
    control = new RedisControl(durability);
    this.connections = connections;
    clear();
  }

  @Override
  public Config config() {
    URI address = RedisControl.address();
    Config config =
        RedisPlugins.config(address.getPort())
            .withValue("redis-journal.host", ConfigValueFactory.fromAnyRef(address.getHost()))
            .withValue(
                "redis.blocking.thread-pool-executor.fixed-pool-size",
                ConfigValueFactory.fromAnyRef(connections));
    String user = address.getUserInfo();
    return user == null
        ? config
        : ConfigFactory.empty()
            .withValue("redis-journal.user", ConfigValueFactory.fromAnyRef(user.split(":", 2)[0]))
            .withValue(
                "redis-journal.password", ConfigValueFactory.fromAnyRef(user.split(":", 2)[1]))
            .withFallback(config);
  }

  @Override
  public void clear() {
    control.clear(keys());
  }

  /** Returns the keys of all actors, which only this benchmark has. */
  private List<String> keys() {
    return PREFIXES.stream()
        .flatMap(prefix -> control.jedis().keys(prefix + "actor-*").stream())
        .toList();
  }

  @Override
  public void measure(StoreFigures figures, Load load) {
    long stored = 0;
    for (String actor : load.actors()) {
      byte[] key = (PREFIXES.get(0) + actor).getBytes(StandardCharsets.UTF_8);
      stored += control.jedis().zrange(key, 0, -1).stream().mapToLong(each -> each.length).sum();
    }
    figures.storedBytes = (double) stored / load.events();
    figures.memoryBytes = (double) control.memory(keys()) / load.events();
    figures.walBytes = (double) control.logged() / load.events();
  }

  @Override
  public void close() {
    control.close(keys());
  }
}
