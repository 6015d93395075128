package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertCause;
import static io.avrodyne.kafka.Failures.assertContains;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.kafka.shop.AnyCodecs;
import io.avrodyne.kafka.shop.BlobCodecs;
import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderKey;
import io.avrodyne.runtime.frame.Framings;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of arrays of bytes that are given to a serializer of other types. */
class RawBytesTest {

  private static final byte[] RAW = {1, 2, 3};
  private static final String LETTER = "kafka_dlt-exception-fqcn";

  private final Map<String, Object> settings =
      new HashMap<>(
          Map.of(
              "avrodyne.value.types",
              Order.class,
              "avrodyne.value.framing",
              "single-object",
              "avrodyne.key.types",
              OrderKey.class,
              "avrodyne.key.framing",
              "single-object"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        LETTER,
        "kafka_dlt-original-topic",
        "kafka_exception-fqcn",
        "kafka_key-exception-fqcn",
        "kafka_original-topic",
        "springDeserializerExceptionValue",
        "springDeserializerExceptionKey",
        "__streams.errors.exception",
        "__connect.errors.topic"
      })
  void aDeadLetterHasThemAsTheyAre(String header) {
    for (boolean isKey : new boolean[] {false, true}) {
      Headers headers = headers("trace", header);
      assertSame(RAW, serializer(isKey).serialize("orders-dlt", headers, RAW));
      assertSame(RAW, set("dead-letters", isKey).serialize("orders-dlt", headers, RAW));
    }
  }

  @Test
  void theIdentifierThatTheRecordCameWithStays() {
    Headers headers = headers(LETTER, "__value_schema_id", "apicurio.value.contentId");
    serializer(false).serialize("orders-dlt", headers, RAW);
    assertEquals(
        List.of(LETTER, "__value_schema_id", "apicurio.value.contentId"),
        Arrays.stream(headers.toArray()).map(header -> header.key()).toList());
  }

  @Test
  void otherRecordsHaveNone() {
    for (boolean isKey : new boolean[] {false, true}) {
      AvrodyneSerializer<Object> serializer = serializer(isKey);
      for (Headers headers :
          new Headers[] {null, headers(), headers("trace", "kafka_dlt", "kafka_receivedTopic")}) {
        SerializationException thrown =
            assertThrows(
                SerializationException.class, () -> serializer.serialize("orders", headers, RAW));
        assertCause(EncodeException.class, thrown);
        assertEquals(
            "Cannot serialize the "
                + (isKey ? "key" : "value")
                + " of a record of topic orders, of class byte[]: bytes are written as they are in"
                + " dead letters, but no header marks this record as one. Pass a value of a class"
                + " that the serializer has a codec for, or set avrodyne.raw.bytes=always",
            thrown.getMessage());
      }
      assertThrows(SerializationException.class, () -> serializer.serialize("orders", RAW));
    }
  }

  @Test
  void theyAreAlwaysOrNeverWrittenOnRequest() {
    assertSame(RAW, set("always", false).serialize("orders", RAW));
    assertSame(RAW, set("ALWAYS", true).serialize("orders", headers(), RAW));
    AvrodyneSerializer<Object> never = set("never", false);
    SerializationException thrown =
        assertThrows(
            SerializationException.class,
            () -> never.serialize("orders-dlt", headers(LETTER), RAW));
    assertContains("avrodyne.raw.bytes is never", thrown);
    assertContains("set avrodyne.raw.bytes=dead-letters", thrown);
  }

  @Test
  void aBuilderChooses() {
    AvrodyneSerializer<Object> serializer =
        AvrodyneSerde.builder()
            .type(Order.class)
            .framing(Framings.SINGLE_OBJECT)
            .rawBytes(RawBytes.ALWAYS)
            .buildSerializer();
    assertSame(RAW, serializer.serialize("orders", RAW));
  }

  @Test
  void anUnknownChoiceIsRejected() {
    ConfigException thrown = assertThrows(ConfigException.class, () -> set("sometimes", false));
    assertEquals(
        "Invalid value sometimes for configuration avrodyne.raw.bytes: The value must be"
            + " dead-letters, always or never.",
        thrown.getMessage());
  }

  @Test
  void aCodecForThemHasPrecedence() {
    settings.put("avrodyne.value.types", BlobCodecs.class);
    for (String choice : List.of("dead-letters", "always", "never")) {
      AvrodyneSerializer<Object> serializer = set(choice, false);
      byte[] frame = Objects.requireNonNull(serializer.serialize("blobs", headers(LETTER), RAW));
      assertEquals(14, frame.length);
      assertArrayEquals(new byte[] {6, 1, 2, 3}, Arrays.copyOfRange(frame, 10, 14));
    }
  }

  @Test
  void aCodecForObjectsOfOtherClassesHasNot() {
    settings.put("avrodyne.value.types", AnyCodecs.class);
    AvrodyneSerializer<Object> serializer = serializer(false);
    assertSame(RAW, serializer.serialize("orders", headers(LETTER), RAW));
    assertThrows(SerializationException.class, () -> serializer.serialize("orders", RAW));
  }

  private AvrodyneSerializer<Object> set(String choice, boolean isKey) {
    settings.put("avrodyne.raw.bytes", choice);
    return serializer(isKey);
  }

  private AvrodyneSerializer<Object> serializer(boolean isKey) {
    AvrodyneSerializer<Object> serializer = new AvrodyneSerializer<>();
    serializer.configure(settings, isKey);
    return serializer;
  }

  private static Headers headers(String... names) {
    Headers headers = new RecordHeaders();
    for (String name : names) {
      headers.add(name, new byte[] {0});
    }
    return headers;
  }
}
