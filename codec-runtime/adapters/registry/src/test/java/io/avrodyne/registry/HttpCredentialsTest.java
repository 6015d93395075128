package io.avrodyne.registry;

import static io.avrodyne.registry.StubRegistry.error;
import static io.avrodyne.registry.StubRegistry.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of how the client identifies itself, and of what it shows of that. */
class HttpCredentialsTest {

  private static final String SUBJECTS = "GET /subjects";
  private static final String BASIC = "Basic dXNlcjpzM2NyZXQ6"; // user:s3cret:

  private final StubRegistry stub = new StubRegistry().on(SUBJECTS, json(200, "[]"));

  @AfterEach
  void close() {
    stub.close();
  }

  private URI urlWith(String userInfo) {
    return URI.create("http://" + userInfo + "@127.0.0.1:" + stub.port());
  }

  private void assertAuthorization(String expected, HttpRegistryBuilder builder) {
    try (HttpRegistry registry = builder.build()) {
      registry.subjects();
    }
    assertEquals(expected, stub.last().headers().getFirst("Authorization"));
  }

  /** Returns everything that an exception shows. */
  private static String shown(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }

  @Test
  void withoutCredentialsThereIsNoHeader() {
    try (HttpRegistry registry = HttpRegistry.builder(stub.url()).build()) {
      registry.subjects();
    }
    assertNull(stub.last().headers().getFirst("Authorization"));
  }

  @Test
  void basicAuthentication() {
    assertAuthorization(
        BASIC, HttpRegistry.builder(stub.url()).basicAuthentication("user", "s3cret:"));
  }

  @Test
  void userInfoOfUrl() {
    assertAuthorization(BASIC, HttpRegistry.builder(urlWith("user:s3cret%3A")));
    assertAuthorization(
        BASIC, HttpRegistry.builder("http://user:s3cret%3A@127.0.0.1:" + stub.port() + "/ , "));
  }

  @Test
  void settingsPrecedeTheUserInfoOfUrls() {
    assertAuthorization(
        BASIC, HttpRegistry.builder(urlWith("other:x")).basicAuthentication("user", "s3cret:"));
  }

