package io.avrodyne.registry.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpServer;
import io.avrodyne.registry.HttpRegistry;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegistrySettingsTest {

  private final Map<String, String> texts = new HashMap<>(Map.of(RegistryKeys.URL, "http://a"));

  private String refusal() {
    RegistrySettings settings = new RegistrySettings(texts);
    return String.valueOf(
        assertThrows(IllegalArgumentException.class, settings::client).getMessage());
  }

  private Headers headersOfRequest() throws Exception {
    List<Headers> headers = new CopyOnWriteArrayList<>();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          headers.add(exchange.getRequestHeaders());
          byte[] body = "[]".getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
    texts.merge(
        RegistryKeys.URL,
        "127.0.0.1:" + server.getAddress().getPort(),
        (url, address) -> url.replace("//a", "//" + address).replace("@a", "@" + address));
    try (HttpRegistry registry = new RegistrySettings(texts).client().build()) {
      assertEquals(List.of(), registry.subjects());
    } finally {
      server.stop(0);
    }
    return headers.get(0);
  }

  @Test
  void userTokenAndHeadersAreSent() throws Exception {
    texts.put("schema.registry.basic.auth.user.info", "me:a:b");
    texts.put("request.header.X-Tenant", "shop");
    Headers headers = headersOfRequest();
    assertEquals("Basic bWU6YTpi", headers.getFirst("Authorization"));
    assertEquals("shop", headers.getFirst("X-Tenant"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"basic.auth.user.info", "schema.registry.basic.auth.user.info"})
  void passwordKeepsItsBlanks(String key) throws Exception {
    texts.put(key, "me: p ");
    assertEquals("Basic bWU6IHAg", headersOfRequest().getFirst("Authorization"));
  }

  @Test
  void onlyPasswordsKeepTheirBlanks() {
    texts.put(RegistryKeys.MAX_RETRIES, " 1 ");
    texts.put("schema.registry.ssl.keystore.password", " p ");
    RegistrySettings settings = new RegistrySettings(texts);
    assertEquals(Optional.of("1"), settings.find(RegistryKeys.MAX_RETRIES));
    assertEquals(Optional.of(" p "), settings.find("schema.registry.ssl.keystore.password"));
  }

  @Test
  void tokenIsSent() throws Exception {
    texts.put(RegistryKeys.BEARER_TOKEN, " t0ken ");
    texts.put(RegistryKeys.BEARER_SOURCE, "STATIC_TOKEN");
    assertEquals("Bearer t0ken", headersOfRequest().getFirst("Authorization"));
  }

  @Test
  void userOfTheUrlIsSent() throws Exception {
    texts.put(RegistryKeys.URL, "http://me:p%40ss@a");
    texts.put(RegistryKeys.BASIC_SOURCE, "URL");
    assertEquals("Basic bWU6cEBzcw==", headersOfRequest().getFirst("Authorization"));
  }

  @Test
  void blankTextCountsAsMissingAndThePrefixComesFirst() {
    texts.put(RegistryKeys.MAX_RETRIES, "1");
    texts.put("schema.registry.max.retries", "2");
    texts.put(RegistryKeys.USER_INFO, " ");
    RegistrySettings settings = new RegistrySettings(texts);
    assertEquals(Optional.of("2"), settings.find(RegistryKeys.MAX_RETRIES));
    assertEquals(Optional.empty(), settings.find(RegistryKeys.USER_INFO));
  }

  @ParameterizedTest
  @CsvSource({
    "schema.registry.url, ftp://s3cret, cannot be used. The URL of a schema registry must begin",
    "schema.registry.url, ',', cannot be used. A schema registry needs a URL.",
    "avrodyne.apicurio.url, http://me:s3cret@, cannot be used. The URL of a schema registry",
    "basic.auth.user.info, s3cret, has no colon between the user and the password.",
    "basic.auth.credentials.source, SASL_INHERIT, but only USER_INFO is supported here.",
    "basic.auth.credentials.source, USER_INFO, basic.auth.user.info is missing;",
    "bearer.auth.credentials.source, OAUTHBEARER, but only STATIC_TOKEN is supported here.",
    "bearer.auth.credentials.source, STATIC_TOKEN, bearer.auth.token is missing;",
    "request.header.Host, s3cret, The header Host cannot be set.",
    "http.read.timeout.ms, 0, must be a whole number from 1 to 86400000.",
    "max.retries, -1, must be a whole number from 0 to 2147483647.",
    "max.retries, 99999999999, must be a whole number from 0"
  })
  void wrongTextIsRefusedWithItsKey(String key, String text, String part) {
    texts.put(key, text);
    String message = refusal();
    assertTrue(message.contains(key), message);
    assertTrue(message.contains(part), message);
    assertFalse(message.contains("s3cret"), message);
  }

  @Test
  void oneKindOfCredentialsIsEnough() {
    texts.put(RegistryKeys.USER_INFO, "me:s3cret");
    texts.put(RegistryKeys.BASIC_SOURCE, "URL");
    assertEquals(
        "basic.auth.user.info is set, but basic.auth.credentials.source is URL. Set that to"
            + " USER_INFO, or remove one of the two.",
        refusal());
    texts.put(RegistryKeys.BEARER_TOKEN, "t0ken");
    assertEquals(
        "basic.auth.user.info and bearer.auth.token are both set, but a request has one kind of"
            + " credentials. Remove one of them.",
        refusal());
  }

  @Test
  void settingsShowNoValues() {
    texts.put(RegistryKeys.USER_INFO, "me:s3cret");
    assertEquals(
        "[basic.auth.user.info, schema.registry.url]", new RegistrySettings(texts).toString());
  }
}
