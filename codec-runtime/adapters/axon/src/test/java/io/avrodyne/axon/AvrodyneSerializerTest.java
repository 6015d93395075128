package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.messageOf;
import static io.avrodyne.axon.Serializers.stored;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.axon.bank.AccountCommand;
import io.avrodyne.axon.bank.AccountEvent;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.AccountEvent.Withdrawn;
import io.avrodyne.axon.bank.AccountEvent_OpenedAvroCodec;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.messaging.MetaData;
import org.axonframework.serialization.AnnotationRevisionResolver;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.UnknownSerializedType;
import org.junit.jupiter.api.Test;

class AvrodyneSerializerTest {

  private static final String DEPOSITED = "io.avrodyne.axon.bank.AccountEvent.Deposited";
  private static final Deposited DEPOSIT = new Deposited("A-1", 1250, "EUR", null);

  private final AvrodyneSerializer serializer = Serializers.bank().build();

  @Test
  void bytesAreTheMessageThatApacheAvroWrites() {
    GenericRecord record = new GenericData.Record(Codecs.of(Deposited.class).schema());
    record.put("accountId", "A-1");
    record.put("cents", 1250L);
    record.put("currency", "EUR");
    assertArrayEquals(Versions.message(record), serialized(DEPOSIT).getData());
  }

  @Test
  void everyEventOfASealedTypeComesBack() {
    for (AccountEvent event :
        List.of(new Opened("A-1", "Ada"), DEPOSIT, new Withdrawn("A-1", 5, "USD"))) {
      AccountEvent back = serializer.deserialize(serialized(event));
      assertEquals(event, back);
    }
  }

  @Test
  void theTypeIsTheFullNameAndTheFingerprint() {
    SerializedType type = serialized(DEPOSIT).getType();
    assertEquals(DEPOSITED, type.getName());
    assertEquals(
        String.format("%016x", Codecs.of(Deposited.class).fingerprint()), type.getRevision());
    assertEquals(type, serializer.typeForClass(Deposited.class));
    assertEquals(Deposited.class, serializer.classForType(type));
  }

  @Test
  void theNameOfTheClassIsReadToo() {
    SerializedType type = new SimpleSerializedType(Deposited.class.getName(), null);
    assertEquals(Deposited.class, serializer.classForType(type));
    assertEquals(DEPOSIT, read(serialized(DEPOSIT).getData(), type));
  }

  @Test
  void versionsOfTheHistoryAndOfTheStoreAreRead() {
    SchemaStore store = new SchemaStore();
    store.add(Versions.DEPOSITED_BY_TELLER);
    AvrodyneSerializer withStore = Serializers.bank().schemas(store).build();
    SerializedType type = new SimpleSerializedType(DEPOSITED, "whatever");
    for (GenericRecord record :
        List.of(
            Versions.deposited1("A-1", 1250),
            Versions.deposited2("A-1", 1250, "EUR"),
            Versions.depositedByTeller("A-1", 1250))) {
      Object back = withStore.deserialize(stored(Versions.message(record), type));
      assertEquals(DEPOSIT, back);
    }
  }

  @Test
  void aRegistryIsAskedForUnknownFingerprints() {
    SchemaStore registry = SchemaStore.backedBy(id -> Versions.DEPOSITED_BY_TELLER, 10);
    byte[] message = Versions.message(Versions.depositedByTeller("A-1", 1250));
    Object back =
        Serializers.bank()
            .schemas(registry)
            .build()
            .deserialize(stored(message, new SimpleSerializedType(DEPOSITED, null)));
    assertEquals(DEPOSIT, back);
  }

  @Test
  void unknownFingerprintsAreRejected() {
    byte[] message = Versions.message(Versions.depositedByTeller("A-1", 1250));
    SerializationException e = refused(message, new SimpleSerializedType(DEPOSITED, "7"));
    assertInstanceOf(UnknownSchemaException.class, e.getCause());
    assertTrue(
        messageOf(e)
            .startsWith(
                "Cannot deserialize " + DEPOSITED + ", revision 7: unknown schema fingerprint 0x"),
        () -> messageOf(e));
  }

  @Test
  void damageIsReportedWithTypeRevisionAndPath() {
    SerializedObject<byte[]> payload = serialized(DEPOSIT);
    byte[] cut = Arrays.copyOf(payload.getData(), payload.getData().length - 3);
    SerializationException e = refused(cut, payload.getType());
    assertInstanceOf(DecodeException.class, e.getCause());
    assertEquals(
        "Cannot deserialize "
            + DEPOSITED
            + ", revision "
            + payload.getType().getRevision()
            + ": currency: a string is longer than the input (byte 16)",
        messageOf(e));
  }

  @Test
  void bytesAfterTheMessageAreRejected() {
    SerializedObject<byte[]> payload = serialized(DEPOSIT);
    byte[] longer = Arrays.copyOf(payload.getData(), payload.getData().length + 1);
    assertTrue(
        messageOf(refused(longer, payload.getType())).contains("1 bytes remain after the message"));
  }

