package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.messageOf;
import static io.avrodyne.axon.Serializers.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.AccountEvent.Withdrawn;
import io.avrodyne.axon.bank.AccountEvent_OpenedAvroCodec;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.frame.MessageHeader;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.Arrays;
import java.util.Objects;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedType;
import org.junit.jupiter.api.Test;

class RefusedPayloadTest {

  private static final String DEPOSITED = "io.avrodyne.axon.bank.AccountEvent$Deposited";
  private static final Deposited DEPOSIT = new Deposited("A-1", 1250, "EUR", null);

  private final AvrodyneAxonSerializer serializer = Serializers.bank().build();

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
        messageOf(refused(longer, payload.getType())).contains("1 bytes remain after the datum"));
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
    assertTrue(rejected >= Byte.SIZE * MessageHeader.BYTES, "rejected " + rejected);
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
                "Cannot serialize io\\.avrodyne\\.axon\\.bank\\.AccountEvent\\$Opened, revision"
                    + " [0-9a-f]{16}: owner: null where the schema does not allow null"),
        () -> messageOf(e));
    assertEquals(DEPOSIT, serializer.deserialize(serialized(DEPOSIT)));
  }

  @Test
  void limitsApply() {
    AvrodyneAxonSerializer limited =
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
    AvrodyneAxonSerializer withStore = Serializers.bank().schemas(store).build();
    SerializationException e =
        assertThrows(
            SerializationException.class,
            () -> withStore.deserialize(stored(serialized(DEPOSIT).getData(), withdrawn)));
    assertInstanceOf(SchemaResolutionException.class, e.getCause());
  }

  @Test
  void aPayloadThatIsNullIsRejected() {
    SerializedObject<byte[]> payload = new NoData(serializer.typeForClass(Opened.class));
    SerializationException e =
        assertThrows(SerializationException.class, () -> serializer.deserialize(payload));
    assertTrue(messageOf(e).endsWith(": the payload is null"), () -> messageOf(e));
  }

  @Test
  void aClassWithoutARegisteredCodecIsReported() {
    AvrodyneAxonSerializer smaller =
        AvrodyneAxonSerializer.builder()
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
    AvrodyneAxonSerializer migrating =
        Serializers.bank().readOthersWith(Serializers.jackson()).build();
    assertEquals(DEPOSIT, migrating.deserialize(json));
    assertEquals(DEPOSIT, migrating.deserialize(serialized(DEPOSIT)));
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
