package io.avrodyne.kafka.broker;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A registry over HTTP, with as much of Confluent's REST API as serializers use, which a test can
 * stop, restart on the same port, and disturb.
 */
final class RegistryServer implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<Schema> schemas = new ArrayList<>();
  private final Map<String, List<Integer>> subjects = new ConcurrentHashMap<>();
  private final AtomicInteger requests = new AtomicInteger();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final int port;
  private volatile @Nullable HttpHandler disturbance;
  private HttpServer server;

  RegistryServer() throws IOException {
    server = listen(0);
    port = server.getAddress().getPort();
  }

  URI uri() {
    return URI.create("http://127.0.0.1:" + port);
  }

  /** Returns how many requests have arrived. */
  int requests() {
    return requests.get();
  }

  /** Returns the identifier that a registered schema has in headers with a GUID. */
  static UUID guid(int id) {
    return new UUID(0, id);
  }

  /** Lets a handler answer all requests, or the registry itself for null. */
  void disturb(@Nullable HttpHandler handler) {
    disturbance = handler;
  }

  /** Closes the port; what was registered is kept. */
  void stop() {
    server.stop(0);
  }

  /** Opens the port again. */
  void restart() throws IOException {
    server = listen(port);
  }

  @Override
  public void close() {
    stop();
    threads.shutdownNow();
  }

  static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private HttpServer listen(int on) throws IOException {
    HttpServer started =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), on), 0);
    started.setExecutor(threads);
    started.createContext("/", this::handle);
    started.start();
    return started;
  }

  private void handle(HttpExchange exchange) throws IOException {
    requests.incrementAndGet();
    HttpHandler handler = disturbance;
    if (handler != null) {
      handler.handle(exchange);
      return;
    }
    String[] path = exchange.getRequestURI().getPath().substring(1).split("/", -1);
    JsonNode request = JSON.readTree(exchange.getRequestBody());
    JsonNode found = path[0].equals("schemas") ? schema(path) : subject(path, request);
    ObjectNode missing = JSON.createObjectNode().put("error_code", 40403).put("message", "missing");
    byte[] body = (found == null ? missing : found).toString().getBytes(StandardCharsets.UTF_8);
    answer(exchange, found == null ? 404 : 200, body);
  }

  private synchronized @Nullable JsonNode schema(String[] path) {
    int id =
        path[1].equals("guids")
            ? (int) UUID.fromString(path[2]).getLeastSignificantBits()
            : Integer.parseInt(path[2]);
    return id < 1 || id > schemas.size()
        ? null
        : JSON.createObjectNode().put("schema", schemas.get(id - 1).toString());
  }

  private synchronized @Nullable JsonNode subject(String[] path, JsonNode request) {
    List<Integer> versions = subjects.computeIfAbsent(path[1], name -> new ArrayList<>());
    if (request.has("schema")) {
      int id = id(new Schema.Parser().parse(request.get("schema").asText()));
      if (!versions.contains(id)) {
        if (path.length == 2) {
          return null;
        }
        versions.add(id);
      }
      return version(path[1], versions.indexOf(id) + 1, id);
    }
    int version = path[3].equals("latest") ? versions.size() : Integer.parseInt(path[3]);
    return version < 1 || version > versions.size()
        ? null
        : version(path[1], version, versions.get(version - 1));
  }

  private int id(Schema schema) {
    if (!schemas.contains(schema)) {
      schemas.add(schema);
    }
    return schemas.indexOf(schema) + 1;
  }

  private JsonNode version(String subject, int version, int id) {
    return JSON.createObjectNode()
        .put("subject", subject)
        .put("version", version)
        .put("id", id)
        .put("guid", guid(id).toString())
        .put("schema", schemas.get(id - 1).toString());
  }
}
