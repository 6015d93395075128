package io.avrodyne.pekko.redis;

import com.typesafe.config.Config;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.apache.pekko.actor.ActorSystem;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.JedisClientConfig;
import redis.clients.jedis.RedisClient;
import scala.concurrent.Future;
import scala.jdk.javaapi.FutureConverters;

/**
 * A plugin's client of Redis and the threads that wait for its answers.
 *
 * @param client connects when it is first used, so that plugins start without a server
 */
record RedisLink(RedisClient client, Executor threads) implements AutoCloseable {

  static RedisLink open(Config config, ActorSystem system) {
    RedisClient client =
        RedisClient.builder()
            .hostAndPort(new HostAndPort(config.getString("host"), config.getInt("port")))
            .clientConfig(clientConfig(config))
            .build();
    return new RedisLink(
        client, system.dispatchers().lookup(config.getString("blocking-dispatcher")));
  }

  private static JedisClientConfig clientConfig(Config config) {
    DefaultJedisClientConfig.Builder builder =
        DefaultJedisClientConfig.builder()
            .timeoutMillis(Math.toIntExact(config.getDuration("timeout").toMillis()));
    if (config.hasPath("password")) {
      builder.user(config.getString("user")).password(config.getString("password"));
    }
    return builder.build();
  }

  /** Calls Redis on a thread that may wait. */
  <T> CompletableFuture<T> call(Supplier<T> call) {
    return CompletableFuture.supplyAsync(call, threads);
  }

  /** Calls Redis on a thread that may wait, for no result. */
  Future<@Nullable Void> run(Runnable call) {
    return asScala(CompletableFuture.runAsync(call, threads));
  }

  static <T extends @Nullable Object> Future<T> asScala(CompletableFuture<T> future) {
    return FutureConverters.asScala(future);
  }

  @Override
  public void close() {
    client.close();
  }
}
