package io.avrodyne.registry;

import static io.avrodyne.registry.StubRegistry.error;
import static io.avrodyne.registry.StubRegistry.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of registries that are slow, down or restarting. */
@Timeout(60)
class HttpRetriesTest {

  private static final String SUBJECTS = "GET /subjects";
  private static final StubRegistry.Reply SOME = json(200, "[\"a\"]");

  private final StubRegistry stub = new StubRegistry();
  private final CountDownLatch end = new CountDownLatch(1);

  @AfterEach
  void close() {
    end.countDown();
    stub.close();
  }

  private static HttpRegistryBuilder quick(URI... urls) {
    return HttpRegistry.builder(urls).pauses(Duration.ofMillis(1), Duration.ofMillis(2));
  }

  /** Does not reply before the test ends. */
  private void hang(HttpExchange exchange) {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {429, 502, 503, 504})
  void repeatsWhatMayPass(int status) {
    stub.on(SUBJECTS, error(status, status, "later"), SOME);
    try (HttpRegistry registry = quick(stub.url()).build()) {
      assertEquals(List.of("a"), registry.subjects());
    }
    assertEquals(2, stub.lines().size());
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 401, 403, 404, 405, 409, 415, 422, 500, 501})
  void doesNotRepeatWhatWillNotPass(int status) {
    stub.on(SUBJECTS, error(status, status, "no"));
    try (HttpRegistry registry = quick(stub.url()).build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertEquals(status, e.status());
    }
    assertEquals(1, stub.lines().size());
  }

  @Test
  void givesUpAfterSoManyRepetitions() {
    stub.on(SUBJECTS, error(503, 50301, "the leader is away"));
    try (HttpRegistry registry = quick(stub.url()).retries(3).build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertEquals(50301, e.errorCode());
      assertEquals(
          "subjects: GET /subjects at "
              + stub.url()
              + " was answered with status 503, code 50301: the leader is away. Check that the"
              + " registry is running, and try again later",
          e.getMessage());
    }
    assertEquals(4, stub.lines().size());
  }

  @Test
  void waitsAsLongAsTheRegistryAsks() {
    stub.on(
        SUBJECTS,
        exchange -> {
          exchange.getResponseHeaders().set("Retry-After", "0");
          StubRegistry.send(exchange, 429, new byte[0]);
        },
        SOME);
    // Its own pause would take longer than the test may.
    try (HttpRegistry registry =
        HttpRegistry.builder(stub.url())
            .pauses(Duration.ofHours(1), Duration.ofHours(1))
            .totalTimeout(Duration.ofHours(2))
            .build()) {
      assertEquals(List.of("a"), registry.subjects());
    }
  }

  @Test
  void doesNotWaitLongerThanItMay() {
    stub.on(
        SUBJECTS,
        exchange -> {
          exchange.getResponseHeaders().set("Retry-After", "3600");
          StubRegistry.send(exchange, 429, new byte[0]);
        });
    try (HttpRegistry registry = HttpRegistry.builder(stub.url()).build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertEquals(429, e.status());
    }
    assertEquals(1, stub.lines().size());
  }

  @Test
  void asksAnotherInstanceAndRemembersIt() {
    StubRegistry down = new StubRegistry();
    down.close();
    stub.on(SUBJECTS, SOME);
    try (StubRegistry busy = new StubRegistry().on(SUBJECTS, error(503, 0, "busy"));
        HttpRegistry registry = quick(down.url(), busy.url(), stub.url()).build()) {
      assertEquals(List.of("a"), registry.subjects());
      assertEquals(List.of("a"), registry.subjects());
      assertEquals(1, busy.lines().size());
    }
    assertEquals(2, stub.lines().size());
  }

  @Test
  void returnsToAnInstanceThatRestarted() {
    stub.on(SUBJECTS, SOME);
    StubRegistry first = new StubRegistry().on(SUBJECTS, json(200, "[\"first\"]"));
    try (HttpRegistry registry = quick(first.url()).retries(0).build()) {
      assertEquals(List.of("first"), registry.subjects());
      first.close();
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertEquals(RegistryException.NO_STATUS, e.status());
      try (StubRegistry again = StubRegistry.onPort(first.port())) {
        again.on(SUBJECTS, json(200, "[\"again\"]"));
        assertEquals(List.of("again"), registry.subjects());
      }
    }
  }

  @Test
  void saysWhatIsWrongWithARegistryThatIsDown() {
    StubRegistry down = new StubRegistry();
    down.close();
    try (HttpRegistry registry = quick(down.url()).build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      String message = String.valueOf(e.getMessage());
      assertTrue(
          message.startsWith(
              "subjects: GET /subjects at " + down.url() + " was not answered: ConnectException"),
          message);
      assertTrue(message.endsWith(". Check the URL, and that the registry is running"), message);
    }
  }

  @Test
  void doesNotWaitForASlowRegistry() {
    stub.on(SUBJECTS, this::hang);
    try (HttpRegistry registry =
        quick(stub.url()).retries(0).requestTimeout(Duration.ofMillis(200)).build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertEquals(
          "subjects: GET /subjects at "
              + stub.url()
              + " was not answered in time. Check the registry, or raise requestTimeout or"
              + " totalTimeout of the client",
          e.getMessage());
    }
  }

  @Test
  void doesNotWaitForASlowBody() {
    stub.on(
        SUBJECTS,
        exchange -> {
          exchange.sendResponseHeaders(200, 5);
          exchange.getResponseBody().write('[');
          exchange.getResponseBody().flush();
          hang(exchange);
        });
    try (HttpRegistry registry =
        quick(stub.url()).retries(0).requestTimeout(Duration.ofMillis(500)).build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      assertTrue(String.valueOf(e.getMessage()).contains("was not answered in time"));
    }
  }

  @Test
  void timeOfAllRepetitionsIsLimited() {
    stub.on(SUBJECTS, this::hang);
    try (HttpRegistry registry =
        quick(stub.url())
            .retries(1_000_000)
            .requestTimeout(Duration.ofMillis(50))
            .totalTimeout(Duration.ofMillis(300))
            .build()) {
      assertThrows(RegistryException.class, registry::subjects);
    }
    assertTrue(stub.lines().size() <= 10, stub.lines()::toString);
  }

  @Test
  void timeOfACallWithManyRequestsIsLimited() {
    stub.on("POST /subjects/o", error(404, 40403, "Schema not found"))
        .on("GET /subjects/o/versions", json(200, "[1,2,3,4,5,6,7,8,9]"));
    for (int i = 1; i < 10; i++) {
      stub.on("GET /subjects/o/versions/" + i, this::answerSlowly);
    }
    try (HttpRegistry registry = quick(stub.url()).totalTimeout(Duration.ofMillis(500)).build()) {
      assertThrows(RegistryException.class, () -> registry.lookUp("o", Schemas.ORDER));
    }
    assertTrue(stub.lines().size() < 8, stub.lines()::toString);
  }

  private void answerSlowly(HttpExchange exchange) throws IOException {
    try {
      if (end.await(150, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    json(200, "{\"id\":1,\"version\":1,\"schema\":\"\\\"int\\\"\"}").to(exchange);
  }

  @Test
  void repeatsARequestWhoseAnswerBrokeOff() {
    stub.on(
        SUBJECTS,
        exchange -> {
          exchange.sendResponseHeaders(200, 100);
          exchange.getResponseBody().write("[\"".getBytes(UTF_8));
        },
        SOME);
    try (HttpRegistry registry = quick(stub.url()).build()) {
      assertEquals(List.of("a"), registry.subjects());
    }
  }
}
