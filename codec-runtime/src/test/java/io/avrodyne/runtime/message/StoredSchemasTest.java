package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Fingerprints;
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
  private final SingleObjectDecoder<Point> decoder = SingleObjectDecoder.of(Point.CODEC, store);

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
    assertTrue(e.getMessage().contains("add the schema to the SchemaStore of this decoder"));
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
    SingleObjectDecoder<Point> learning = SingleObjectDecoder.of(Point.CODEC, other);
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
    SingleObjectDecoder<Point> learning = SingleObjectDecoder.of(codec, store);
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
    SingleObjectDecoder<Point> asking = SingleObjectDecoder.of(Point.CODEC, failing);
    AvroInput in = new AvroInput().reset(SingleObjectDecoderTest.message(1, 7));
    DecodeException e = assertThrows(DecodeException.class, () -> asking.decode(in));
    assertSame(thrown, e.getCause());
    assertEquals(2, e.position());
    assertEquals(0, in.position());
    DecodeException apart = assertThrows(DecodeException.class, () -> asking.decoderFor(1));
    assertSame(thrown, apart.getCause());
    assertEquals(0, apart.position());
  }

  @Test
  void fullStoreUsedByALookupIsNamed() {
    Schema writer = Point.named("old.Point");
    SchemaStore full = SchemaStore.backedBy(fingerprint -> writer, 0);
    byte[] message = SingleObjectDecoderTest.message(store.add(writer), 7);
    SingleObjectDecoder<Point> asking = SingleObjectDecoder.of(Point.CODEC, full);
    DecodeException e = assertThrows(DecodeException.class, () -> asking.decode(message));
    assertInstanceOf(IllegalStateException.class, e.getCause());
  }

  @Test
  void lookupThatReturnsAnotherSchemaIsUnknown() {
    SchemaStore lying = SchemaStore.backedBy(fingerprint -> Point.SCHEMA, 1);
    SingleObjectDecoder<Point> asking = SingleObjectDecoder.of(Point.CODEC, lying);
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
