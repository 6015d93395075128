package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.stored;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.axon.bank.AccountCommand;
import io.avrodyne.axon.bank.AccountEvent;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.AccountEvent.Withdrawn;
import io.avrodyne.axon.bank.Audited;
import io.avrodyne.axon.bank.AuditedAvroCodec;
import io.avrodyne.axon.bank.FindAccount;
import io.avrodyne.axon.bank.FindAccount.Balance;
import io.avrodyne.axon.bank.Revised;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.frame.MessageHeader;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.messaging.MetaData;
import org.axonframework.messaging.responsetypes.ResponseTypes;
import org.axonframework.queryhandling.GenericQueryMessage;
import org.axonframework.queryhandling.GenericQueryResponseMessage;
import org.axonframework.queryhandling.QueryMessage;
import org.axonframework.queryhandling.QueryResponseMessage;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.UnknownSerializedType;
import org.junit.jupiter.api.Test;

class AvrodyneAxonSerializerTest {

  private static final String DEPOSITED = "io.avrodyne.axon.bank.AccountEvent.Deposited";
  private static final Deposited DEPOSIT = new Deposited("A-1", 1250, "EUR", null);

  private final AvrodyneAxonSerializer serializer = Serializers.bank().build();

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
  void anInstantKeepsItsMicrosecondsAndOnRequestItsNanoseconds() {
    Instant published = Instant.ofEpochSecond(1, 123_456_789);
    Serializer audits = Serializers.bank().codecs(AuditedAvroCodec.INSTANCE).build();
    Audited stored =
        audits.deserialize(audits.serialize(new Audited(published, published), byte[].class));
    assertEquals(new Audited(Instant.ofEpochSecond(1, 123_456_000), published), stored);
  }

  @Test
  void namesOfTheSchemaAreStoredOnRequest() {
    Serializer dots = Serializers.bank().typeNames(TypeNames.SCHEMA).build();
    assertEquals(DEPOSITED, dots.serialize(DEPOSIT, byte[].class).getType().getName());
    assertEquals(DEPOSITED, dots.typeForClass(Deposited.class).getName());
  }

  @Test
  void everythingIsWrittenWithTheFormerSerializer() {
    Serializer jackson = Serializers.jackson();
    Serializer both = Serializers.bank().writeWith(jackson).build();
    SerializedObject<byte[]> written = both.serialize(DEPOSIT, byte[].class);
    assertArrayEquals(jackson.serialize(DEPOSIT, byte[].class).getData(), written.getData());
    assertEquals(jackson.typeForClass(Deposited.class), written.getType());
    assertEquals(jackson.typeForClass(Deposited.class), both.typeForClass(Deposited.class));
    assertEquals(DEPOSIT, both.<byte[], Object>deserialize(written));
    assertEquals(DEPOSIT, both.<byte[], Object>deserialize(serialized(DEPOSIT)));
  }

  @Test
  void theTypeIsTheBinaryNameAndTheFingerprint() {
    SerializedType type = serialized(DEPOSIT).getType();
    assertEquals(Deposited.class.getName(), type.getName());
    assertEquals(
        String.format("%016x", Codecs.of(Deposited.class).fingerprint()), type.getRevision());
    assertEquals(type, serializer.typeForClass(Deposited.class));
    assertEquals(Deposited.class, serializer.classForType(type));
  }

  @Test
  void aRevisionOfTheFormerSerializerMayLookLikeAFingerprint() {
    Serializer jackson = Serializers.jackson();
    SerializedObject<byte[]> json = jackson.serialize(new Revised("A-1"), byte[].class);
    assertEquals(Revised.REVISION, json.getType().getRevision());
    AvrodyneAxonSerializer migrating =
        Serializers.bank().classes(Revised.class).readOthersWith(jackson).build();
    assertEquals(Revised.class, migrating.classForType(json.getType()));
    assertTrue(migrating.isReadable(json.getType()));
    assertEquals(new Revised("A-1"), migrating.<byte[], Object>deserialize(json));
    AvrodyneAxonSerializer alone = Serializers.bank().classes(Revised.class).build();
    SerializationException e =
        assertThrows(SerializationException.class, () -> alone.classForType(json.getType()));
    assertInstanceOf(UnknownSchemaException.class, e.getCause());
    assertFalse(alone.isReadable(json.getType()));
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
    AvrodyneAxonSerializer withStore = Serializers.bank().schemas(store).build();
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
  void nullHasTheEmptyType() {
    SerializedObject<byte[]> nothing = serializer.serialize(null, byte[].class);
    assertTrue(SerializedType.isEmptyType(nothing.getType()));
    assertNull(serializer.<byte[], Object>deserialize(nothing));
    assertEquals(SerializedType.emptyType(), serializer.typeForClass(null));
    assertEquals(SerializedType.emptyType(), serializer.typeForClass(void.class));
    assertEquals(Void.class, serializer.classForType(SerializedType.emptyType()));
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
  void aMovedClassIsFoundByItsAliasInForeignBytesToo() {
    SerializedObject<byte[]> json = Serializers.jackson().serialize(DEPOSIT, byte[].class);
    AvrodyneAxonSerializer migrating =
        Serializers.bank().readOthersWith(Serializers.jackson()).build();
    Object back =
        migrating.deserialize(stored(json.getData(), new SimpleSerializedType(DEPOSITED, null)));
    assertEquals(DEPOSIT, back);
  }

  @Test
  void noClassIsLookedUpByAStoredName() {
    Serializer untouchable =
        (Serializer)
            Proxy.newProxyInstance(
                Serializer.class.getClassLoader(),
                new Class<?>[] {Serializer.class},
                (proxy, method, arguments) -> fail("The delegate was asked: " + method));
    AvrodyneAxonSerializer alone =
        AvrodyneAxonSerializer.builder().classes(Deposited.class).delegate(untouchable).build();
    SerializedObject<byte[]> payload = alone.serialize(DEPOSIT, byte[].class);
    assertEquals(Deposited.class, alone.classForType(payload.getType()));
    assertEquals(DEPOSIT, alone.deserialize(payload));
    assertEquals(
        DEPOSIT, alone.deserialize(alone.getConverter().convert(payload, GenericRecord.class)));
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
    assertTrue(MessageHeader.isStartOf(payload.getData()));
    assertEquals(deposit, serializer.deserialize(payload));
    assertEquals(command.getMetaData(), serializer.deserialize(metaData));
  }

  @Test
  void queriesAndTheirResponsesTravel() {
    AvrodyneAxonSerializer messages =
        Serializers.bank().classes(FindAccount.class, Balance.class).build();
    FindAccount find = new FindAccount("A-1");
    QueryMessage<?, ?> query =
        new GenericQueryMessage<>(find, ResponseTypes.instanceOf(Balance.class));
    assertEquals(find, messages.deserialize(query.serializePayload(messages, byte[].class)));
    QueryResponseMessage<Balance> response = new GenericQueryResponseMessage<>(new Balance(7));
    SerializedObject<byte[]> payload = response.serializePayload(messages, byte[].class);
    assertTrue(MessageHeader.isStartOf(payload.getData()));
    assertEquals(new Balance(7), messages.deserialize(payload));
  }

  private SerializedObject<byte[]> serialized(Object value) {
    return serializer.serialize(value, byte[].class);
  }

  private Object read(byte[] bytes, SerializedType type) {
    return Objects.requireNonNull(serializer.deserialize(stored(bytes, type)));
  }

  private static String text(SerializedObject<byte[]> payload) {
    return new String(payload.getData(), StandardCharsets.UTF_8);
  }
}
