package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Tests of messages whose schemas only the store knows. */
class StoredSchemasTest {

  private final SchemaStore store = new SchemaStore();
  private final SingleObjectDecoder<Point> decoder =
      SingleObjectDecoder.builder(Point.CODEC).schemas(store).build();

  @Test
  void storedSchemaIsResolved() {
    byte[] message = SingleObjectDecoderTest.message(store.add(Point.named("old.Point")), 7);
    assertEquals(new Point(7), decoder.decode(message));
    Point reuse = new Point(1);
    assertEquals(new Point(7), decoder.decode(new AvroInput().reset(message), reuse));
  }

  @Test
  void decoderForAStoredSchemaIsKept() {
    long stored = store.add(Point.named("old.Point"));
    AvroDecoder<? extends Point> kept = decoder.decoderFor(stored);
    assertEquals(new Point(7), kept.decode(new byte[] {14}));
    assertSame(kept, decoder.decoderFor(stored));
  }

  @Test
  void schemaThatIsAddedLaterCounts() {
    Schema writer = Point.named("old.Point");
    byte[] message = SingleObjectDecoderTest.message(new SchemaStore().add(writer), 7);
    AvroInput in = new AvroInput().reset(message);
    UnknownSchemaException e = assertThrows(UnknownSchemaException.class, () -> decoder.decode(in));
    assertTrue(
        e.getMessage()
            .contains(
                "add the schema to the schema source of this decoder, such as a SchemaStore"));
    assertEquals(0, in.position());
    store.add(writer);
    assertEquals(new Point(7), decoder.decode(in));
  }

  /**
   * Checks a schema with the codec's fingerprint, so that nothing tells whether a message is a
   * date.
   */
  @Test
  void schemaOfTheCodecsLayoutAndAnotherMeaningThatIsAddedLaterIsRefused() {
    byte[] message = SingleObjectDecoderTest.message(Point.CODEC.fingerprint(), 7);
    AvroInput in = new AvroInput().reset(message);
    assertEquals(new Point(7), decoder.decode(message));
    store.add(Point.SCHEMA);
    assertEquals(new Point(7), decoder.decode(message));
    SchemaStore other = new SchemaStore();
    SingleObjectDecoder<Point> learning =
        SingleObjectDecoder.builder(Point.CODEC).schemas(other).build();
    assertEquals(Point.CODEC.fingerprint(), other.add(dated(Point.TEXT)));
    for (int i = 0; i < 2; i++) {
      SchemaResolutionException e =
          assertThrows(SchemaResolutionException.class, () -> learning.decode(in));
      assertTrue(
          String.valueOf(e.getMessage())
              .contains("differ in logical types (x: no logical type and date)"),
          e::getMessage);
      assertThrows(SchemaResolutionException.class, () -> learning.decode(in, new Point(1)));
      assertEquals(0, in.position());
    }
    long strange = other.add(Point.named("old.Point"));
    assertEquals(new Point(7), learning.decode(SingleObjectDecoderTest.message(strange, 7)));
  }

  @Test
  void schemaOfAKnownWritersLayoutAndAnotherMeaningThatIsAddedLaterIsRefused() {
    long known = Fingerprints.crc64(Point.parse(Point.Doubled.TEXT));
    Point.Codec codec = new Point.Codec(Point.TEXT, List.of(known));
    SingleObjectDecoder<Point> learning = SingleObjectDecoder.builder(codec).schemas(store).build();
    byte[] message = SingleObjectDecoderTest.message(known, 7);
    assertEquals(new Point(14), learning.decode(message));
    store.add(
        Point.parse(
            Point.Doubled.TEXT.replace(
                "\"long\"", "{\"type\": \"long\", \"logicalType\": \"weight-kg\"}")));
    assertThrows(SchemaResolutionException.class, () -> learning.decode(message));
    byte[] today = SingleObjectDecoderTest.message(codec.fingerprint(), 7);
    assertEquals(new Point(7), learning.decode(today));
  }

  private static Schema dated(String text) {
    return Point.parse(text.replace("\"int\"", "{\"type\": \"int\", \"logicalType\": \"date\"}"));
  }

  @Test
  void schemaThatCannotBeReadIsRefusedEachTime() {
    byte[] message = SingleObjectDecoderTest.message(store.add(Point.named("old.Nobody")), 7);
    AvroInput in = new AvroInput().reset(message);
    String first =
        assertThrows(SchemaResolutionException.class, () -> decoder.decode(in)).getMessage();
    String second =
        assertThrows(SchemaResolutionException.class, () -> decoder.decode(in)).getMessage();
    assertEquals(first, second);
    assertEquals(0, in.position());
  }

