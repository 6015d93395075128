package io.avrodyne.registry;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.frame.SchemaId;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests with a server that repeats the credentials of a client wherever an answer has a text. */
class EchoTest {

  private static final String USER = "ada";
  private static final String PASSWORD = "p%s/ 3cr+t";
  private static final String TOKEN = "t0ken.with-dots";
  private static final String KEY = "k3y=";

  private static final String PAIR = USER + ":" + PASSWORD;
  private static final String BASIC = Base64.getEncoder().encodeToString(PAIR.getBytes(UTF_8));

  private final ServerSocket server = newServer();
  private volatile String answer = "";

  EchoTest() {
    Thread thread = new Thread(this::serve);
    thread.setDaemon(true);
    thread.start();
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private static ServerSocket newServer() {
    try {
      return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void serve() {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        readHead(socket);
        socket.getOutputStream().write(answer.getBytes(UTF_8));
        socket.getOutputStream().flush();
      } catch (IOException e) {
        // The client or the test has closed its end.
      }
    }
  }

  private static void readHead(Socket socket) throws IOException {
    int newLines = 0;
    for (int c = socket.getInputStream().read(); c >= 0 && newLines < 2; ) {
      newLines = c == '\n' ? newLines + 1 : c == '\r' ? newLines : 0;
      if (newLines < 2) {
        c = socket.getInputStream().read();
      }
    }
  }

  /** A form in which a secret may be repeated. */
  private enum Form {
    PLAIN(text -> text),
    FORM_ENCODED(text -> URLEncoder.encode(text, UTF_8)),
    PERCENT(Form::percent),
    LOWER(text -> percent(text).toLowerCase(Locale.ROOT)),
    TWICE(text -> percent(percent(text))),
    PARTLY(text -> text.replace("3", "%33").replace("/", "%2F")),
    JSON(text -> text.replace("/", "\\/").replace("3", "\\u0033")),
    HTML(text -> text.replace("/", "&#47;").replace("3", "&#x33;").replace("+", "&#43;")),
    UPPER_CASE(text -> text.toUpperCase(Locale.ROOT)),
    SPACED(text -> text.replaceAll("(.{3})", "$1 \t")),
    AMONG_OTHERS(text -> "user <" + text + "> of realm"),
    AFTER_MUCH(text -> "x ".repeat(246) + text);

    @SuppressWarnings("ImmutableEnumChecker") // It has no state.
    private final UnaryOperator<String> change;

    Form(UnaryOperator<String> change) {
      this.change = change;
    }

    private static String percent(String text) {
      StringBuilder all = new StringBuilder();
      for (byte b : text.getBytes(UTF_8)) {
        all.append(String.format("%%%02X", b));
      }
      return all.toString();
    }
  }

  /** A place of an answer. */
  private enum Place {
    STATUS_LINE(text -> "HTTP/1.1 " + text + "\r\nContent-Length: 0\r\n\r\n"),
    REASON(text -> "HTTP/1.1 401 " + text + "\r\nContent-Length: 0\r\n\r\n"),
    PROTOCOL(text -> text + " 200 OK\r\nContent-Length: 0\r\n\r\n"),
    CONTENT_TYPE(text -> ok("{", "Content-Type: " + text)),
    CONTENT_ENCODING(text -> ok("{", "Content-Encoding: " + text)),
    CONTENT_LENGTH(text -> "HTTP/1.1 200 OK\r\nContent-Length: " + text + "\r\n\r\n"),
    HEADER_NAME(text -> "HTTP/1.1 200 OK\r\n" + text + ": 1\r\nContent-Length: 0\r\n\r\n"),
    CHUNK(text -> "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + text + "\r\n"),
    RETRY_AFTER(text -> head("429 Slow", "", "Retry-After: " + text)),
    LOCATION(text -> head("302 Found", "", "Location: http://elsewhere/" + text + "?" + text)),
    LOCATION_USER(text -> head("302 Found", "", "Location: http://" + text + "@elsewhere/")),
    MESSAGE(
        text -> head("401 No", "{\"error_code\":401,\"message\":" + quoted(text) + "}", "A: b")),
    TITLE(text -> head("500 No", "{\"title\":" + quoted(text) + "}", "A: b")),
    CODE(text -> head("500 No", "{\"error_code\":" + quoted(text) + "}", "A: b")),
    SCHEMA_TYPE(text -> ok("{\"schema\":\"x\",\"schemaType\":" + quoted(text) + "}", "A: b")),
    GUID(text -> ok("{\"schema\":\"x\",\"guid\":" + quoted(text) + "}", "A: b")),
    SCHEMA(text -> ok("{\"schema\":" + quoted(text) + "}", "A: b")),
    SCHEMA_NAME(text -> schema("{\"type\":\"record\",\"name\":" + quoted(text) + "}")),
    SCHEMA_KIND(text -> schema("{\"type\":" + quoted(text) + "}")),
    FIELD(text -> ok("{" + quoted(text) + ":", "A: b")),
    SUBJECT(text -> reference(quoted(text), "1")),
    REFERENCE_VERSION(text -> reference("\"x\"", quoted(text))),
    BODY(text -> ok(text, "A: b"));

    @SuppressWarnings("ImmutableEnumChecker") // It has no state.
    private final Function<String, String> answer;

    Place(Function<String, String> answer) {
      this.answer = answer;
    }

    private static String ok(String body, String header) {
      return head("200 OK", body, header);
    }

    private static String head(String status, String body, String header) {
      return "HTTP/1.1 "
          + status
          + "\r\nConnection: close\r\n"
          + header
          + "\r\nContent-Length: "
          + body.getBytes(UTF_8).length
          + "\r\n\r\n"
          + body;
    }

    private static String schema(String text) {
      return ok("{\"schema\":" + quoted(text) + "}", "A: b");
    }

    private static String reference(String subject, String version) {
      return ok(
          "{\"schema\":\"x\",\"references\":[{\"name\":\"x\",\"subject\":"
              + subject
              + ",\"version\":"
              + version
              + "}]}",
          "A: b");
    }

    private static String quoted(String text) {
      return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
  }

  /** Returns every form in every place, or of a plain build each form in every third place. */
  static Stream<Arguments> echoes() {
    int step = Integer.getInteger("tests.step", 1);
    List<Form> forms = List.of(Form.values());
    List<Place> places = List.of(Place.values());
    return IntStream.range(0, places.size() * forms.size())
        .filter(i -> (i / forms.size() + i % forms.size()) % step == 0)
        .mapToObj(i -> Arguments.of(places.get(i / forms.size()), forms.get(i % forms.size())));
  }

  @ParameterizedTest
  @MethodSource("echoes")
  void noMessageShowsThem(Place place, Form form) {
    for (String secret : List.of(USER, PASSWORD, PAIR, BASIC, "Basic " + BASIC, KEY)) {
      answer = place.answer.apply(form.change.apply(secret));
      try (HttpRegistry registry =
          builder().basicAuthentication(USER, PASSWORD).header("X-Api-Key", KEY).build()) {
        assertHidden(registry, form.change.apply(secret));
      }
    }
    for (String secret : List.of(TOKEN, "Bearer " + TOKEN)) {
      answer = place.answer.apply(form.change.apply(secret));
      try (HttpRegistry registry = builder().bearerToken(() -> TOKEN).build()) {
        assertHidden(registry, form.change.apply(secret));
      }
    }
  }

  @Test
  void theUserInfoOfUrlsIsHidden() {
    answer = Place.MESSAGE.answer.apply("no " + PASSWORD + " of " + USER + ", no 0ther of eve");
    String info = USER + ":" + Form.percent(PASSWORD) + "@";
    try (HttpRegistry registry =
        HttpRegistry.builder(url(info)).retries(0).apicurio(url("eve:0ther@")).build()) {
      assertHidden(registry, PASSWORD);
      RegistryException thrown =
          assertThrows(RegistryException.class, () -> registry.find(SchemaId.globalId(7)));
      assertTrue(shown(thrown).contains("no *** of ***, no *** of ***."), () -> shown(thrown));
      assertFalse(registry.toString().contains("eve"), registry::toString);
    }
  }

  @Test
  void aSecretThatALocationCutsInTwoIsHidden() {
    answer = Place.head("302 Found", "", "Location: http://eve:x@elsewhere/a/3cr?t#s/b?c");
    try (HttpRegistry registry = builder().basicAuthentication(USER, "3cr?t#s").build()) {
      RegistryException thrown = assertThrows(RegistryException.class, registry::subjects);
      assertTrue(
          shown(thrown).contains("which leads to http://elsewhere/a/***/b. "), () -> shown(thrown));
    }
  }

  @Test
  void base64InLinesIsHidden() {
    String password = "0123456789".repeat(8);
    String lines =
        Base64.getMimeEncoder(20, "\r\n  ".getBytes(UTF_8))
            .encodeToString((USER + ":" + password).getBytes(UTF_8));
    answer = Place.MESSAGE.answer.apply("no " + lines.replace("\r\n", "\\r\\n") + " here");
    try (HttpRegistry registry = builder().basicAuthentication(USER, password).build()) {
      RegistryException thrown = assertThrows(RegistryException.class, registry::subjects);
      assertTrue(shown(thrown).contains(": no *** here. "), () -> shown(thrown));
    }
  }

  @Test
  void aUsersNameMayBePartOfOthers() {
    answer = Place.MESSAGE.answer.apply("ada-orders and ada.orders are not for ada, madam");
    try (HttpRegistry registry = builder().basicAuthentication("ada", "x1").build()) {
      RegistryException thrown = assertThrows(RegistryException.class, registry::subjects);
      assertTrue(
          shown(thrown).contains("ada-orders and ada.orders are not for ***, madam."),
          () -> shown(thrown));
    }
  }

  @Test
  void anEarlierTokenIsHiddenToo() {
    String[] token = {"first-token"};
    answer = Place.MESSAGE.answer.apply("first-token and second-token");
    try (HttpRegistry registry = builder().bearerToken(() -> token[0]).build()) {
      assertThrows(RegistryException.class, registry::subjects);
      token[0] = "second-token";
      RegistryException thrown = assertThrows(RegistryException.class, registry::subjects);
      assertTrue(shown(thrown).contains("*** and ***"), () -> shown(thrown));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://h/a,http://ada:s3cret@h/b",
        "http://ada:s3cret@h/a,http://ada:s3cret@h/b",
        "http://h/ada:s3cret@h"
      })
  void aListIsNoUrl(String urls) {
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> HttpRegistry.builder(URI.create("http://h")).apicurio(URI.create(urls)));
    assertFalse(shown(thrown).contains("s3cret"), () -> shown(thrown));
    assertEquals(
        "The URL of a schema registry must not be a list, and must have user info only before the"
            + " host",
        thrown.getMessage());
  }

  private HttpRegistryBuilder builder() {
    return HttpRegistry.builder(url("")).retries(0).totalTimeout(Duration.ofSeconds(20));
  }

  private URI url(String info) {
    return URI.create("http://" + info + "127.0.0.1:" + server.getLocalPort());
  }

  private static void assertHidden(HttpRegistry registry, String echoed) {
    List<Runnable> calls =
        List.of(
            () -> registry.find(SchemaId.id(7)),
            () -> registry.latest("orders"),
            () -> registry.lookUp("orders", Schemas.ORDER),
            registry::subjects);
    for (Runnable call : calls) {
      try {
        call.run();
      } catch (RegistryException e) {
        String all = shown(e);
        for (String secret : List.of(PASSWORD, BASIC, TOKEN, KEY, "p%s", "3cr", "t0ken", echoed)) {
          assertFalse(!secret.equals("ada") && all.contains(secret), () -> secret + " in " + all);
        }
        assertFalse(all.matches("(?s).*[^a-z]ada[^a-z].*"), all);
        assertFalse(all.contains("%61%64%61") || all.contains("%2561"), all);
      }
    }
    assertFalse(registry.toString().contains(PASSWORD), registry::toString);
  }

  private static String shown(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
