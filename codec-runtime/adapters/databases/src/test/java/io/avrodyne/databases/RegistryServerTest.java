package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("registry")
@Timeout(180)
class RegistryServerTest {

  private static final String SCHEMA = "{\"schema\": \"\\\"string\\\"\"}";

  private final HttpClient client = HttpClient.newHttpClient();

  @BeforeAll
  static void canStart() {
    assumeTrue(RegistryServer.obstacle().isEmpty(), () -> RegistryServer.obstacle().orElseThrow());
  }

  @Test
  void keepsItsSchemasWhenStoppedAndWhenKilled() throws Exception {
    try (RegistryServer server = RegistryServer.start()) {
      URI versions = URI.create(server.confluentApi() + "/subjects/text/versions");
      assertEquals(200, post(versions).statusCode());
      server.stop();
      assertThrows(ConnectException.class, () -> get(versions));
      server.startAgain();
      assertEquals("[1]", get(versions).body());
      server.kill();
      server.startAgain();
      assertEquals("[1]", get(versions).body());
    }
  }

  @Test
  void leavesNothingWhenClosed() throws Exception {
    RegistryServer server = RegistryServer.start();
    assertEquals(200, get(URI.create(server.ownApi() + "/system/info")).statusCode());
    assertThrows(IllegalStateException.class, server::startAgain);
    server.close();
    assertFalse(Files.exists(server.data()));
    server.close();
    assertThrows(IllegalStateException.class, server::startAgain);
  }

  private HttpResponse<String> get(URI uri) throws IOException, InterruptedException {
    return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(URI uri) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(uri)
            .header("Content-Type", "application/vnd.schemaregistry.v1+json")
            .POST(BodyPublishers.ofString(SCHEMA))
            .build();
    return client.send(request, BodyHandlers.ofString());
  }
}
