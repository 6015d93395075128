package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.DepositedAvroCodec;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.bank.Withdrawn;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.serialization.Serialization;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of a serializer that Pekko made, in a system that binds the types of the bank. */
class AvrodynePekkoSerializerTest {

  /** Stored with events, so it never changes. */
  static final int IDENTIFIER = 1_096_172_622;

  private static final String NAME = "io.avrodyne.pekko.bank.Deposited";
  private static final Deposited EVENT = new Deposited(250, "CHF");
  private static final byte[] BYTES = DepositedAvroCodec.INSTANCE.encode(EVENT);
  private static final ActorSystem SYSTEM = Systems.start(Systems.BANK);

  private final AvrodynePekkoSerializer serializer = Systems.serializer(SYSTEM);
  private final String manifest = serializer.manifest(EVENT);

  @AfterAll
  static void stop() {
    Systems.stop(SYSTEM);
  }

  @Test
  void manifestIsTheFullNameAndTheFingerprint() throws Exception {
    Schema schema = DepositedAvroCodec.INSTANCE.schema();
    long fingerprint = SchemaNormalization.parsingFingerprint64(schema);
    assertEquals(NAME + ":" + String.format("%016x", fingerprint), manifest);
    assertSame(manifest, serializer.manifest(new Deposited(1, "EUR")));
  }

  @Test
  void payloadIsTheBareDatum() throws Exception {
    GenericData.Record record = new GenericData.Record(DepositedAvroCodec.INSTANCE.schema());
    record.put("amount", 250L);
    record.put("currency", "CHF");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    new GenericDatumWriter<>(record.getSchema()).write(record, encoder);
    encoder.flush();
    assertArrayEquals(bytes.toByteArray(), serializer.toBinary(EVENT));
  }

  @Test
  void pekkoFindsTheSerializerByClassAndReadsByManifest() throws Exception {
    Serialization serialization = Systems.serialization(SYSTEM);
    List<Object> values =
        List.of(
            new Opened("Ada"),
            EVENT,
            new Withdrawn(7),
            new Account("Ada", 3),
            new BankCommand.Stop());
    for (Object value : values) {
      assertSame(serializer, serialization.findSerializerFor(value));
      byte[] bytes = serialization.serialize(value).get();
      assertEquals(
          value, serialization.deserialize(bytes, IDENTIFIER, serializer.manifest(value)).get());
    }
  }

  @Test
  void buffersOfEveryKindAreReadBetweenPositionAndLimit() throws Exception {
    byte[] framed = new byte[BYTES.length + 5];
    System.arraycopy(BYTES, 0, framed, 3, BYTES.length);
    ByteBuffer direct = ByteBuffer.allocateDirect(framed.length).put(framed).clear();
    ByteBuffer heap = ByteBuffer.wrap(framed);
    for (ByteBuffer whole :
        List.of(
            heap,
            direct,
            heap.asReadOnlyBuffer(),
            heap.duplicate().position(1).slice().position(0))) {
      int start = whole.capacity() - BYTES.length - 2;
      ByteBuffer buffer = whole.position(start).limit(start + BYTES.length);
      assertEquals(EVENT, serializer.fromBinary(buffer, manifest), buffer::toString);
      assertEquals(start + BYTES.length, buffer.position());
      assertEquals(start + BYTES.length, buffer.limit());
    }
  }

  @Test
  void buffersOfEveryKindAreWrittenAtTheirPosition() {
    byte[] expected = new byte[BYTES.length + 3];
    System.arraycopy(BYTES, 0, expected, 3, BYTES.length);
    for (ByteBuffer buffer :
        List.of(ByteBuffer.allocate(expected.length), ByteBuffer.allocateDirect(expected.length))) {
      buffer.position(3);
      serializer.toBinary(EVENT, buffer);
      assertEquals(0, buffer.remaining());
      byte[] written = new byte[expected.length];
      buffer.clear().get(written);
      assertArrayEquals(expected, written);
    }
  }

  @Test
  void bufferThatIsTooSmallOverflowsAndStaysAsItWas() {
    for (ByteBuffer buffer :
        List.of(ByteBuffer.allocate(BYTES.length), ByteBuffer.allocateDirect(BYTES.length))) {
      buffer.position(1);
      assertThrows(BufferOverflowException.class, () -> serializer.toBinary(EVENT, buffer));
      assertEquals(1, buffer.position());
      assertEquals(0, buffer.get(1));
    }
    assertArrayEquals(BYTES, serializer.toBinary(EVENT));
  }

