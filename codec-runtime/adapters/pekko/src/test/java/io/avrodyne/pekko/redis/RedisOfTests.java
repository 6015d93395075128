package io.avrodyne.pekko.redis;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.databases.RedisServer;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The Redis server that the tests of this module share. The end of the JVM closes it. */
public final class RedisOfTests {

  private RedisOfTests() {}

  /** Returns the server's port, or skips the test where Redis does not run. */
  public static int port() {
    assumeTrue(RedisServer.obstacle().isEmpty(), () -> RedisServer.obstacle().orElseThrow());
    return Started.SERVER.port();
  }

  private static final class Started {

    static final RedisServer SERVER = start();

    private static RedisServer start() {
      try {
        return RedisServer.start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
