package io.avrodyne.flink.cluster;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A registry over HTTP that gives each schema an id, with as much of Confluent's REST API as a job
 * uses. A test can stop it and start it again.
 */
final class HttpSchemas implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<String> schemas = new ArrayList<>();
  private final AtomicInteger refused = new AtomicInteger();
  private final HttpServer server;
  private volatile boolean down;

  HttpSchemas() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** Returns the id of a schema. */
  synchronized int id(Schema schema) {
    String text = schema.toString();
    if (!schemas.contains(text)) {
      schemas.add(text);
    }
    return schemas.indexOf(text) + 1;
  }

  /** Returns the schema of an id. */
  synchronized Schema schema(int id) {
    return new Schema.Parser().parse(schemas.get(id - 1));
  }

  /** Drops all connections from now on. */
  void goDown() {
    down = true;
  }

  /** Answers again. */
  void comeUp() {
    down = false;
  }

  /** Returns how many connections were dropped. */
  int refused() {
    return refused.get();
  }

  private void answer(HttpExchange exchange) throws IOException {
    if (down) {
      refused.incrementAndGet();
      exchange.close();
      return;
    }
    String[] path = exchange.getRequestURI().getPath().split("/", -1);
    byte[] body = exchange.getRequestBody().readAllBytes();
    ObjectNode found = body.length > 0 ? registered(body) : byId(path[path.length - 1]);
    byte[] json = JSON.writeValueAsBytes(found == null ? JSON.createObjectNode() : found);
    exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
    exchange.sendResponseHeaders(found == null ? 404 : 200, json.length);
    exchange.getResponseBody().write(json);
    exchange.close();
  }

  private ObjectNode registered(byte[] body) throws IOException {
    String text = JSON.readTree(body).get("schema").asText();
    return JSON.createObjectNode().put("id", id(new Schema.Parser().parse(text)));
  }

  private synchronized @Nullable ObjectNode byId(String text) {
    int id = Integer.parseInt(text);
    return id < 1 || id > schemas.size()
        ? null
        : JSON.createObjectNode().put("schema", schemas.get(id - 1));
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
