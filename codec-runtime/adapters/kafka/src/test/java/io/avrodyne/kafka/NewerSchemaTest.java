package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertContains;
import static io.avrodyne.kafka.Failures.messageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.kafka.shop.OrderEvent;
import io.avrodyne.kafka.shop.Parcel;
import io.avrodyne.kafka.shop.ParcelAvroCodec;
import io.avrodyne.registry.NotARegistryException;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.message.SchemaSource;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.errors.RecordDeserializationException.DeserializationExceptionOrigin;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a newer schema and damaged bytes are told apart, and that messages have the id. */
class NewerSchemaTest {

  private static final UUID UUID_7 = new UUID(7, 7);

  /** A form of frames, and the identifier that the newer schema has in it. */
  private record Form(Framing framing, SchemaId id, Headers headers) {}

  private static List<Form> forms() {
    long fingerprint = Fingerprints.crc64(newer());
    return List.of(
        form(Framings.CONFLUENT_PREFIX, SchemaId.id(7)),
        form(Framings.CONFLUENT_HEADER, SchemaId.id(7)),
        form(Framings.CONFLUENT_HEADER_GUID, SchemaId.guid(UUID_7)),
        form(Framings.APICURIO_PREFIX, SchemaId.globalId(7)),
        form(Framings.APICURIO_HEADERS, SchemaId.contentId(7)),
        form(Framings.GLUE, SchemaId.glueVersion(UUID_7)),
        form(Framings.GLUE_ZLIB, SchemaId.glueVersion(UUID_7)),
        form(Framings.AZURE, new SchemaId(SchemaId.Kind.AZURE_ID, 7, 7)),
        form(Framings.SINGLE_OBJECT, SchemaId.fingerprint(fingerprint)));
  }

  private static Form form(Framing framing, SchemaId id) {
    return new Form(framing, id, new RecordHeaders());
  }

  /** Returns the schema with another branch, a changed record, a symbol and more digits. */
  private static Schema newer() {
    String text = ParcelAvroCodec.INSTANCE.schema().toString();
    String changed =
        text.replace(
                "\"name\":\"pages\",\"type\":\"int\"", "\"name\":\"pages\",\"type\":\"string\"")
            .replace("\"GREEN\"", "\"GREEN\",\"BLUE\"")
            .replace("\"precision\":4", "\"precision\":9")
            .replaceFirst(
                "(\"name\":\"Toy\".*?\\]\\})",
                "$1,{\"type\":\"record\",\"name\":\"Game\",\"fields\":[]}");
    assertTrue(changed.contains("Game") && changed.contains("BLUE"), changed);
    return new Schema.Parser().parse(changed);
  }

