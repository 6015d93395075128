package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.pekko.bank.BankEvent;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.DepositedAvroCodec;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.bank.Withdrawn;
import io.avrodyne.pekko.types.Batch;
import io.avrodyne.pekko.types.Colour;
import io.avrodyne.pekko.types.Listing;
import io.avrodyne.pekko.types.Marked;
import io.avrodyne.pekko.types.Marker;
import io.avrodyne.pekko.types.TwoBatches;
import io.avrodyne.pekko.types.Wrapping;
import io.avrodyne.runtime.DecodeLimits;
import java.io.NotSerializableException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.setup.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of what a configuration and a setup say about types and limits. */
class ConfigurationTest {

  private static final Deposited EVENT = new Deposited(1, "EUR");

  @Test
  void referenceHasTheDefaultsOfTheRuntime() {
    Settings settings = Settings.of(ConfigFactory.load());
    assertEquals(DecodeLimits.DEFAULT, settings.limits());
    assertEquals(List.of(), settings.types());
    assertEquals(Set.of(), settings.removedTypes());
    assertEquals(256 * 1024, settings.maxReusedBuffer());
  }

  @Test
  void limitsAreNumbersSizesOrUnlimited() {
    Config config =
        Systems.config(
            """
            avrodyne.pekko.limits {
              max-string-bytes = 1 KiB
              max-bytes-length = 2
              max-items = 3
              max-collection-items = 4
              max-zero-size-items = unlimited
              max-resolved-bytes = 6
              max-depth = 7
              max-equal-hashes = 8
            }
            """);
    assertEquals(
        new DecodeLimits(1024, 2, 3, 4, Integer.MAX_VALUE, 6, 7, 8),
        Settings.of(Systems.complete(config)).limits());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "avrodyne.pekko.type = [x]              | avrodyne.pekko.type",
        "avrodyne.pekko.limits.max-item = 1     | avrodyne.pekko.limits.max-item",
        "avrodyne.pekko.limits.max-items = -1   | avrodyne.pekko.limits.max-items",
        "avrodyne.pekko.limits.max-items = 3e9  | avrodyne.pekko.limits.max-items",
        "avrodyne.pekko.limits.max-string-bytes = 4 GiB | avrodyne.pekko.limits.max-string-bytes",
        "avrodyne.pekko.types = [\"com.acme.Missing\"] | avrodyne.pekko.types",
        "avrodyne.pekko.removed-types = [\"shop.Event$Printed\"] | shop.Event.Printed",
        "pekko.actor.serialization-bindings { \"com.acme.Missing\" = avrodyne } | com.acme.Missing",
      })
  void wrongSettingsFailWithTheirPath(String text, String path) {
    Throwable e = failure(Systems.config(text));
    assertTrue(String.valueOf(e.getMessage()).contains(path), e::toString);
  }

  @Test
  void unknownKeySaysWhichThereAre() {
    Throwable e = failure(Systems.config("avrodyne.pekko.types2 = []"));
    assertInstanceOf(ConfigException.BadValue.class, e);
    assertTrue(
        String.valueOf(e.getMessage())
            .endsWith(
                "'avrodyne.pekko.types2': this key is unknown; the keys are limits,"
                    + " max-reused-buffer, removed-types, types"),
        e::getMessage);
  }

  @Test
  void systemWithoutTypesStartsAndSaysWhatToConfigure() {
    with(
        Systems.config(""),
        serializer -> {
          EncodeException e = assertThrows(EncodeException.class, () -> serializer.toBinary(EVENT));
          assertEquals(
              EVENT.getClass().getName() + " has no codec. " + KnownTypes.NONE, e.getMessage());
          assertThrows(EncodeException.class, () -> serializer.manifest(EVENT));
          assertThrows(
              NotSerializableException.class,
              () -> serializer.fromBinary(new byte[0], "a.B:0123456789abcdef"));
        });
  }

  @Test
  void sealedTypeStandsForItsBranches() {
    with(
        Systems.types(BankEvent.class),
        serializer -> {
          for (BankEvent event : List.of(new Opened("Ada"), EVENT, new Withdrawn(2))) {
            assertRoundTrip(serializer, event);
          }
        });
  }

  @Test
  void listingStandsForItsRecordsAndEnums() {
    with(
        Systems.types(Listing.class),
        serializer -> {
          assertRoundTrip(serializer, new Batch<>(List.of("a", "b")));
          assertRoundTrip(serializer, new java.awt.Point(3, 4));
          assertRoundTrip(serializer, Colour.RED);
          assertRoundTrip(serializer, Colour.BLUE); // an object of a class of its own
          assertThrows(EncodeException.class, () -> serializer.manifest(List.of(1L)));
        });
  }

  @Test
  void enumNeedsAListing() {
    Throwable e = failure(Systems.types(Colour.class));
    assertTrue(
        String.valueOf(e.getMessage()).endsWith("in an interface with @AvroCodecs."),
        e::getMessage);
  }

  @Test
  void classWithTwoCodecsIsRefused() {
    Throwable e = failure(Systems.types(TwoBatches.class));
    assertEquals(
        "io.avrodyne.pekko.types.Batch has two codecs, for io.avrodyne.pekko.types.Batch_Long and"
            + " for io.avrodyne.pekko.types.Batch_Integer, and the class of a value does not tell"
            + " which to use. Use only one of them.",
        e.getMessage());
  }

  @Test
  void typeWithoutANameIsRefused() {
    Throwable e = failure(Systems.types(Wrapping.class));
    assertEquals(
        Wrapping.class.getName()
            + " is encoded as a union, which has no name for a manifest. List the records and"
            + " enums that it consists of, or make it a component of a record.",
        e.getMessage());
  }

  @Test
  void classWithoutACodecIsRefused() {
    assertInstanceOf(IllegalArgumentException.class, failure(Systems.types(String.class)));
  }

  @Test
  void markerNeedsATypeThatImplementsIt() {
    String binding =
        "pekko.actor.serialization-bindings { \"%s\" = avrodyne }"
            .formatted(Marker.class.getName());
    Throwable e = failure(Systems.config(binding));
    assertTrue(
        String.valueOf(e.getMessage())
            .startsWith(Marker.class.getName() + " is bound to the serializer of Avrodyne, but "),
        e::getMessage);
    with(
        Systems.config(binding).withFallback(Systems.types(Marked.class)),
        serializer -> assertRoundTrip(serializer, new Marked(1)));
  }

  @Test
  void setupAddsTypesAndCodecs() {
    AvrodyneSetup setup =
        AvrodyneSetup.create()
            .withType(Opened.class)
            .withCodec(Deposited.class, DepositedAvroCodec.INSTANCE);
    with(
        Systems.config(""),
        serializer -> {
          assertRoundTrip(serializer, new Opened("Ada"));
          assertRoundTrip(serializer, EVENT);
          assertThrows(EncodeException.class, () -> serializer.manifest(new Withdrawn(1)));
        },
        setup);
  }

  @Test
  void setupIsImmutable() {
    AvrodyneSetup empty = AvrodyneSetup.create();
    empty.withType(Opened.class).withCodec(Deposited.class, DepositedAvroCodec.INSTANCE);
    assertEquals(Set.of(), empty.types());
    assertTrue(empty.codecs().isEmpty());
  }

  @Test
  void limitsApplyToWhatIsDecoded() {
    with(
        Systems.types(Opened.class)
            .withFallback(Systems.config("avrodyne.pekko.limits.max-string-bytes = 3")),
        serializer -> {
          Opened event = new Opened("Adam");
          String manifest = serializer.manifest(event);
          byte[] bytes = serializer.toBinary(event);
          DecodeException e =
              assertThrows(
                  LimitExceededException.class, () -> serializer.fromBinary(bytes, manifest));
          assertEquals("owner", e.path());
        });
  }

  @Test
  void removedTypesAreNotDecoded() {
    with(
        Systems.types(Opened.class)
            .withFallback(Systems.config("avrodyne.pekko.removed-types = [\"com.acme.Closed\"]")),
        serializer -> {
          String manifest = "com.acme.Closed:0123456789abcdef";
          assertEquals(new RemovedDatum(manifest), read(serializer, new byte[] {1, 2}, manifest));
          ByteBuffer buffer = ByteBuffer.wrap(new byte[4], 1, 2);
          assertEquals(new RemovedDatum(manifest), serializer.fromBinary(buffer, manifest));
          assertEquals(3, buffer.position());
          assertRoundTrip(serializer, new Opened("Ada"));
        });
  }

  @Test
  void removedTypeThatIsKnownIsRefused() {
    Throwable e =
        failure(
            Systems.types(Opened.class)
                .withFallback(
                    Systems.config(
                        "avrodyne.pekko.removed-types = [\"" + Opened.class.getName() + "\"]")));
    assertTrue(
        String.valueOf(e.getMessage())
            .endsWith(
                Opened.class.getName()
                    + " is a name or an alias of a type that the serializer knows"),
        e::getMessage);
  }

  /** A use of a serializer that may fail. */
  private interface Use {
    void of(AvrodynePekkoSerializer serializer) throws Exception;
  }

  private static void with(Config config, Use use, Setup... setups) {
    ActorSystem system = Systems.start(config, setups);
    try {
      use.of(Systems.serializer(system));
    } catch (Exception e) {
      throw new AssertionError(e);
    } finally {
      Systems.stop(system);
    }
  }

  /** Returns the exception with which a system does not start. */
  private static Throwable failure(Config config) {
    Consumer<Config> start = given -> Systems.stop(Systems.start(given));
    Throwable e = assertThrows(Exception.class, () -> start.accept(config));
    while (e.getCause() != null
        && !(e instanceof ConfigException || e instanceof IllegalArgumentException)) {
      e = e.getCause();
    }
    return e;
  }

  private static void assertRoundTrip(AvrodynePekkoSerializer serializer, Object value) {
    assertEquals(value, read(serializer, serializer.toBinary(value), serializer.manifest(value)));
  }

  private static Object read(AvrodynePekkoSerializer serializer, byte[] bytes, String manifest) {
    try {
      return serializer.fromBinary(bytes, manifest);
    } catch (NotSerializableException e) {
      throw new AssertionError(e);
    }
  }
}
