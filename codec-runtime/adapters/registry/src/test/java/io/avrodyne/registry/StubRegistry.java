package io.avrodyne.registry;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;

/** A server that answers requests as a test says, and keeps what it was asked. */
final class StubRegistry implements AutoCloseable {

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Map<String, Queue<Reply>> replies = new ConcurrentHashMap<>();
  private final Queue<Request> requests = new ConcurrentLinkedQueue<>();

  /** A request as it arrived: the method, a space and the path; its headers; its body. */
  record Request(String line, Headers headers, String body) {}

  /** What to do with a request. */
  @FunctionalInterface
  interface Reply {

    void to(HttpExchange exchange) throws IOException;
  }

  StubRegistry() {
    this(newServer(0));
  }

  /** Creates a server on the port of another one that is closed. */
  static StubRegistry onPort(int port) {
    return new StubRegistry(newServer(port));
  }

  private StubRegistry(HttpServer server) {
    this.server = server;
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  static StubRegistry withTls(SSLContext context) {
    try {
      HttpsServer server = HttpsServer.create(local(0), 0);
      server.setHttpsConfigurator(new HttpsConfigurator(context));
      return new StubRegistry(server);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HttpServer newServer(int port) {
    try {
      return HttpServer.create(local(port), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InetSocketAddress local(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  /** Returns a reply with a body. */
  static Reply json(int status, String body) {
    return exchange -> {
      exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
      send(exchange, status, body.getBytes(UTF_8));
    };
  }

  /** Returns a reply with an error code. */
  static Reply error(int status, int code, String message) {
    return json(status, "{\"error_code\":" + code + ",\"message\":\"" + message + "\"}");
  }

  static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    if (body.length > 0) {
      exchange.getResponseBody().write(body);
    }
  }

  /** Replies to a request in this way; after the last reply, that one again and again. */
  StubRegistry on(String line, Reply... answers) {
    replies.put(line, new ArrayDeque<>(List.of(answers)));
    return this;
  }

  private void handle(HttpExchange exchange) {
    try (exchange) {
      String line = exchange.getRequestMethod() + " " + exchange.getRequestURI();
      String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
      requests.add(new Request(line, exchange.getRequestHeaders(), body));
      next(line).to(exchange);
    } catch (IOException e) {
      // The client went away, as some tests make it do.
    }
  }

  private Reply next(String line) {
    Queue<Reply> queue = replies.get(line);
    if (queue == null) {
      return json(404, "{\"error_code\":404,\"message\":\"HTTP 404 Not Found\"}");
    }
    synchronized (queue) {
      return queue.size() > 1 ? queue.remove() : queue.element();
    }
  }

  int port() {
    return server.getAddress().getPort();
  }

  URI url() {
    String scheme = server instanceof HttpsServer ? "https" : "http";
    return URI.create(scheme + "://127.0.0.1:" + port());
  }

  /** Returns the requests so far, each as its method and its path. */
  List<String> lines() {
    return requests.stream().map(Request::line).toList();
  }

  /** Returns the last request. */
  Request last() {
    return requests.stream().reduce((one, next) -> next).orElseThrow();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
    try {
      if (!threads.awaitTermination(10, TimeUnit.SECONDS)) {
        throw new IllegalStateException("a thread of the server does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
