package io.avrodyne.runtime.message;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.SmallStack;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Tests of the limits of messages: the store bounds what is kept, whatever messages arrive. */
class MessageLimitsTest {

  @Test
  void storeHasALimit() {
    assertEquals(1_024, SchemaStore.DEFAULT_MAX_SCHEMAS);
    SchemaStore store = new SchemaStore();
    for (int i = 0; i < 1_024; i++) {
      store.add(Point.named("a.P" + i));
    }
    assertEquals(1_024, store.size());
    assertThrows(IllegalStateException.class, () -> store.add(Point.named("a.P1024")));
    store.add(Point.named("a.P0"));
    assertEquals(1_024, store.size());
  }

  @Test
  void fingerprintsOfStrangersAreNotKept() {
    AtomicInteger asked = new AtomicInteger();
    SchemaStore store =
        SchemaStore.backedBy(
            fingerprint -> {
              asked.incrementAndGet();
              return null;
            },
            1);
    SingleObjectDecoder<Point> decoder =
        SingleObjectDecoder.builder(Point.CODEC).schemas(store).build();
    AvroInput in = new AvroInput();
    for (int i = 0; i < 1_000; i++) {
      byte[] message = SingleObjectDecoderTest.message(i, 7);
      assertThrows(UnknownSchemaException.class, () -> decoder.decode(in.reset(message)));
    }
    assertEquals(1_000, asked.get());
    assertEquals(0, store.size());
  }

  @Test
  void schemaThatOneStackDoesNotBearIsNotRefusedForGood() throws InterruptedException {
    String items = "{\"type\":\"array\",\"items\":".repeat(490) + "\"int\"" + "}".repeat(490);
    Schema writer =
        SchemaText.parse(
            "{\"type\":\"record\",\"name\":\"old.Point\",\"fields\":["
                + "{\"name\":\"x\",\"type\":\"int\"},{\"name\":\"deep\",\"type\":"
                + items
                + "}]}");
    SchemaStore store = new SchemaStore();
    byte[] message = SingleObjectDecoderTest.message(store.add(writer), 7);
    byte[] datum = Arrays.copyOf(message, message.length + 1);
    AtomicReference<SingleObjectDecoder<Point>> last =
        new AtomicReference<>(SingleObjectDecoder.builder(Point.CODEC).schemas(store).build());
    Throwable thrown =
        SmallStack.thrownBy(
            () -> {
              SingleObjectDecoder<Point> fresh =
                  SingleObjectDecoder.builder(Point.CODEC).schemas(store).build();
              last.set(fresh);
              fresh.decode(datum);
            });
    assertInstanceOf(LimitExceededException.class, thrown);
    assertInstanceOf(
        LimitExceededException.class,
        SmallStack.thrownBy(() -> SchemaIdentity.difference(writer, writer)));
    assertEquals(new Point(7), requireNonNull(last.get()).decode(datum));
  }
}