  @Test
  void bearerTokenIsAskedForEachRequest() {
    AtomicInteger count = new AtomicInteger();
    try (HttpRegistry registry =
        HttpRegistry.builder(stub.url())
            .bearerToken(() -> "token-" + count.incrementAndGet())
            .build()) {
      registry.subjects();
      assertEquals("Bearer token-1", stub.last().headers().getFirst("Authorization"));
      registry.subjects();
      assertEquals("Bearer token-2", stub.last().headers().getFirst("Authorization"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "s3cret\nX-Evil: 1", "s3crét"})
  void tokenThatNoHeaderCanHaveIsRefusedWithoutShowingIt(String token) {
    assertRefusedToken(() -> token);
  }

  @Test
  void failingSupplierIsReportedWithoutItsMessage() {
    RegistryException e =
        assertRefusedToken(
            () -> {
              throw new IllegalArgumentException("s3cret has expired");
            });
    assertEquals(
        "subjects: GET /subjects at "
            + stub.url()
            + " was not sent, because the supplier of the token threw"
            + " java.lang.IllegalArgumentException. Check the supplier",
        e.getMessage());
  }

  private RegistryException assertRefusedToken(Supplier<String> supplier) {
    try (HttpRegistry registry = HttpRegistry.builder(stub.url()).bearerToken(supplier).build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertFalse(shown(e).contains("s3cr"), () -> shown(e));
      assertTrue(String.valueOf(e.getMessage()).endsWith("Check the supplier"));
      assertEquals(List.of(), stub.lines());
      return e;
    }
  }

  @Test
  void additionalHeaders() {
    try (HttpRegistry registry =
        HttpRegistry.builder(stub.url()).header("X-Api-Key", "k3y").userAgent("orders/1").build()) {
      registry.subjects();
    }
    assertEquals("k3y", stub.last().headers().getFirst("X-Api-Key"));
    assertEquals(List.of("orders/1"), stub.last().headers().get("User-Agent"));
  }

  @Test
  void headersThatCannotBeSetAreRefused() {
    HttpRegistryBuilder builder = HttpRegistry.builder(stub.url());
    for (String name : List.of("authorization", "Host", "", "a b", "a:", "ä", "a\n")) {
      assertThrows(IllegalArgumentException.class, () -> builder.header(name, "x"), name);
    }
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> builder.header("X-Api-Key", "s3cret\r\nA: b"));
    assertEquals("The header X-Api-Key has characters it cannot have", e.getMessage());
  }

  @Test
  void rejectedCredentialsAreNotShown() {
    stub.on(SUBJECTS, error(401, 401, "user:s3cret: and dXNlcjpzM2NyZXQ6 and k3y are wrong"));
    try (HttpRegistry registry =
        HttpRegistry.builder(urlWith("user:s3cret%3A")).header("X-Api-Key", "k3y").build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertEquals(
          "subjects: GET /subjects at "
              + stub.url()
              + " was answered with status 401, code 401: ***:*** and *** and *** are wrong."
              + " Check the credentials that the client was given",
          e.getMessage());
      assertEquals("HttpRegistry[" + stub.url() + "]", registry.toString());
    }
  }

  @Test
  void verdictsDoNotShowCredentials() {
    stub.on(
        "POST /compatibility/subjects/o/versions?verbose=true",
        json(200, "{\"is_compatible\":false,\"messages\":[\"not for s3cret:\"]}"));
    try (HttpRegistry registry = HttpRegistry.builder(urlWith("user:s3cret%3A")).build()) {
      assertEquals(
          List.of("not for ***"), registry.check("o", Schemas.ORDER, List.of()).messages());
    }
  }

  @Test
  void credentialsAreNotShownByFailures() {
    StubRegistry down = new StubRegistry();
    down.close();
    URI url = URI.create("http://user:s3cret@127.0.0.1:" + down.port());
    try (HttpRegistry registry =
        HttpRegistry.builder(url)
            .pauses(Duration.ofMillis(1), Duration.ofMillis(1))
            .header("X-Api-Key", "k3y")
            .build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertFalse(shown(e).contains("s3cret"), () -> shown(e));
      assertFalse(shown(e).contains("k3y"), () -> shown(e));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ftp://user:s3cret@localhost",
        "user:s3cret@localhost",
        "http://user:s3cret@",
        "http://user:s3cret@a_b",
        "http://user:s3 cret@localhost",
        "http://localhost?key=s3cret",
        "http://localhost#s3cret",
        "s3cret"
      })
  void badUrlIsRefusedWithoutShowingIt(String url) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> HttpRegistry.builder(url));
    assertTrue(String.valueOf(e.getMessage()).startsWith("The URL of a schema registry "));
    assertFalse(shown(e).contains("s3"), () -> shown(e));
  }

  @Test
  void registryNeedsAUrl() {
    assertThrows(IllegalArgumentException.class, () -> HttpRegistry.builder());
    assertThrows(IllegalArgumentException.class, () -> HttpRegistry.builder(" , "));
  }

  @Test
  void settingsOutOfRangeAreRefused() {
    HttpRegistryBuilder builder = HttpRegistry.builder(stub.url());
    assertThrows(
        IllegalArgumentException.class, () -> builder.requestTimeout(Duration.ofSeconds(0)));
    assertThrows(
        IllegalArgumentException.class,
        () -> builder.connectTimeout(Duration.ofSeconds(Long.MAX_VALUE)));
    assertThrows(IllegalArgumentException.class, () -> builder.retries(-1));
    assertThrows(IllegalArgumentException.class, () -> builder.basicAuthentication("a:b", "c"));
  }
}
