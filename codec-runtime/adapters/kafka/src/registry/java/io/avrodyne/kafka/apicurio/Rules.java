package io.avrodyne.kafka.apicurio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.databases.RegistryServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** The rules of a registry's subjects, which are set as an operator does. */
final class Rules {

  private Rules() {}

  /** Demands that readers of the latest version of a subject can read the next one's data. */
  static void requireBackward(RegistryServer server, String subject)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.confluentApi() + "/config/" + subject))
            .header("Content-Type", "application/vnd.schemaregistry.v1+json")
            .PUT(BodyPublishers.ofString("{\"compatibility\": \"BACKWARD\"}"))
            .build();
    HttpResponse<String> answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    assertEquals(200, answer.statusCode(), answer::body);
  }
}
