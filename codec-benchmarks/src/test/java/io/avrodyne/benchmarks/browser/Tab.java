package io.avrodyne.benchmarks.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A tab of the browser, driven through its DevTools protocol. */
public final class Tab implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int TIMEOUT_SECONDS = 60;

  private final AtomicInteger commands = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();
  private final WebSocket socket;

  private Tab(HttpClient client, String address) {
    socket =
        client
            .newWebSocketBuilder()
            .buildAsync(URI.create(address), new Messages())
            .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
            .join();
  }

  /** Connects to the tab that the browser describes. */
  static Tab connect(HttpClient client, String description) throws IOException {
    String address = JSON.readTree(description).path("webSocketDebuggerUrl").asText();
    Tab tab = new Tab(client, address);
    for (String domain : List.of("Page", "Runtime", "Log", "Network", "DOM")) {
      tab.send(domain + ".enable", Map.of());
    }
    return tab;
  }

  /** Loads a file and waits for the end of loading. */
  public void load(Path file) {
    loaded = new CompletableFuture<>();
    send("Page.navigate", Map.of("url", file.toUri().toString()));
    loaded.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
  }

  /** Returns the value of an expression, after the promise that it may be. */
  public JsonNode evaluate(String expression) {
    JsonNode answer =
        send(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(expression + ": " + answer.path("exceptionDetails"));
    }
    return answer.path("result").path("value");
  }

  /** Chooses a file in the file input that a selector finds. */
  public void choose(String selector, Path file) {
    JsonNode root = send("DOM.getDocument", Map.of()).path("root");
    JsonNode input =
        send(
            "DOM.querySelector",
            Map.of("nodeId", root.path("nodeId").asInt(), "selector", selector));
    send(
        "DOM.setFileInputFiles",
        Map.of(
            "files",
            List.of(file.toAbsolutePath().toString()),
            "nodeId",
            input.path("nodeId").asInt()));
  }

  /** Sets the size of the window and the colour scheme. */
  public void show(int width, int height, String colourScheme) {
    send(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    send(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", colourScheme))));
  }

  /** Writes a picture of what the window shows. */
  public void capture(Path file) throws IOException {
    JsonNode picture = send("Page.captureScreenshot", Map.of("format", "png"));
    Files.write(file, Base64.getDecoder().decode(picture.path("data").asText()));
  }

  /** Returns the errors and warnings of the console. */
  public List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** Returns the addresses that the page asked for. */
  public List<String> requests() {
    return List.copyOf(requests);
  }

  private JsonNode send(String method, Map<String, ?> parameters) {
    int id = commands.incrementAndGet();
    ObjectNode message = JSON.createObjectNode();
    message.put("id", id).put("method", method).set("params", JSON.valueToTree(parameters));
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(id, answer);
    return socket
        .sendText(message.toString(), true)
        .thenCompose(sent -> answer)
        .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .join();
  }

  private void received(JsonNode message) {
    if (message.has("id")) {
      answered(message);
      return;
    }
    JsonNode params = message.path("params");
    switch (message.path("method").asText()) {
      case "Page.loadEventFired" -> loaded.complete(null);
      case "Network.requestWillBeSent" -> requests.add(params.path("request").path("url").asText());
      case "Runtime.exceptionThrown", "Log.entryAdded" -> complaints.add(params.toString());
      case "Runtime.consoleAPICalled" -> complaints.add(params.toString());
      default -> {}
    }
  }

  private void answered(JsonNode message) {
    CompletableFuture<JsonNode> answer = answers.remove(message.path("id").asInt());
    if (answer == null) {
      return;
    }
    if (message.has("error")) {
      answer.completeExceptionally(new IllegalStateException(message.toString()));
    } else {
      answer.complete(message.path("result"));
    }
  }

  @Override
  public void close() {
    socket.abort();
  }

  /** Assembles messages, which arrive in parts. */
  private final class Messages implements WebSocket.Listener {

    private final StringBuilder parts = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      parts.append(part);
      if (last) {
        String message = parts.toString();
        parts.setLength(0);
        try {
          received(JSON.readTree(message));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }
}
