package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertContains;
import static io.avrodyne.kafka.Failures.assertLacks;
import static io.avrodyne.kafka.Failures.assertStarts;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.Headers;
import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import io.avrodyne.registry.RegistryCounters;
import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.avro.Schema;
import org.apache.kafka.common.config.types.Password;
import org.apache.kafka.common.errors.SerializationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Serializers that are configured by properties, with a registry that a test controls. */
class RegistryAnswersTest {

  private static final Order ORDER = new Order("o-1", 1250, "EUR");
  private static final byte[] DATUM = OrderAvroCodec.INSTANCE.encode(ORDER);
  private static final Schema SCHEMA = OrderAvroCodec.INSTANCE.schema();
  private static final String SCHEMA_3 = "GET /schemas/ids/3";

  private final Map<String, Object> settings = new HashMap<>();
  private StubRegistry registry;

  @BeforeEach
  void start() throws IOException {
    registry = StubRegistry.start();
    settings.put("schema.registry.url", registry.url());
    settings.put("avrodyne.value.types", Order.class.getName());
    settings.put("max.retries", "0");
  }

  @AfterEach
  void stop() {
    registry.close();
  }

  @Test
  void aSchemaIsAskedForOnce() {
    registry.answer(SCHEMA_3, 200, body(SCHEMA));
    try (AvrodyneDeserializer<Order> deserializer = deserializer()) {
      for (int i = 0; i < 10; i++) {
        assertEquals(ORDER, deserializer.deserialize("orders", Bytes.prefixed(3, DATUM)));
      }
      assertEquals(1, registry.requests.size());
    }
  }

  @Test
  void anIdIsRegisteredOnce() {
    registry.answer("POST /subjects/orders-value/versions", 200, "{\"id\":3}");
    try (AvrodyneSerializer<Order> serializer = new AvrodyneSerializer<>()) {
      serializer.configure(settings, false);
      for (int i = 0; i < 10; i++) {
        assertArrayEquals(Bytes.prefixed(3, DATUM), serializer.serialize("orders", ORDER));
      }
      assertEquals(1, registry.requests.size());
    }
  }

  @Test
  void theContextOfTheUrlIsThatOfSubjectsAndIds() {
    registry.answer("POST /contexts/.staging/subjects/orders-value/versions", 200, "{\"id\":3}");
    registry.answer("GET /contexts/.staging/schemas/ids/3", 200, body(SCHEMA));
    settings.put("schema.registry.url", registry.url() + "/contexts/.staging");
    try (AvrodyneSerializer<Order> serializer = new AvrodyneSerializer<>();
        AvrodyneDeserializer<Order> deserializer = deserializer()) {
      serializer.configure(settings, false);
      byte[] record = serializer.serialize("orders", ORDER);
      assertEquals(ORDER, deserializer.deserialize("orders", record));
    }
  }

  @Test
  void aPasswordKeepsItsBlanks() {
    registry.answer(SCHEMA_3, 200, body(SCHEMA));
    for (Object password : List.of("ada: p ", new Password("ada: p "))) {
      settings.put("basic.auth.user.info", password);
      try (AvrodyneDeserializer<Order> deserializer = deserializer()) {
        deserializer.deserialize("orders", Bytes.prefixed(3, DATUM));
      }
    }
    for (Headers sent : registry.headers) {
      assertEquals("Basic YWRhOiBwIA==", sent.getFirst("Authorization"));
    }
    assertEquals(2, registry.headers.size());
  }

  @Test
  void anUnknownIdIsAskedForOnceInAWhile() {
    try (AvrodyneDeserializer<Order> deserializer = deserializer()) {
      SerializationException thrown = null;
      for (int i = 0; i < 10; i++) {
        thrown = failure(deserializer);
      }
      assertEquals(1, registry.requests.size());
      assertStarts(
          "Cannot deserialize the value of a record of topic orders: unknown schema id 3. ",
          Objects.requireNonNull(thrown));
    }
  }

  @Test
  void aSchemaThatTheRegistryWithholdsIsNamed() {
    settings.put("basic.auth.credentials.source", "USER_INFO");
    settings.put("basic.auth.user.info", "ada:s3cret");
    registry.answer(SCHEMA_3, 403, "{\"error_code\":40301,\"message\":\"Not for ada\"}");
    SerializationException thrown = failure();
    assertContains("topic orders", thrown);
    assertContains("schema id 3", thrown);
    assertContains("403", thrown);
    assertLacks("s3cret", thrown);
    assertEquals(
        "Basic "
            + Base64.getEncoder().encodeToString("ada:s3cret".getBytes(StandardCharsets.UTF_8)),
        registry.headers.get(0).getFirst("Authorization"));
  }

  @Test
  void nonsenseIsRejected() {
    for (String body :
        new String[] {"", "[", "{}", "{\"schema\":7}", "{\"schema\":\"{\"}", "<html>no</html>"}) {
      registry.answer(SCHEMA_3, 200, body);
      SerializationException thrown = failure();
      assertContains("topic orders", thrown);
      assertContains("schema id 3", thrown);
    }
  }

