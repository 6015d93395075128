package io.avrodyne.pekko.redis;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

/** The configuration of the journal and the snapshot store. */
public final class RedisPlugins {

  private RedisPlugins() {}

  /**
   * Returns a configuration that stores events and snapshots in Redis.
   *
   * @param port the server's port on the loopback interface
   */
  public static Config config(int port) {
    return ConfigFactory.parseString("redis.port = " + port)
        .withFallback(ConfigFactory.parseResources(RedisPlugins.class, "redis.conf"))
        .resolve();
  }
}
