package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.Withdrawn;
import io.avrodyne.pekko.types.Marked;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.NotSerializableException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of manifests that the serializer never wrote. */
class ForeignManifestTest {

  private static final int LONGEST_MESSAGE = 1_000;
  private static final String FINGERPRINT = ":0123456789abcdef";
  private static final Deposited EVENT = new Deposited(250, "CHF");
  private static final ActorSystem SYSTEM = Systems.start(Systems.BANK);

  private final AvrodynePekkoSerializer serializer = Systems.serializer(SYSTEM);
  private final byte[] bytes = serializer.toBinary(EVENT);

  @AfterAll
  static void stop() {
    Systems.stop(SYSTEM);
  }

  static Stream<String> manifests() {
    List<String> names =
        List.of(
            "io.avrodyne.pekko.bank.Deposited",
            "io.avrodyne.pekko.bank.BankCommand$Stop",
            "io.avrodyne.pekko.bank.BankCommand$Stop#2",
            "java.lang.Runtime",
            "javax.swing.JEditorPane",
            "com.sun.rowset.JdbcRowSetImpl",
            "org.apache.xalan.xsltc.trax.TemplatesImpl",
            "[Ljava.lang.Object;",
            "AA",
            " ",
            "",
            "\u0000",
            "a\nb",
            "a\r\nWARN everything is fine",
            "\u202egnirts",
            "\ud800",
            "Ünïcode",
            "x".repeat(300),
            "x".repeat(1 << 20),
            "\n".repeat(1 << 20),
            "a.".repeat(1 << 19));
    return names.stream()
        .flatMap(
            name ->
                Stream.of(
                    name,
                    name + ":",
                    name + FINGERPRINT,
                    name + FINGERPRINT + "\n",
                    FINGERPRINT + name,
                    name + ":0x23456789abcdef",
                    name + ":\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667abcdefab"));
  }

  @ParameterizedTest
  @MethodSource("manifests")
  void foreignManifestIsNotSerializable(String manifest) {
    assertRefused(manifest);
  }

  @Test
  void missingManifestIsNotSerializable() {
    assertRefused(null);
  }

  private void assertRefused(@Nullable String manifest) {
    NotSerializableException e = refusal(manifest);
    String message = String.valueOf(e.getMessage());
    assertTrue(message.length() < LONGEST_MESSAGE, () -> message.length() + " characters");
    assertTrue(message.chars().noneMatch(ForeignManifestTest::isInvisible), message);
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    assertThrows(NotSerializableException.class, () -> readWith(manifest, buffer));
    assertEquals(0, buffer.position());
  }

  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }

  private NotSerializableException refusal(@Nullable String manifest) {
    return assertThrows(
        NotSerializableException.class, () -> serializer.fromBinary(bytes, manifest));
  }

  private void readWith(@Nullable String manifest, ByteBuffer buffer)
      throws NotSerializableException {
    serializer.fromBinary(buffer, manifest);
  }

  @Test
  void manifestOfAnotherKnownTypeIsReadAsThatType() {
    // The bytes do not name their type, so only the manifest tells it; here, some are left over.
    String withdrawn = serializer.manifest(new Withdrawn(1));
    assertThrows(DecodeException.class, () -> serializer.fromBinary(bytes, withdrawn));
  }

  @Test
  void everyChangedCharacterOfAManifestIsNotSerializable() {
    String manifest = serializer.manifest(EVENT);
    for (int at = 0; at < manifest.length(); at++) {
      for (char c : "0fF.:$\n\u0000é".toCharArray()) {
        String changed = manifest.substring(0, at) + c + manifest.substring(at + 1);
        if (!changed.equalsIgnoreCase(manifest)) {
          assertThrows(
              NotSerializableException.class, () -> serializer.fromBinary(bytes, changed), changed);
        }
      }
      String shorter = manifest.substring(0, at) + manifest.substring(at + 1);
      assertThrows(NotSerializableException.class, () -> serializer.fromBinary(bytes, shorter));
    }
  }

  @Test
  void binaryNameOfANestedClassIsNotAManifest() {
    String manifest = serializer.manifest(new io.avrodyne.pekko.bank.BankCommand.Stop());
    assertTrue(manifest.startsWith("io.avrodyne.pekko.bank.BankCommand.Stop:"), manifest);
    assertThrows(
        NotSerializableException.class,
        () -> serializer.fromBinary(new byte[0], manifest.replace(".Stop", "$Stop")));
  }

  @Test
  void payloadsOfOtherSerializersAreNotReadWithOurIdentifier() {
    Serialization serialization = SerializationExtension.get(SYSTEM);
    assertTrue(
        serialization
            .deserialize(bytes, AvrodynePekkoSerializerTest.IDENTIFIER, Deposited.class.getName())
            .isFailure());
    assertTrue(
        serialization.deserialize(bytes, AvrodynePekkoSerializerTest.IDENTIFIER, "").isFailure());
    assertTrue(serialization.deserialize(bytes, Deposited.class).isFailure());
  }

  @Test
  void storedSchemaOfAnotherTypeIsNotReadAsTheOnlyKnownOne() {
    Schema other =
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "Removed", "namespace": "com.acme",
                 "fields": [{"name": "number", "type": "int"}]}
                """);
    SchemaStore store = new SchemaStore();
    String manifest = "com.acme.Removed:%016x".formatted(store.add(other));
    ActorSystem system =
        Systems.start(Systems.types(Marked.class), AvrodyneSetup.create().withWriters(store));
    try {
      AvrodynePekkoSerializer one = Systems.serializer(system);
      NotSerializableException e =
          assertThrows(
              NotSerializableException.class, () -> one.fromBinary(new byte[] {2}, manifest));
      assertTrue(String.valueOf(e.getMessage()).contains("com.acme.Removed"), e::toString);
    } finally {
      Systems.stop(system);
    }
  }

  @Test
  void schemaThatCannotBeLookedUpIsNotSerializable() {
    SchemaStore store =
        SchemaStore.backedBy(
            fingerprint -> {
              throw new IllegalStateException("the registry is down");
            },
            10);
    ActorSystem system = Systems.start(Systems.BANK, AvrodyneSetup.create().withWriters(store));
    try {
      AvrodynePekkoSerializer serializer = Systems.serializer(system);
      String manifest = "io.avrodyne.pekko.bank.Deposited" + FINGERPRINT;
      NotSerializableException e =
          assertThrows(
              NotSerializableException.class, () -> serializer.fromBinary(bytes, manifest));
      assertTrue(String.valueOf(e.getMessage()).startsWith(manifest), e::toString);
      assertFalse(String.valueOf(e.getMessage()).contains("the registry is down"), e::toString);
    } finally {
      Systems.stop(system);
    }
  }
}