  @Test
  void everyDamagedByteIsReadOrRejected() {
    SerializedObject<byte[]> payload = serialized(DEPOSIT);
    int rejected = 0;
    for (int i = 0; i < payload.getData().length; i++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        byte[] damaged = payload.getData().clone();
        damaged[i] ^= (byte) (1 << bit);
        try {
          assertInstanceOf(Deposited.class, read(damaged, payload.getType()));
        } catch (SerializationException e) {
          assertTrue(messageOf(e).contains(DEPOSITED), () -> messageOf(e));
          rejected++;
        }
      }
    }
    assertTrue(rejected >= Byte.SIZE * Messages.HEADER_BYTES, "rejected " + rejected);
    assertEquals(DEPOSIT, read(payload.getData(), payload.getType()));
  }

  @Test
  void everyTruncationIsRejected() {
    SerializedObject<byte[]> payload = serialized(DEPOSIT);
    for (int length = 0; length < payload.getData().length; length++) {
      byte[] cut = Arrays.copyOf(payload.getData(), length);
      assertTrue(messageOf(refused(cut, payload.getType())).contains(DEPOSITED));
    }
  }

  @Test
  void aValueThatTheSchemaForbidsIsReportedWithoutTheValue() {
    @SuppressWarnings("NullAway") // The point of the test.
    Opened broken = new Opened("secret", null);
    SerializationException e =
        assertThrows(
            SerializationException.class, () -> serializer.serialize(broken, byte[].class));
    assertInstanceOf(EncodeException.class, e.getCause());
    assertTrue(
        messageOf(e)
            .matches(
                "Cannot serialize io\\.avrodyne\\.axon\\.bank\\.AccountEvent\\.Opened, revision"
                    + " [0-9a-f]{16}: owner: null where the schema does not allow null"),
        () -> messageOf(e));
    assertEquals(DEPOSIT, serializer.deserialize(serialized(DEPOSIT)));
  }

  @Test
  void limitsApply() {
    AvrodyneSerializer limited =
        Serializers.bank().limits(DecodeLimits.DEFAULT.withMaxStringBytes(2)).build();
    SerializationException e =
        assertThrows(SerializationException.class, () -> limited.deserialize(serialized(DEPOSIT)));
    assertInstanceOf(LimitExceededException.class, e.getCause());
  }

  @Test
  void aMessageOfAnotherTypeIsRejected() {
    SerializedType withdrawn = serializer.typeForClass(Withdrawn.class);
    assertInstanceOf(
        UnknownSchemaException.class, refused(serialized(DEPOSIT).getData(), withdrawn).getCause());
    SchemaStore store = new SchemaStore();
    store.add(Codecs.of(Deposited.class).schema());
    AvrodyneSerializer withStore = Serializers.bank().schemas(store).build();
    SerializationException e =
        assertThrows(
            SerializationException.class,
            () -> withStore.deserialize(stored(serialized(DEPOSIT).getData(), withdrawn)));
    assertInstanceOf(SchemaResolutionException.class, e.getCause());
  }

  @Test
  void nullHasTheEmptyType() {
    SerializedObject<byte[]> nothing = serializer.serialize(null, byte[].class);
    assertTrue(SerializedType.isEmptyType(nothing.getType()));
    assertNull(serializer.<byte[], Object>deserialize(nothing));
    assertEquals(SerializedType.emptyType(), serializer.typeForClass(null));
    assertEquals(SerializedType.emptyType(), serializer.typeForClass(void.class));
    assertEquals(Void.class, serializer.classForType(SerializedType.emptyType()));
  }

  @Test
  void aPayloadThatIsNullIsRejected() {
    SerializedObject<byte[]> payload = new NoData(serializer.typeForClass(Opened.class));
    SerializationException e =
        assertThrows(SerializationException.class, () -> serializer.deserialize(payload));
    assertTrue(messageOf(e).endsWith(": the payload is null"), () -> messageOf(e));
  }

  @Test
  void whatHasNoCodecGoesToTheDelegate() {
    MetaData metaData = MetaData.with("user", "ada");
    SerializedObject<byte[]> json = serializer.serialize(metaData, byte[].class);
    assertEquals("{\"user\":\"ada\"}", text(json));
    assertEquals(metaData, serializer.deserialize(json));
    assertEquals(MetaData.class.getName(), json.getType().getName());
    assertEquals(MetaData.class, serializer.classForType(json.getType()));
  }

  @Test
  void unknownTypesAreHandedOutAsSuchAndCanBeRead() {
    SerializedType type = new SimpleSerializedType("bank.Closed", "9");
    assertEquals(UnknownSerializedType.class, serializer.classForType(type));
    UnknownSerializedType unknown =
        assertInstanceOf(UnknownSerializedType.class, read(serialized(DEPOSIT).getData(), type));
    assertEquals(type, unknown.serializedType());
    assertTrue(unknown.supportsFormat(GenericRecord.class));
    assertEquals(1250L, unknown.readData(GenericRecord.class).get("cents"));
    UnknownSerializedType json =
        assertInstanceOf(
            UnknownSerializedType.class, read("{\"a\":1}".getBytes(StandardCharsets.UTF_8), type));
    assertEquals("{\"a\":1}", json.readData(String.class));
  }

  @Test
  void aClassWithoutARegisteredCodecIsReported() {
    AvrodyneSerializer smaller =
        AvrodyneSerializer.builder()
            .codecs(AccountEvent_OpenedAvroCodec.INSTANCE)
            .delegate(Serializers.jackson())
            .build();
    SerializedType type = new SimpleSerializedType(Deposited.class.getName(), null);
    SerializationException e =
        assertThrows(
            SerializationException.class,
            () -> smaller.deserialize(stored(serialized(DEPOSIT).getData(), type)));
    assertTrue(messageOf(e).contains("the type has no codec here"), () -> messageOf(e));
  }

  @Test
  void foreignBytesAreRejectedUnlessAnotherSerializerReadsThem() {
    SerializedObject<byte[]> json = Serializers.jackson().serialize(DEPOSIT, byte[].class);
    SerializationException e = refused(json.getData(), json.getType());
    assertTrue(
        messageOf(e).contains("not a single-object message: it begins with 7B"),
        () -> messageOf(e));
    AvrodyneSerializer migrating = Serializers.bank().readOthersWith(Serializers.jackson()).build();
    assertEquals(DEPOSIT, migrating.deserialize(json));
    assertEquals(DEPOSIT, migrating.deserialize(serialized(DEPOSIT)));
  }

  @Test
  void aMovedClassIsFoundByItsAliasInForeignBytesToo() {
    SerializedObject<byte[]> json = Serializers.jackson().serialize(DEPOSIT, byte[].class);
    AvrodyneSerializer migrating = Serializers.bank().readOthersWith(Serializers.jackson()).build();
    Object back =
        migrating.deserialize(stored(json.getData(), new SimpleSerializedType(DEPOSITED, null)));
    assertEquals(DEPOSIT, back);
  }

  @Test
  void revisionsComeFromWhereOneWants() {
    RevisionSource annotated = RevisionSource.of(new AnnotationRevisionResolver());
    assertNull(
        Serializers.bank().revision(annotated).build().typeForClass(Opened.class).getRevision());
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Serializers.bank().revision(RevisionSource.property("version")).build());
    assertTrue(messageOf(e).contains("has no property version"), () -> messageOf(e));
  }

  @Test
  void otherRepresentationsAreOffered() throws Exception {
    assertTrue(serializer.canSerializeTo(GenericRecord.class));
    assertTrue(serializer.canSerializeTo(String.class));
    assertEquals(1250L, serializer.serialize(DEPOSIT, GenericRecord.class).getData().get("cents"));
    SerializedObject<InputStream> stream = serializer.serialize(DEPOSIT, InputStream.class);
    assertEquals(DEPOSIT, serializer.deserialize(stream));
    SerializedObject<String> json = serializer.serialize(DEPOSIT, String.class);
    assertEquals(
        "{\"accountId\":\"A-1\",\"cents\":1250,\"currency\":\"EUR\",\"note\":null}",
        json.getData());
    assertEquals(DEPOSIT, serializer.deserialize(json));
  }

  @Test
  void commandsAndTheirMetaDataTravel() {
    AccountCommand.Deposit deposit = new AccountCommand.Deposit("A-1", 7);
    CommandMessage<?> command =
        GenericCommandMessage.asCommandMessage(deposit).andMetaData(Map.of("user", "ada"));
    SerializedObject<byte[]> payload = command.serializePayload(serializer, byte[].class);
    SerializedObject<byte[]> metaData = command.serializeMetaData(serializer, byte[].class);
    assertTrue(Messages.isMessage(payload.getData()));
    assertEquals(deposit, serializer.deserialize(payload));
    assertEquals(command.getMetaData(), serializer.deserialize(metaData));
  }

  @Test
  void codecsAndADelegateAreRequired() {
    assertThrows(
        IllegalStateException.class,
        () -> AvrodyneSerializer.builder().delegate(Serializers.jackson()).build());
    assertThrows(
        IllegalStateException.class,
        () -> AvrodyneSerializer.builder().classes(Opened.class).build());
    assertThrows(
        IllegalArgumentException.class, () -> AvrodyneSerializer.builder().classes(String.class));
  }

  private SerializedObject<byte[]> serialized(Object value) {
    return serializer.serialize(value, byte[].class);
  }

  private Object read(byte[] bytes, SerializedType type) {
    return Objects.requireNonNull(serializer.deserialize(stored(bytes, type)));
  }

  private SerializationException refused(byte[] bytes, SerializedType type) {
    return assertThrows(SerializationException.class, () -> read(bytes, type));
  }

  private static String text(SerializedObject<byte[]> payload) {
    return new String(payload.getData(), StandardCharsets.UTF_8);
  }

  /** Axon's own class refuses null. */
  private record NoData(SerializedType type) implements SerializedObject<byte[]> {

    @Override
    public Class<byte[]> getContentType() {
      return byte[].class;
    }

    @Override
    public SerializedType getType() {
      return type;
    }

    @Override
    @SuppressWarnings("NullAway") // The point of the test.
    public byte[] getData() {
      return null;
    }
  }
}