  @Test
  void whatTheLookupThrowsIsTheCause() {
    IllegalStateException thrown = new IllegalStateException("made to fail");
    SchemaStore failing =
        SchemaStore.backedBy(
            fingerprint -> {
              throw thrown;
            },
            1);
    SingleObjectDecoder<Point> asking =
        SingleObjectDecoder.builder(Point.CODEC).schemas(failing).build();
    AvroInput in = new AvroInput().reset(SingleObjectDecoderTest.message(1, 7));
    DecodeException e = assertThrows(DecodeException.class, () -> asking.decode(in));
    assertSame(thrown, e.getCause());
    assertEquals(0, e.position());
    assertEquals(0, in.position());
    DecodeException apart = assertThrows(DecodeException.class, () -> asking.decoderFor(1));
    assertSame(thrown, apart.getCause());
    assertEquals(0, apart.position());
  }

  @Test
  void anySourceIsAskedOnceForAFingerprint() {
    Schema writer = Point.named("old.Point");
    long fingerprint = Fingerprints.crc64(writer);
    List<SchemaId> asked = new ArrayList<>();
    SingleObjectDecoder<Point> asking =
        SingleObjectDecoder.builder(Point.CODEC)
            .schemas(
                id -> {
                  asked.add(id);
                  return writer;
                })
            .build();
    for (int i = 0; i < 2; i++) {
      assertEquals(new Point(7), asking.decode(SingleObjectDecoderTest.message(fingerprint, 7)));
    }
    assertEquals(List.of(SchemaId.fingerprint(fingerprint)), asked);
  }

  /** Checks that the codec's own fingerprints are kept, and do not count. */
  @Test
  void fingerprintsAboveTheBoundAreForgottenTogether() {
    long known = Fingerprints.crc64(Point.parse(Point.Doubled.TEXT));
    SingleObjectDecoder<Point> small =
        SingleObjectDecoder.builder(new Point.Codec(Point.TEXT, List.of(known)))
            .schemas(store)
            .maxIds(2)
            .build();
    List<Long> stored = new ArrayList<>();
    List<AvroDecoder<? extends Point>> plans = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      stored.add(store.add(Point.named("old" + i + ".Point")));
    }
    for (int i = 0; i < 2; i++) {
      plans.add(small.decoderFor(stored.get(i)));
    }
    assertSame(plans.get(0), small.decoderFor(stored.get(0)));
    assertSame(plans.get(1), small.decoderFor(stored.get(1)));
    AvroDecoder<? extends Point> third = small.decoderFor(stored.get(2));
    assertNotSame(plans.get(0), small.decoderFor(stored.get(0)));
    assertSame(third, small.decoderFor(stored.get(2)));
    assertEquals(new Point(14), small.decode(SingleObjectDecoderTest.message(known, 7)));
    byte[] own = SingleObjectDecoderTest.message(Point.CODEC.fingerprint(), 7);
    assertEquals(new Point(7), small.decode(own));
  }

  @Test
  void numberOfFingerprintsIsPositive() {
    SingleObjectDecoderBuilder<Point> none = SingleObjectDecoder.builder(Point.CODEC).maxIds(0);
    assertThrows(IllegalArgumentException.class, none::build);
  }

  @Test
  void fullStoreUsedByALookupIsNamed() {
    Schema writer = Point.named("old.Point");
    SchemaStore full = SchemaStore.backedBy(fingerprint -> writer, 0);
    byte[] message = SingleObjectDecoderTest.message(store.add(writer), 7);
    SingleObjectDecoder<Point> asking =
        SingleObjectDecoder.builder(Point.CODEC).schemas(full).build();
    DecodeException e = assertThrows(DecodeException.class, () -> asking.decode(message));
    assertInstanceOf(IllegalStateException.class, e.getCause());
  }

  @Test
  void lookupThatReturnsAnotherSchemaIsUnknown() {
    SchemaStore lying = SchemaStore.backedBy(fingerprint -> Point.SCHEMA, 1);
    SingleObjectDecoder<Point> asking =
        SingleObjectDecoder.builder(Point.CODEC).schemas(lying).build();
    byte[] message = SingleObjectDecoderTest.message(1, 7);
    assertThrows(UnknownSchemaException.class, () -> asking.decode(message));
  }

  @Test
  void threadsThatMeetSchemasForTheFirstTimeAgree() throws Exception {
    List<byte[]> messages = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      long fingerprint = store.add(Point.named("old" + i + ".Point"));
      messages.add(SingleObjectDecoderTest.message(fingerprint, i));
    }
    int threads = 8;
    CountDownLatch start = new CountDownLatch(threads);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Future<List<Integer>>> results = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      results.add(
          pool.submit(
              () -> {
                start.countDown();
                start.await();
                return messages.stream().map(message -> decoder.decode(message).x).toList();
              }));
    }
    for (Future<List<Integer>> result : results) {
      for (int i = 0; i < messages.size(); i++) {
        assertEquals(i, result.get().get(i));
      }
    }
    pool.shutdown();
  }
}