  private static Stream<Arguments> unreadable() {
    return forms().stream()
        .flatMap(
            form ->
                Stream.of(
                    Arguments.of(form, "content", parcel("content", game())),
                    Arguments.of(form, "content.pages", parcel("content", book())),
                    Arguments.of(form, "colour", parcel("colour", symbol("BLUE"))),
                    Arguments.of(form, "price", parcel("price", decimal("123456.78"))),
                    Arguments.of(
                        form, "extras[1].pages", parcel("extras", List.of(toy(), book())))));
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void aNewerSchemaIsTheCauseWithIdAndPath(Form form, String path, GenericRecord parcel) {
    byte[] bytes = frame(form, Bytes.datum(parcel));
    SerializationException thrown = failure(form, bytes, known());
    SchemaResolutionException rule =
        assertInstanceOf(SchemaResolutionException.class, thrown.getCause());
    assertContains(form.id.toString(), thrown);
    assertContains(form.id.toString(), rule);
    assertContains(path.replace(".pages", ": "), thrown);
    assertContains(path.substring(path.indexOf('.') + 1), thrown);
    assertEquals(path, rule.path());
    assertFalse(AvrodyneErrors.isRegistryFailure(thrown));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void whatBothSchemasHaveIsRead(Form form) {
    byte[] bytes = frame(form, Bytes.datum(parcel("id", "p-2")));
    assertEquals(
        "p-2",
        Objects.requireNonNull(
                deserializer(form, known()).deserialize("parcels", form.headers, bytes))
            .id());
  }

  @ParameterizedTest
  @MethodSource("forms")
  void damageHasTheIdAndIsADecodeException(Form form) {
    byte[] datum = Bytes.datum(parcel("id", "p-1"));
    byte[] badBranch = datum.clone();
    badBranch[4] = 8; // The branch of the content, of which there are three.
    List<UnaryOperator<byte[]>> damages =
        List.of(
            good -> Arrays.copyOf(good, good.length - 2),
            good -> Arrays.copyOf(good, good.length + 2),
            good -> frame(form, badBranch),
            good -> frame(form, new byte[] {1}));
    for (UnaryOperator<byte[]> damage : damages) {
      SerializationException thrown = failure(form, damage.apply(frame(form, datum)), known());
      DecodeException cause = assertInstanceOf(DecodeException.class, thrown.getCause());
      assertFalse(cause.getCause() instanceof SchemaResolutionException, cause.toString());
      assertContains(form.id.toString(), thrown);
      assertEquals(1, messageOf(thrown).split(form.id.toString(), -1).length - 1);
    }
  }

  @ParameterizedTest
  @MethodSource("forms")
  void anUnknownIdIsNamedOnce(Form form) {
    SerializationException thrown =
        failure(form, frame(form, Bytes.datum(parcel("id", "p-1"))), SchemaSource.none());
    assertInstanceOf(UnknownSchemaException.class, thrown.getCause());
    assertEquals(1, messageOf(thrown).split(form.id.toString(), -1).length - 1, messageOf(thrown));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void aSourceThatFailsIsTheCauseOfTheCause(Form form) {
    byte[] bytes = frame(form, Bytes.datum(parcel("id", "p-1")));
    SerializationException thrown =
        failure(
            form,
            bytes,
            id -> {
              throw new RegistryException("down", 503, 0, null);
            });
    assertContains(form.id.toString(), thrown);
    assertContains("down", thrown);
    assertTrue(AvrodyneErrors.isRegistryFailure(thrown));
    thrown =
        failure(
            form,
            bytes,
            id -> {
              throw new IllegalStateException("closed");
            });
    assertContains(form.id.toString(), thrown);
    assertFalse(AvrodyneErrors.isRegistryFailure(thrown));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void limitsAndOtherTypesHaveTheId(Form form) {
    Parcel parcel =
        deserializer(form, known())
            .deserialize("parcels", form.headers, frame(form, Bytes.datum(parcel("id", "p-1"))));
    assertEquals("p-1", Objects.requireNonNull(parcel).id());
    DecodeLimits limits = new DecodeLimits(2, 2, 0, 0, 0, 200, 2, 2);
    AvrodyneDeserializer<Parcel> limited =
        AvrodyneSerde.builder(Parcel.class)
            .framing(form.framing)
            .schemas(known())
            .limits(limits)
            .buildDeserializer();
    SerializationException thrown =
        assertThrows(
            SerializationException.class,
            () ->
                limited.deserialize(
                    "parcels", form.headers, frame(form, Bytes.datum(parcel("id", "p-1")))));
    assertInstanceOf(LimitExceededException.class, thrown.getCause());
    assertContains(form.id.toString(), thrown);
    AvrodyneDeserializer<OrderEvent> others =
        AvrodyneSerde.builder(OrderEvent.class)
            .framing(form.framing)
            .schemas(known())
            .buildDeserializer();
    thrown =
        assertThrows(
            SerializationException.class,
            () ->
                others.deserialize(
                    "parcels", form.headers, frame(form, Bytes.datum(parcel("id", "p-1")))));
    assertInstanceOf(SchemaResolutionException.class, thrown.getCause());
    assertContains(form.id.toString(), thrown);
  }

  @Test
  void bytesThatAreNotFramesHaveNoId() {
    for (Form form : forms()) {
      SerializationException thrown =
          failure(new Form(form.framing, form.id, new RecordHeaders()), new byte[0], known());
      assertInstanceOf(DecodeException.class, thrown.getCause());
      assertContains("Cannot deserialize the value of a record of topic parcels: ", thrown);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 301, 401, 403, 404, 408, 429, 500, 502, 503, 504})
  void aRegistryThatFailsIsFoundBelowAnyWrapping(int status) {
    Throwable thrown = new RegistryException("down", status, 0, null);
    assertTrue(AvrodyneErrors.isRegistryFailure(thrown));
    for (int i = 0; i < 20; i++) {
      thrown = i % 2 == 0 ? new IllegalStateException(thrown) : new Exception("" + i, thrown);
      assertTrue(AvrodyneErrors.isRegistryFailure(thrown));
    }
  }

  @Test
  void otherFailuresAreNotThoseOfARegistry() {
    assertFalse(AvrodyneErrors.isRegistryFailure(null));
    assertFalse(AvrodyneErrors.isRegistryFailure(new SerializationException("x")));
    for (int status : new int[] {200, 409, 422}) {
      assertFalse(
          AvrodyneErrors.isRegistryFailure(new RegistryException("x", status, status * 100, null)));
    }
    assertFalse(AvrodyneErrors.isRegistryFailure(new RegistryException("x", 404, 40403, null)));
    Exception first = new Exception("first");
    first.initCause(new Exception("second", first));
    assertFalse(AvrodyneErrors.isRegistryFailure(first));
  }

  @Test
  void anAnswerThatIsNotARegistrysIsAFailureOfTheRegistry() {
    RegistryException page = new NotARegistryException("is not JSON", 200);
    assertTrue(AvrodyneErrors.isRegistryFailure(new SerializationException("x", page)));
    RegistryException again = new RegistryException("again", 200, 0, page); // As caches do.
    assertTrue(AvrodyneErrors.isRegistryFailure(new SerializationException("x", again)));
  }

  @Test
  void aConsumersExceptionIsLookedThrough() {
    RegistryException down = new RegistryException("down", 0, 0, null);
    RecordDeserializationException consumer =
        new RecordDeserializationException(
            DeserializationExceptionOrigin.VALUE,
            new TopicPartition("parcels", 0),
            7,
            0,
            TimestampType.CREATE_TIME,
            ByteBuffer.allocate(0),
            ByteBuffer.allocate(0),
            new RecordHeaders(),
            "x",
            new SerializationException("y", down));
    assertTrue(AvrodyneErrors.isRegistryFailure(consumer));
  }

  private static SchemaSource known() {
    Schema newer = newer();
    return id -> newer;
  }

  private static byte[] frame(Form form, byte[] datum) {
    AvroOutput out = new AvroOutput();
    Headers headers = form.headers;
    HeaderView view = new HeaderView(false);
    view.set(headers);
    form.framing.begin(form.id, out);
    int start = out.size();
    out.append(datum, 0, datum.length);
    form.framing.end(form.id, out, start, view);
    return out.toByteArray();
  }

  private static SerializationException failure(Form form, byte[] bytes, SchemaSource source) {
    AvrodyneDeserializer<Parcel> deserializer = deserializer(form, source);
    return assertThrows(
        SerializationException.class,
        () -> deserializer.deserialize("parcels", form.headers, bytes));
  }

  private static AvrodyneDeserializer<Parcel> deserializer(Form form, SchemaSource source) {
    return AvrodyneSerde.builder(Parcel.class)
        .framing(form.framing)
        .schemas(source)
        .buildDeserializer();
  }

  /** Returns a parcel of the newer schema that can be read, but for one field. */
  private static GenericRecord parcel(String field, Object value) {
    GenericRecord parcel = new GenericData.Record(newer());
    Map.of(
            "id", "p-1",
            "content", toy(),
            "colour", symbol("RED"),
            "price", decimal("12.34"),
            "extras", List.of())
        .forEach(parcel::put);
    parcel.put(field, value);
    return parcel;
  }

  private static Schema branch(String name) {
    return newer().getField("content").schema().getTypes().stream()
        .filter(branch -> branch.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static GenericRecord toy() {
    GenericRecord toy = new GenericData.Record(branch("Toy"));
    toy.put("name", "bear");
    return toy;
  }

  private static GenericRecord book() {
    GenericRecord book = new GenericData.Record(branch("Book"));
    book.put("title", "Emma");
    book.put("pages", "many");
    return book;
  }

  private static GenericRecord game() {
    return new GenericData.Record(branch("Game"));
  }

  private static Object symbol(String name) {
    return new GenericData.EnumSymbol(newer().getField("colour").schema(), name);
  }

  private static ByteBuffer decimal(String number) {
    Schema type = newer().getField("price").schema();
    return new Conversions.DecimalConversion()
        .toBytes(new BigDecimal(number), type, type.getLogicalType());
  }
}
