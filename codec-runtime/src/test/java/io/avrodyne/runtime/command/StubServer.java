package io.avrodyne.runtime.command;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server that gives the answers of a test, by method and path. */
final class StubServer implements AutoCloseable {

  private static final int NOT_FOUND = 404;

  /** The requests, each with its header of authorization. */
  final List<String> requests = new CopyOnWriteArrayList<>();

  private final Map<String, Answer> answers = new HashMap<>();
  private final HttpServer server;

  /** An answer: its status and its body. */
  private record Answer(int status, String body) {}

  StubServer() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::answer);
    server.start();
  }

  /** Adds an answer to a request, such as {@code GET /subjects}. */
  StubServer on(String request, int status, String body) {
    answers.put(request, new Answer(status, body));
    return this;
  }

  private void answer(HttpExchange exchange) throws IOException {
    String request = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
    requests.add(request + " " + exchange.getRequestHeaders().getFirst("Authorization"));
    exchange.getRequestBody().readAllBytes();
    Answer answer =
        answers.getOrDefault(
            request, new Answer(NOT_FOUND, "{\"error_code\":40401,\"message\":\"no subject\"}"));
    byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
    exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
