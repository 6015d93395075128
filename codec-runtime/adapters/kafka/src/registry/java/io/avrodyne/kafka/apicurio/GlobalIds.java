package io.avrodyne.kafka.apicurio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.databases.RegistryServer;
import io.avrodyne.kafka.SchemaIdSource;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.avro.Schema;

/** The global ids of schemas, for which only the registry's own API can be asked. */
record GlobalIds(RegistryServer server, SchemaRegistry registry) implements SchemaIdSource {

  private static final Pattern GLOBAL_ID = Pattern.compile("\"globalId\":(\\d+)");

  /** Registers the schema and returns the global id of that version. */
  @Override
  public SchemaId idOf(String subject, Schema schema) {
    registry.register(subject, schema);
    int version = registry.lookUp(subject, schema).orElseThrow().version();
    String path = "/groups/default/artifacts/" + subject + "/versions/" + version;
    boolean old = server.ownApi().toString().endsWith("/v2");
    Matcher id = GLOBAL_ID.matcher(get(URI.create(server.ownApi() + path + (old ? "/meta" : ""))));
    assertTrue(id.find());
    return new SchemaId(Kind.GLOBAL_ID, 0, Long.parseLong(id.group(1)));
  }

  private static String get(URI uri) {
    try {
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
      assertEquals(200, answer.statusCode(), answer::body);
      return answer.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
