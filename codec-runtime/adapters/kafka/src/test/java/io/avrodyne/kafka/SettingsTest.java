package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertContains;
import static io.avrodyne.kafka.Failures.assertLacks;
import static io.avrodyne.kafka.Failures.messageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderKey;
import io.avrodyne.kafka.shop.ShopCodecs;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.config.types.Password;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {

  private static final String ORDER = Order.class.getName();
  private static final String URL = "http://localhost:1";

  private final Map<String, Object> settings =
      new HashMap<>(
          Map.of("avrodyne.value.types", ORDER, "avrodyne.value.framing", "single-object"));

  @Test
  void otherKeysPass() {
    set("bootstrap.servers", "localhost:9092");
    set("value.serializer", AvrodyneSerializer.class.getName());
    set("specific.avro.reader", "true");
    set("avro", "x");
    set("basic.auth.unknown", "x");
    configure();
  }

  @ParameterizedTest
  @CsvSource({
    "schema.registry.urls, Did you mean schema.registry.url?",
    "schema.registry.ssl.trustore.location,"
        + " Did you mean schema.registry.ssl.truststore.location?",
    "schema.registry.basic.auth.userinfo, Did you mean schema.registry.basic.auth.user.info?",
    "schema.registry.ssl.engine.factory.class, The page on Kafka",
    "avrodyne.value.type, Did you mean avrodyne.value.types?",
    "avrodyne.framing, Did you mean avrodyne.key.framing?",
    "avrodyne.limits.max.strings.bytes, Did you mean avrodyne.limits.max.string.bytes?"
  })
  void anUnknownKeyOfTheFamiliesIsRejected(String key, String advice) {
    set(key, "x");
    ConfigException thrown = rejected();
    assertContains(key + " is unknown.", thrown);
    assertContains(advice, thrown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"use.schema.id", "use.latest.with.metadata", "context.name.strategy"})
  void aKeyThatWouldChangeWhatIsWrittenIsRejected(String key) {
    set(key, "17");
    assertContains(key + " is not supported. ", rejected());
  }

  @Test
  void aContextBelongsIntoTheUrl() {
    set("context.name.strategy", "com.acme.Contexts");
    assertContains("Put the context into schema.registry.url", rejected());
  }

  @ParameterizedTest
  @CsvSource({
    "auto.register.schemas, maybe, auto.register.schemas",
    "max.retries, many, max.retries",
    "max.retries, -1, max.retries",
    "avrodyne.limits.max.depth, -1, avrodyne.limits.max.depth",
    "avrodyne.strictness, loose, must be strict or lenient",
    "avrodyne.value.framing, confluent-prefx, Did you mean confluent-prefix?",
    "avrodyne.value.framing, single-object then none, No header shows",
    "value.subject.name.strategy, com.acme.Missing, There is no such class",
    "value.subject.name.strategy, java.lang.String, does not implement",
    "avrodyne.value.types, com.acme.Missing, There is no such class",
    "avrodyne.value.types, java.lang.String, java.lang.String"
  })
  void aWrongValueIsRejectedWithItsKey(String key, String value, String part) {
    set(key, value);
    ConfigException thrown = rejected();
    assertContains(part, thrown);
    assertContains(key, thrown);
  }

  @Test
  void latestAndRegistrationExcludeEachOther() {
    set("use.latest.version", "true");
    assertEquals(
        "use.latest.version=true needs auto.register.schemas=false, because a schema that is"
            + " registered becomes the latest version.",
        messageOf(rejected()));
  }

  @Test
  void aRegistryNeedsAUrl() {
    settings.remove("avrodyne.value.framing");
    assertEquals(
        "schema.registry.url is missing, but Confluent's prefix needs a registry. Set it, or set"
            + " avrodyne.value.framing=single-object, which needs none.",
        messageOf(rejected()));
  }

  @Test
  void typesAreNeeded() {
    settings.remove("avrodyne.value.types");
    assertContains("avrodyne.value.types is missing", rejected());
  }

  @Test
  void keysAndValuesHaveSettingsOfTheirOwn() {
    set("avrodyne.key.types", OrderKey.class);
    set("avrodyne.key.framing", "none");
    try (AvrodyneSerde<OrderKey> serde = new AvrodyneSerde<>()) {
      serde.configure(settings, true);
      byte[] bytes = serde.serializer().serialize("orders", new OrderKey(7));
      assertNotNull(bytes);
      assertEquals(1, bytes.length);
    }
  }

  @Test
  void typesMayBeListed() {
    for (Object types :
        List.of(
            ORDER + ", io.avrodyne.kafka.shop.Shipment",
            List.of(Order.class, "io.avrodyne.kafka.shop.Shipment"),
            ShopCodecs.class.getName(),
            ShopCodecs.class)) {
      set("avrodyne.value.types", types);
      configure();
    }
  }

  @Test
  void severalTypesNeedAFrame() {
    set("avrodyne.value.types", ShopCodecs.class);
    set("avrodyne.value.framing", "none");
    assertContains("The form none does not tell which of several types", rejected());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ftp://registry", "registry:8099", "http://u:secret@", "http://a b"})
  void aWrongUrlIsNotPrinted(String url) {
    set("schema.registry.url", url);
    ConfigException thrown = rejected();
    assertContains("schema.registry.url", thrown);
    assertLacks("secret", thrown);
    assertLacks(url, thrown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"latest.cache.ttl.sec", "missing.id.cache.ttl.sec"})
  void timesToLiveMayBeForever(String key) {
    set("schema.registry.url", "http://localhost:1");
    set(key, String.valueOf(Integer.MAX_VALUE));
    configure();
  }

  @Test
  void aUrlMayBeAnObject() {
    set("schema.registry.url", URI.create("http://ada:secret@localhost:1"));
    configure();
    set("schema.registry.url", List.of(URI.create("http://ada:secret@localhost:1"), URL));
    configure();
    for (Object wrong :
        List.of(
            URI.create("http:ada:secret@localhost:1"),
            List.of("http://ada:secret@localhost:1", "http://eve:secret@localhost:1"),
            "http://ada:secret@localhost:1,http://eve:secret@localhost:1",
            "http://localhost:1/a,http://eve:secret@localhost:1/b",
            List.of("http://localhost:1/a", "http://eve:secret@localhost:1/b"))) {
      set("avrodyne.apicurio.url", wrong);
      ConfigException thrown = rejected();
      assertLacks("secret", thrown);
      assertLacks("eve", thrown);
      assertLacks("ada", thrown);
    }
  }

  @Test
  void passwordsAreNotPrinted() {
    set("schema.registry.url", URL);
    set("basic.auth.credentials.source", "USER_INFO");
    for (Object wrong : List.of("secret", new Password("secret"), List.of("secret"))) {
      set("basic.auth.user.info", wrong);
      ConfigException thrown = rejected();
      assertContains("basic.auth.user.info", thrown);
      assertLacks("secret", thrown);
    }
  }

  @Test
  void passwordsOfStoresAreNotPrinted() {
    set("schema.registry.url", URL);
    set("schema.registry.ssl.truststore.password", 4711);
    ConfigException thrown = rejected();
    assertContains("schema.registry.ssl.truststore.password must be a string", thrown);
    assertLacks("4711", thrown);
  }

  @Test
  void credentialsNeedTheirSource() {
    set("schema.registry.url", URL);
    set("basic.auth.credentials.source", "USER_INFO");
    assertContains("basic.auth.user.info is missing", rejected());
    set("basic.auth.credentials.source", "SASL_INHERIT");
    assertContains("only USER_INFO is supported here", rejected());
    set("basic.auth.credentials.source", "URL");
    set("schema.registry.basic.auth.user.info", "ada:secret");
    assertContains("is URL. Set that to USER_INFO", rejected());
    settings.remove("basic.auth.credentials.source");
    configure();
    set("bearer.auth.token", "t");
    assertContains("are both set", rejected());
    settings.remove("schema.registry.basic.auth.user.info");
    configure();
    set("bearer.auth.credentials.source", "OAUTHBEARER");
    assertContains("only STATIC_TOKEN is supported here", rejected());
  }

  @Test
  void namesOfTheRegistryAreAlwaysChecked() {
    set("schema.registry.url", URL);
    set("schema.registry.ssl.endpoint.identification.algorithm", "none");
    assertContains("can only be https", rejected());
  }

  @Test
  void aTruststoreThatIsMissingIsNamed() {
    set("schema.registry.url", URL);
    set("schema.registry.ssl.truststore.location", "/nowhere/trust.jks");
    set("schema.registry.ssl.truststore.password", "secret");
    ConfigException thrown = rejected();
    assertContains("schema.registry.ssl.truststore.location", thrown);
    assertContains("/nowhere/trust.jks", thrown);
    assertLacks("secret", thrown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "topic",
        "record",
        "topic-record",
        "io.confluent.kafka.serializers.subject.TopicNameStrategy",
        "io.confluent.kafka.serializers.subject.RecordNameStrategy",
        "io.confluent.kafka.serializers.subject.TopicRecordNameStrategy",
        "io.avrodyne.kafka.SettingsTest$OwnSubjects"
      })
  void strategiesAreKnownByName(String name) {
    set("value.subject.name.strategy", name);
    configure();
  }

  /** A rule of an application. */
  public static final class OwnSubjects implements SubjectNameStrategy {
    @Override
    public String subjectOf(String topic, boolean isKey, Schema schema) {
      return "own";
    }
  }

  private void set(String key, Object value) {
    settings.put(key, value);
  }

  private void configure() {
    try (Serde<Order> serde = new AvrodyneSerde<>()) {
      serde.configure(settings, false);
    }
  }

  private ConfigException rejected() {
    return assertThrows(ConfigException.class, this::configure);
  }
}
