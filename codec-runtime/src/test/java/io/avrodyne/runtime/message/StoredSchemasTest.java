package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroInput;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Messages of schemas that only the store knows. */
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
  void schemaThatIsAddedLaterCounts() {
    Schema writer = Point.named("old.Point");
    byte[] message = SingleObjectDecoderTest.message(new SchemaStore().add(writer), 7);
    AvroInput in = new AvroInput().reset(message);
    UnknownSchemaException e = assertThrows(UnknownSchemaException.class, () -> decoder.decode(in));
    assertTrue(e.getMessage().contains("Add it to the SchemaStore of this decoder"));
    assertEquals(0, in.position());
    store.add(writer);
    assertEquals(new Point(7), decoder.decode(in));
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
  }

  @Test
  void fullStoreBehindALookupIsNamed() {
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
