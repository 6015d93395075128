package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import redis.clients.jedis.RedisClient;
import redis.clients.jedis.exceptions.JedisConnectionException;

class RedisServerTest {

  @BeforeAll
  static void canStart() {
    assumeTrue(RedisServer.obstacle().isEmpty(), () -> RedisServer.obstacle().orElseThrow());
  }

  @Test
  void keepsWhatItAppendedToItsFile() throws Exception {
    try (RedisServer server = RedisServer.start(List.of("appendonly yes"))) {
      try (RedisClient client = client(server)) {
        client.rpush("events", "1", "2");
      }
      server.stop();
      try (RedisClient client = client(server)) {
        assertThrows(JedisConnectionException.class, client::ping);
      }
      server.startAgain();
      try (RedisClient client = client(server)) {
        assertEquals(2, client.llen("events"));
      }
    }
  }

  @Test
  void leavesNothingWhenClosed() throws Exception {
    RedisServer server = RedisServer.start();
    try (RedisClient client = client(server)) {
      assertEquals("", client.configGet("save").get("save"));
    }
    server.close();
    assertFalse(Files.exists(server.data()));
    server.close();
  }

  @Test
  void keepsWhatItSyncedWhenKilled() throws Exception {
    try (RedisServer server = RedisServer.start(List.of("appendonly yes", "appendfsync always"))) {
      try (RedisClient client = client(server)) {
        client.rpush("events", "1", "2");
      }
      server.kill();
      server.startAgain();
      try (RedisClient client = client(server)) {
        assertEquals(2, client.llen("events"));
      }
    }
  }

  @Test
  void saysWhatIsWrongWhenItDoesNotStart() {
    IOException failure =
        assertThrows(IOException.class, () -> RedisServer.start(List.of("no-such-setting yes")));
    assertTrue(String.valueOf(failure.getMessage()).contains("no-such-setting"), failure::toString);
  }

  @Test
  void refusesToStartOnATakenPort() throws Exception {
    try (RedisServer server = RedisServer.start()) {
      server.stop();
      TakenPort.requireRefusal(server.port(), server::startAgain);
      server.startAgain();
    }
  }

  @Test
  void doesNotStartWhenItRunsOrIsClosed() throws Exception {
    RedisServer server = RedisServer.start();
    assertThrows(IllegalStateException.class, server::startAgain);
    server.close();
    assertThrows(IllegalStateException.class, server::startAgain);
  }

  private static RedisClient client(RedisServer server) {
    return RedisClient.create("127.0.0.1", server.port());
  }
}
