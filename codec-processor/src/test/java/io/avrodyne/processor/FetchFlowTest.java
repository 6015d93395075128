package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.avrodyne.command.Main;
import io.avrodyne.runtime.message.SingleObjectDecoder;
import io.avrodyne.runtime.message.SingleObjectEncoder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Versions that a registry has, fetched and then compiled against. */
class FetchFlowTest {

  private static final String VERSIONS = "/subjects/orders-value/versions";

  private final SchemaFolder folder;
  private final Map<String, String> answers = new HashMap<>();
  private final HttpServer server;

  FetchFlowTest(@TempDir Path home) throws IOException {
    folder = new SchemaFolder(home);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    byte[] body =
        answers
            .getOrDefault(exchange.getRequestURI().getPath(), "")
            .getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private Compilation compile(String fields) {
    return TestCompiler.compileWith(
        folder.options(), Sources.inShop("@AvroRecord public record Order(" + fields + ") {}"));
  }

  private void offer(int version, Compilation compilation) {
    String schema = TestCompiler.schemaFile(compilation, "shop.Order").replace("\"", "\\\"");
    answers.put(
        VERSIONS + "/" + version,
        "{\"subject\":\"orders-value\",\"version\":"
            + version
            + ",\"id\":"
            + version
            + ",\"schema\":\""
            + schema.strip()
            + "\"}");
  }

  @Test
  void fetchedVersionsGuardTheBuildAndAreReadWithoutARegistry() throws IOException {
    Path history = Files.createDirectory(folder.home().resolve("avro-history"));
    Compilation first = compile("int id");
    offer(1, first);
    offer(4, compile("int id, @AvroNullable String note"));
    answers.put("/subjects", "[\"orders-value\"]");
    answers.put(VERSIONS, "[1,4]");
    String url = "http://127.0.0.1:" + server.getAddress().getPort();
    Main.main(new String[] {"fetch", "--url", url, "--subject=orders-*", "--into=" + history});
    assertEquals(
        List.of("1.avsc", "4.avsc"),
        List.of(history.resolve("shop.Order").toFile().list()).stream().sorted().toList());

    assertThat(compile("int id, int size")).hadErrorContaining("with version 4: ");
    Compilation second = compile("long id, @AvroNullable String note");
    assertThat(second).succeededWithoutWarnings();
    byte[] message = encode(first);
    assertEquals(
        "Order[id=7, note=null]",
        SingleObjectDecoder.of(new GeneratedClasses(second).codecOf("shop.Order"))
            .decode(message)
            .toString());
  }

  private static byte[] encode(Compilation compilation) {
    GeneratedClasses classes = new GeneratedClasses(compilation);
    try {
      Object order = classes.load("shop.Order").getConstructor(int.class).newInstance(7);
      return SingleObjectEncoder.of(classes.codecOf("shop.Order")).encode(order);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("cannot create an order", e);
    }
  }
}
