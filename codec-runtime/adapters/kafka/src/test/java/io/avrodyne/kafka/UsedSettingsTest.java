package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.messageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderKey;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.adapter.Limit;
import io.avrodyne.runtime.frame.Framings;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.streams.StreamsConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of what Kafka and messages say of settings. */
class UsedSettingsTest {

  private final Map<String, Object> settings = new HashMap<>();

  UsedSettingsTest() {
    for (ConfigDef.ConfigKey key : AvrodyneConfig.definition().configKeys().values()) {
      if (key.defaultValue != null) {
        settings.put(key.name, key.defaultValue);
      }
    }
    settings.putAll(
        Map.of(
            "avrodyne.key.types", OrderKey.class.getName(),
            "avrodyne.value.types", Order.class.getName(),
            "avrodyne.value.framing", "confluent-prefix",
            "schema.registry.url", "http://localhost:1",
            "avrodyne.apicurio.url", "http://localhost:1",
            "schema.registry.basic.auth.user.info", "ada:x",
            "request.header.X-Tenant", "shop",
            "schema.registry.ssl.endpoint.identification.algorithm", "https"));
    settings.remove("bearer.auth.credentials.source");
    settings.put("bootstrap.servers", "localhost:9092");
  }

  @Test
  void noneIsReportedAsUnused() {
    settings.put("value.serializer", AvrodyneSerializer.class);
    settings.put("key.serializer", AvrodyneSerializer.class);
    settings.put("value.deserializer", AvrodyneDeserializer.class);
    settings.put("key.deserializer", AvrodyneDeserializer.class);
    settings.put("application.id", "shop");
    settings.put("somebody.elses", "x");
    for (Function<Map<String, Object>, AbstractConfig> kind :
        Set.<Function<Map<String, Object>, AbstractConfig>>of(
            ProducerConfig::new, ConsumerConfig::new, StreamsConfig::new)) {
      AbstractConfig config = kind.apply(settings);
      assertTrue(config.unused().contains("avrodyne.value.types"), config.unused()::toString);
      configure(config.originals());
      assertUsed(config.unused());
    }
  }

  @Test
  void noneWithAPrefixIsReportedAsUnused() {
    Map<String, Object> prefixed = new HashMap<>();
    settings.forEach((key, value) -> prefixed.put("producer." + key, value));
    prefixed.put("producer.somebody.elses", "x");
    AbstractConfig config = new AbstractConfig(new ConfigDef(), prefixed, false);
    configure(config.originalsWithPrefix("producer."));
    assertUsed(config.unused());
  }

  private static void configure(Map<String, Object> configs) {
    for (boolean isKey : new boolean[] {false, true}) {
      try (Serde<Object> serde = new AvrodyneSerde<>();
          AvrodyneSerializer<Object> serializer = new AvrodyneSerializer<>();
          AvrodyneDeserializer<Object> deserializer = new AvrodyneDeserializer<>()) {
        serde.configure(configs, isKey);
        serializer.configure(configs, isKey);
        deserializer.configure(configs, isKey);
      }
    }
  }

  private void assertUsed(Set<String> unused) {
    Set<String> ours = new HashSet<>();
    for (String key : unused) {
      String plain = key.replaceFirst("^producer\\.", "");
      if (settings.containsKey(plain)
          && (Settings.known().contains(plain) || plain.startsWith("request.header."))) {
        ours.add(key);
      }
    }
    assertEquals(Set.of(), ours);
    assertTrue(unused.stream().anyMatch(key -> key.endsWith("somebody.elses")), unused::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "C30102, avrodyne.value.framing=single-object",
    "0300, avrodyne.value.framing=glue",
    "0100, avrodyne.value.framing=confluent-prefix"
  })
  void adviceIsForUsersOfSettings(String bytes, String advice) {
    String framing = bytes.startsWith("01") ? "single-object" : "confluent-prefix";
    assertAdvice(framing, HexFormat.of().parseHex(bytes + "00"), advice);
  }

  @ParameterizedTest
  @ValueSource(strings = {"confluent-header", "apicurio-headers"})
  void adviceOnHeadersIsForUsersOfSettings(String framing) {
    assertAdvice(framing + " then confluent-header-guid", new byte[] {7}, "avrodyne.value.framing");
  }

  @Test
  void anUnknownFingerprintMeansThatThisNodeIsOlder() {
    byte[] message = new byte[12];
    message[0] = (byte) 0xC3;
    message[1] = 1;
    assertAdvice(
        "single-object",
        message,
        "This application is probably older than the writer: deploy the version");
  }

  private void assertAdvice(String framing, byte[] bytes, String advice) {
    settings.put("avrodyne.value.framing", framing);
    settings.put("max.retries", 0);
    try (AvrodyneDeserializer<Order> deserializer = new AvrodyneDeserializer<>()) {
      deserializer.configure(settings, false);
      SerializationException thrown =
          assertThrows(
              SerializationException.class,
              () -> deserializer.deserialize("orders", new RecordHeaders(), bytes));
      assertFalse(messageOf(thrown).contains("Framings"), () -> messageOf(thrown));
      assertTrue(messageOf(thrown).contains(advice), () -> messageOf(thrown));
    }
  }

  @Test
  void adviceOnAnIdIsForUsersOfSettings() throws Exception {
    try (StubRegistry registry = StubRegistry.start()) {
      settings.put("schema.registry.url", registry.url());
      assertAdvice(
          "confluent-prefix", new byte[6], "choose avrodyne.value.framing=apicurio-prefix");
    }
  }

  @Test
  void everyLimitHasItsSetting() {
    Set<String> keys = new HashSet<>();
    for (RecordComponent limit : DecodeLimits.class.getRecordComponents()) {
      keys.add(PropertyAdvice.in("(DecodeLimits." + limit.getName() + ")", false));
    }
    Set<String> expected = new HashSet<>();
    for (Limit limit : Limit.values()) {
      expected.add("(" + AvrodyneConfig.keyOf(limit) + ")");
    }
    assertEquals(expected, keys);
  }

  @Test
  void adviceOnALimitIsForUsersOfSettings() {
    settings.put("avrodyne.limits.max.string.bytes", 1);
    assertAdvice("none", new byte[] {4, 'a', 'b'}, "(avrodyne.limits.max.string.bytes)");
  }

  @Test
  void everyConstantHasAName() {
    for (Field field : Framings.class.getFields()) {
      String advised = PropertyAdvice.in("see Framings." + field.getName(), true);
      String name = advised.substring(advised.indexOf('=') + 1);
      assertTrue(FramingNames.isName(name), advised);
      assertTrue(advised.startsWith("see avrodyne.key.framing="), advised);
    }
  }
}
