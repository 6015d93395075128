package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;

/** A server that gives the answers of a test, by method and path. */
final class StubServer implements AutoCloseable {

  private static final int NOT_FOUND = 404;
  private static final int HELD = 0;

  /** The requests, each with its header of authorization. */
  final List<String> requests = new CopyOnWriteArrayList<>();

  private final BlockingQueue<String> arrivals = new LinkedBlockingQueue<>();
  private final Map<String, Answer> answers = new HashMap<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final HttpServer server;
  private final String scheme;

  /** An answer: its status and its body. */
  private record Answer(int status, String body) {}

  StubServer() {
    this("http", StubServer::plain);
  }

  /** Creates a server that wants a certificate of its clients. */
  StubServer(SSLContext context) {
    this("https", address -> withTls(address, context));
  }

  private StubServer(String scheme, Opening opening) {
    this.scheme = scheme;
    try {
      server = opening.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::answer);
    server.start();
  }

  /** The way to open a server. */
  @FunctionalInterface
  private interface Opening {
    HttpServer open(InetSocketAddress address) throws IOException;
  }

  private static HttpServer plain(InetSocketAddress address) throws IOException {
    return HttpServer.create(address, 0);
  }

  private static HttpServer withTls(InetSocketAddress address, SSLContext context)
      throws IOException {
    HttpsServer server = HttpsServer.create(address, 0);
    server.setHttpsConfigurator(
        new HttpsConfigurator(context) {
          @Override
          public void configure(HttpsParameters parameters) {
            SSLParameters wanted = context.getDefaultSSLParameters();
            wanted.setNeedClientAuth(true);
            parameters.setSSLParameters(wanted);
          }
        });
    return server;
  }

  /** Leaves a request without an answer until the server is closed. */
  StubServer hold(String request) {
    return on(request, HELD, "");
  }

  /** Adds an answer to a request, such as {@code GET /subjects}. */
  StubServer on(String request, int status, String body) {
    answers.put(request, new Answer(status, body));
    return this;
  }

  private void answer(HttpExchange exchange) throws IOException {
    String request = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
    requests.add(request + " " + exchange.getRequestHeaders().getFirst("Authorization"));
    arrivals.add(request);
    exchange.getRequestBody().readAllBytes();
    Answer answer =
        answers.getOrDefault(
            request, new Answer(NOT_FOUND, "{\"error_code\":40401,\"message\":\"no subject\"}"));
    if (answer.status() == HELD) {
      awaitClose();
      exchange.close();
      return;
    }
    byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
    exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  /** Waits until a request has come. */
  void awaitRequest(String request) throws InterruptedException {
    while (requests.stream().noneMatch(come -> come.startsWith(request + " "))) {
      assertNotNull(arrivals.poll(1, TimeUnit.MINUTES), request);
    }
  }

  private void awaitClose() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  String url() {
    return scheme + "://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
  }
}
