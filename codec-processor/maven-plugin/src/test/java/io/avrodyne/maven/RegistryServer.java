package io.avrodyne.maven;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.avrodyne.registry.CompatibilityVerdict;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.registry.RegisteredSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A registry in memory behind Confluent's REST API, with as much of it as the goals use. */
final class RegistryServer implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  final InMemoryRegistry registry = new InMemoryRegistry();

  /** The requests, each with its header of authorization. */
  final List<String> requests = new CopyOnWriteArrayList<>();

  private final HttpServer server;

  RegistryServer() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::handle);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void handle(HttpExchange exchange) throws IOException {
    String request = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
    requests.add(request + " " + exchange.getRequestHeaders().getFirst("Authorization"));
    JsonNode body = JSON.readTree(exchange.getRequestBody());
    String[] path = exchange.getRequestURI().getPath().substring(1).split("/", -1);
    JsonNode found =
        path[0].equals("compatibility") ? verdict(path[2], body) : subject(path, schema(body));
    JsonNode missing = JSON.createObjectNode().put("error_code", 40401).put("message", "missing");
    byte[] bytes = (found == null ? missing : found).toString().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
    exchange.sendResponseHeaders(found == null ? 404 : 200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static @Nullable Schema schema(@Nullable JsonNode body) {
    return body != null && body.has("schema")
        ? new Schema.Parser().parse(body.get("schema").asText())
        : null;
  }

  private JsonNode verdict(String subject, JsonNode body) {
    Schema schema = new Schema.Parser().parse(body.get("schema").asText());
    CompatibilityVerdict verdict = registry.check(subject, schema, List.of());
    ObjectNode answer = JSON.createObjectNode().put("is_compatible", verdict.compatible());
    verdict.messages().forEach(answer.putArray("messages")::add);
    return answer;
  }

  private @Nullable JsonNode subject(String[] path, @Nullable Schema schema) {
    if (path.length == 1) {
      return JSON.valueToTree(registry.subjects());
    }
    if (path.length == 2) {
      return schema == null ? null : version(registry.lookUp(path[1], schema));
    }
    if (path.length == 3) {
      return schema == null
          ? JSON.valueToTree(registry.versions(path[1]))
          : version(Optional.of(registry.register(path[1], schema, List.of())));
    }
    return version(
        path[3].equals("latest")
            ? registry.latest(path[1])
            : registry.version(path[1], Integer.parseInt(path[3])));
  }

  private static @Nullable JsonNode version(Optional<RegisteredSchema> version) {
    return version
        .map(
            found ->
                JSON.createObjectNode()
                    .put("subject", found.subject())
                    .put("version", found.version())
                    .put("id", found.id())
                    .put("schema", found.schema().toString()))
        .orElse(null);
  }
}