  @Test
  void anAnswerOfTenMegabytesIsNotReadToItsEnd() {
    registry.answer(SCHEMA_3, new StubRegistry.Answer(200, body(SCHEMA), 10 << 20));
    assertContains("schema id 3", failure());
  }

  @Test
  void aRegistryThatIsDownIsNamedAndNotAskedForever() {
    registry.close();
    settings.put("avrodyne.registry.timeout.ms", "2000");
    try (AvrodyneDeserializer<Order> deserializer = deserializer()) {
      SerializationException thrown = failure(deserializer);
      assertContains("topic orders", thrown);
      assertContains("schema id 3", thrown);
      for (int i = 0; i < 1_000; i++) {
        failure(deserializer);
      }
      RegistryCounters counters = deserializer.registryCounters().orElseThrow();
      assertTrue(counters.getRejections() > 0, counters::toString);
      assertTrue(counters.getRequests() < 100, counters::toString);
    }
  }

  @Test
  void adviceOnTimeIsForUsersOfSettings() throws IOException {
    String advice = "or raise http.read.timeout.ms or avrodyne.registry.timeout.ms";
    try (ServerSocket silent = new ServerSocket(0, 9, InetAddress.getLoopbackAddress());
        AvrodyneSerializer<Order> serializer = new AvrodyneSerializer<>()) {
      settings.put("schema.registry.url", "http://127.0.0.1:" + silent.getLocalPort());
      settings.put("http.read.timeout.ms", "200");
      assertContains(advice, failure());
      serializer.configure(settings, false);
      assertContains(
          advice,
          assertThrows(SerializationException.class, () -> serializer.serialize("orders", ORDER)));
    }
  }

  @Test
  void aSchemaThatTheCodecCannotReadIsNotPlannedAgain() {
    registry.answer(
        SCHEMA_3,
        200,
        body(new Schema.Parser().parse("{\"type\":\"enum\",\"name\":\"E\",\"symbols\":[\"A\"]}")));
    try (AvrodyneDeserializer<Order> deserializer = deserializer()) {
      for (int i = 0; i < 3; i++) {
        SerializationException thrown = failure(deserializer);
        assertContains("schema id 3", thrown);
        assertContains("io.avrodyne.kafka.shop.Order", thrown);
      }
      assertEquals(1, registry.requests.size());
    }
  }

  @Test
  void headersAndTokensAreSent() {
    settings.put("bearer.auth.token", "t0ken");
    settings.put("request.header.X-Tenant", "shop");
    registry.answer(SCHEMA_3, 200, body(SCHEMA));
    try (AvrodyneDeserializer<Order> deserializer = deserializer()) {
      assertEquals(ORDER, deserializer.deserialize("orders", Bytes.prefixed(3, DATUM)));
    }
    assertEquals("Bearer t0ken", registry.headers.get(0).getFirst("Authorization"));
    assertEquals("shop", registry.headers.get(0).getFirst("X-Tenant"));
  }

  @Test
  void aSerdeHasOneClient() {
    registry.answer(SCHEMA_3, 200, body(SCHEMA));
    registry.answer("POST /subjects/orders-value/versions", 200, "{\"id\":3}");
    try (AvrodyneSerde<Order> serde = new AvrodyneSerde<>()) {
      serde.configure(settings, false);
      byte[] written = serde.serializer().serialize("orders", ORDER);
      assertEquals(ORDER, serde.deserializer().deserialize("orders", written));
      assertEquals(2, serde.registryCounters().orElseThrow().getRequests());
    }
  }

  @Test
  void onlyAClientOfItsOwnIsClosed() {
    AtomicInteger closed = new AtomicInteger();
    SchemaRegistry passed =
        (SchemaRegistry)
            Proxy.newProxyInstance(
                SchemaRegistry.class.getClassLoader(),
                new Class<?>[] {SchemaRegistry.class},
                (proxy, method, arguments) ->
                    method.getName().equals("close") ? closed.incrementAndGet() : null);
    AvrodyneSerde<Order> built = AvrodyneSerdes.of(Order.class, passed);
    built.serializer().close();
    built.deserializer().close();
    built.close();
    assertEquals(0, closed.get());
    assertTrue(built.registryCounters().isEmpty());

    registry.answer(SCHEMA_3, 200, body(SCHEMA));
    AvrodyneDeserializer<Order> configured = deserializer();
    configured.close();
    configured.close();
    assertTrue(configured.registryCounters().isEmpty());
    assertContains("schema id 3", failure(configured));
    assertEquals(List.of(), registry.requests);
  }

  private static String body(Schema schema) {
    return "{\"schema\":\"" + schema.toString().replace("\"", "\\\"") + "\"}";
  }

  private AvrodyneDeserializer<Order> deserializer() {
    AvrodyneDeserializer<Order> deserializer = new AvrodyneDeserializer<>();
    deserializer.configure(settings, false);
    return deserializer;
  }

  private SerializationException failure() {
    try (AvrodyneDeserializer<Order> deserializer = deserializer()) {
      return failure(deserializer);
    }
  }

  private static SerializationException failure(AvrodyneDeserializer<Order> deserializer) {
    return assertThrows(
        SerializationException.class,
        () -> deserializer.deserialize("orders", Bytes.prefixed(3, DATUM)));
  }
}
