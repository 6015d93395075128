package io.avrodyne.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import io.avrodyne.kafka.shop.OrderKey;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What serializers allocate and keep. */
class AllocationTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int WARM_UP = 20_000;
  private static final int CALLS = 5_000;
  private static final Order ORDER = new Order("o-1", 1250, "EUR");

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @BeforeEach
  void requireCounters() {
    assumeTrue(THREADS.isThreadAllocatedMemorySupported(), "This JVM does not count bytes");
  }

  @Test
  void serializingWithAPrefixAllocatesTheArrayOnly() {
    for (Framing framing :
        new Framing[] {Framings.CONFLUENT_PREFIX, Framings.SINGLE_OBJECT, Framings.NONE}) {
      AvrodyneSerializer<Order> serializer = serializer(framing);
      Headers headers = new RecordHeaders();
      byte[] frame = serializer.serialize("orders", ORDER);
      assertNotNull(frame);
      int size = frame.length;
      assertEquals(
          perCall(() -> sink = new byte[size]),
          perCall(() -> sink = serializer.serialize("orders", headers, ORDER)),
          framing::toString);
    }
  }

  @Test
  void aHeaderCostsItsValueAndKafkasObject() {
    AvrodyneSerializer<Order> serializer = serializer(Framings.CONFLUENT_HEADER);
    byte[] datum = OrderAvroCodec.INSTANCE.encode(ORDER);
    // The array, Kafka's list of headers, the header and its value.
    long least =
        perCall(
            () -> {
              Headers headers = new RecordHeaders();
              headers.add("__value_schema_id", new byte[5]);
              sink = new byte[datum.length];
            });
    assertEquals(
        least,
        perCall(
            () -> {
              Headers headers = new RecordHeaders();
              sink = serializer.serialize("orders", headers, ORDER);
            }));
  }

  @Test
  void deserializingAllocatesTheValueOnly() {
    AvrodyneSerde<OrderKey> serde =
        AvrodyneSerde.builder(OrderKey.class).forKeys().registry(registry).build();
    byte[] frame = serde.serializer().serialize("orders", new OrderKey(7));
    assertNotNull(frame);
    Headers headers = new RecordHeaders();
    ByteBuffer direct = ByteBuffer.allocateDirect(frame.length).put(frame).flip();
    long value = perCall(() -> sink = new OrderKey(7));
    assertEquals(
        value, perCall(() -> sink = serde.deserializer().deserialize("orders", headers, frame)));
    assertEquals(
        value,
        perCall(
            () -> sink = serde.deserializer().deserialize("orders", headers, direct.position(0))));
  }

  @Test
  void readingAHeaderAllocatesNothing() {
    AvrodyneSerde<OrderKey> serde =
        AvrodyneSerde.builder(OrderKey.class)
            .framing(Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.CONFLUENT_PREFIX))
            .registry(registry)
            .build();
    Headers headers = new RecordHeaders();
    byte[] datum = serde.serializer().serialize("orders", headers, new OrderKey(7));
    long value = perCall(() -> sink = new OrderKey(7));
    assertEquals(
        value, perCall(() -> sink = serde.deserializer().deserialize("orders", headers, datum)));
  }

  private AvrodyneSerializer<Order> serializer(Framing framing) {
    return AvrodyneSerde.builder(Order.class).framing(framing).registry(registry).buildSerializer();
  }

  private @Nullable Object sink;

  private static long perCall(Runnable call) {
    for (int i = 0; i < WARM_UP; i++) {
      call.run();
    }
    long id = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(id);
    for (int i = 0; i < CALLS; i++) {
      call.run();
    }
    return (THREADS.getThreadAllocatedBytes(id) - before) / CALLS;
  }
}
