package io.avrodyne.kafka;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A registry that gives the answers of a test, on a free port of 127.0.0.1. */
final class StubRegistry implements AutoCloseable {

  /** An answer to a request; a body larger than its text is padded with spaces. */
  record Answer(int status, String body, int size) {
    Answer(int status, String body) {
      this(status, body, body.length());
    }
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(2);
  private final Map<String, Answer> answers = new ConcurrentHashMap<>();
  final List<String> requests = new CopyOnWriteArrayList<>();
  final List<Headers> headers = new CopyOnWriteArrayList<>();

  StubRegistry(HttpServer server) {
    this.server = server;
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  static StubRegistry start() throws IOException {
    return new StubRegistry(
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
  }

  /** Sets the answer to a request such as {@code GET /schemas/ids/1}. */
  void answer(String request, int status, String body) {
    answers.put(request, new Answer(status, body));
  }

  void answer(String request, Answer answer) {
    answers.put(request, answer);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String request = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
    requests.add(request);
    headers.add(exchange.getRequestHeaders());
    exchange.getRequestBody().readAllBytes();
    Answer answer =
        answers.getOrDefault(
            request, new Answer(404, "{\"error_code\":40403,\"message\":\"Schema not found\"}"));
    exchange.getResponseHeaders().add("Content-Type", "application/vnd.schemaregistry.v1+json");
    exchange.sendResponseHeaders(answer.status, answer.size);
    try (OutputStream body = exchange.getResponseBody()) {
      body.write(answer.body.getBytes(StandardCharsets.UTF_8));
      byte[] padding = " ".repeat(8192).getBytes(StandardCharsets.UTF_8);
      for (int left = answer.size - answer.body.length(); left > 0; left -= padding.length) {
        body.write(padding, 0, Math.min(left, padding.length));
      }
    } catch (IOException e) {
      // The client does not read all of a large answer.
    } finally {
      exchange.close();
    }
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
