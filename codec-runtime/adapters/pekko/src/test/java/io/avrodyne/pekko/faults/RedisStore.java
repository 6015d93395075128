package io.avrodyne.pekko.faults;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.databases.RedisServer;
import io.avrodyne.pekko.redis.RedisPlugins;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Redis that writes each command to its file before it answers. */
final class RedisStore implements Store {

  private final RedisServer server;

  private RedisStore(RedisServer server) {
    this.server = server;
  }

  /** Starts it, or skips the test where it does not run. */
  static RedisStore start(String... settings) throws Exception {
    assumeTrue(RedisServer.obstacle().isEmpty(), () -> RedisServer.obstacle().orElseThrow());
    List<String> all = new ArrayList<>(List.of("appendonly yes", "appendfsync always"));
    all.add("requirepass right");
    all.addAll(List.of(settings));
    return new RedisStore(RedisServer.start(all));
  }

  /** Starts it with its files in a directory. */
  static RedisStore startIn(Path directory) throws Exception {
    return start("dir " + directory);
  }

  @Override
  public Config config(int port) {
    return config(port, "right");
  }

  @Override
  public Config configWithWrongPassword() {
    return config(port(), "wrong");
  }

  private static Config config(int port, String password) {
    return ConfigFactory.parseString(
            """
            redis-journal.password = %1$s
            redis-snapshots.password = %1$s
            """
                .formatted(password))
        .withFallback(RedisPlugins.config(port));
  }

  @Override
  public String refusal() {
    return "WRONGPASS";
  }

  @Override
  public int port() {
    return server.port();
  }

  @Override
  public void stop() {
    server.stop();
  }

  @Override
  public void kill() {
    server.kill();
  }

  @Override
  public void startAgain() throws Exception {
    server.startAgain();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