  @Test
  void damagedBytesAreReportedWithPathAndByteInTheDatum() {
    byte[] cut = Arrays.copyOf(BYTES, BYTES.length - 1);
    DecodeException e =
        assertThrows(DecodeException.class, () -> serializer.fromBinary(cut, manifest));
    assertEquals("currency", e.path());
    assertEquals(2, e.position());

    ByteBuffer buffer = ByteBuffer.allocate(20).position(4).put(cut).flip().position(4);
    DecodeException inBuffer =
        assertThrows(DecodeException.class, () -> serializer.fromBinary(buffer, manifest));
    assertEquals(e.getMessage(), inBuffer.getMessage());
    assertEquals(4, buffer.position());
  }

  @Test
  void bytesAfterTheDatumAreRefused() {
    byte[] longer = Arrays.copyOf(BYTES, BYTES.length + 2);
    DecodeException e =
        assertThrows(DecodeException.class, () -> serializer.fromBinary(longer, manifest));
    assertEquals("2 bytes remain after the datum (byte " + BYTES.length + ")", e.getMessage());
  }

  @Test
  void valuesDoNotAppearInErrors() {
    EncodeException e =
        assertThrows(
            EncodeException.class, () -> serializer.toBinary(new Deposited(1, "secret\ud800")));
    assertTrue(e.getMessage().startsWith("currency: "), e::getMessage);
    assertTrue(!e.getMessage().contains("secret"), e::getMessage);
    assertArrayEquals(BYTES, serializer.toBinary(EVENT));
  }

  @Test
  void classOfAnUnknownTypeIsRefused() {
    EncodeException e = assertThrows(EncodeException.class, () -> serializer.manifest("text"));
    assertTrue(
        e.getMessage().startsWith("java.lang.String has no codec; the codecs are for "),
        e::getMessage);
    assertThrows(EncodeException.class, () -> serializer.toBinary("text"));
  }

  @Test
  void unknownVersionOfAKnownTypeIsNotSerializable() {
    String unknown = NAME + ":0123456789abcdef";
    NotSerializableException e =
        assertThrows(NotSerializableException.class, () -> serializer.fromBinary(BYTES, unknown));
    assertEquals(
        unknown
            + " is of a version that is not known here: this node is older than the one that wrote"
            + " it, or lacks its schema. Add the schema to the history that the codec is compiled"
            + " with, or to the SchemaStore of the AvrodyneSetup.",
        e.getMessage());
    assertTrue(e.getCause() instanceof UnknownSchemaException);
    assertThrows(
        NotSerializableException.class,
        () -> serializer.fromBinary(ByteBuffer.wrap(BYTES), unknown));
  }

  @Test
  void unknownTypeIsNotSerializableAndLoadsNoClass() {
    NotSerializableException e =
        assertThrows(
            NotSerializableException.class,
            () -> serializer.fromBinary(BYTES, Trap.class.getName() + ":0123456789abcdef"));
    assertTrue(String.valueOf(e.getMessage()).contains(" is not of a known type: "), e::getMessage);
    assertEquals(0, LOADED.size());
  }

  @Test
  void nameOfAnotherTypeIsNotSerializable() {
    String other = manifest.replace("Deposited", "Withdrawn");
    NotSerializableException e =
        assertThrows(NotSerializableException.class, () -> serializer.fromBinary(BYTES, other));
    assertEquals(
        other
            + " has the fingerprint of "
            + NAME
            + ". The name and the fingerprint in a manifest must belong together.",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "io.avrodyne.pekko.bank.Deposited",
        ":0123456789abcdef",
        "Deposited:0123456789abcde",
        "Deposited:+123456789abcdef",
        "Deposited:0123456789abcdeg",
        "Deposited 0123456789abcdef"
      })
  void manifestOfAnotherFormIsNotSerializableAndNotQuoted(String text) {
    NotSerializableException e =
        assertThrows(NotSerializableException.class, () -> serializer.fromBinary(BYTES, text));
    assertEquals(
        "A manifest of "
            + text.length()
            + " characters is not the name of a schema, a colon and 16 hexadecimal digits. Data of"
            + " another serializer must be read with its identifier.",
        e.getMessage());
  }

  @Test
  void identifierIsThatOfTheConfiguration() {
    assertEquals(IDENTIFIER, serializer.identifier());
    assertTrue(serializer.includeManifest());
    ActorSystem other =
        Systems.start(
            Systems.config(
                "pekko.actor.serialization-identifiers.\"io.avrodyne.pekko.AvrodynePekkoSerializer\" ="
                    + " 4711"));
    try {
      assertEquals(4711, new AvrodynePekkoSerializer((ExtendedActorSystem) other).identifier());
    } finally {
      Systems.stop(other);
    }
  }

  /** The names of the traps that were loaded. */
  private static final List<String> LOADED = new CopyOnWriteArrayList<>();

  /** A class that tells when it is loaded. */
  static final class Trap {
    static {
      LOADED.add("Trap");
    }

    private Trap() {}
  }
}
