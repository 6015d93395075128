package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Basket;
import io.avrodyne.flink.shop.Order;
import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.runtime.frame.Framings;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.serialization.SerializationSchema;
import org.apache.flink.metrics.MetricGroup;
import org.apache.flink.metrics.groups.UnregisteredMetricsGroup;
import org.apache.flink.util.InstantiationUtil;
import org.apache.flink.util.UserCodeClassLoader;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;
import org.junit.jupiter.api.Test;

class KafkaSchemasTest {

  private static final Map<String, String> SINGLE_OBJECTS =
      Map.of("avrodyne.value.framing", "single-object", "avrodyne.key.framing", "single-object");

  private static final Basket BASKET = new Basket("Ann", List.of("tea"));

  private final Context context = new Context();

  @Test
  void valuesHaveTheFramesOfTheSettings() throws Exception {
    SerializationSchema<Basket> writer =
        there(AvrodyneSerializationSchema.of("baskets", Basket.class, SINGLE_OBJECTS));
    DeserializationSchema<Basket> reader =
        there(AvrodyneDeserializationSchema.of(Basket.class, SINGLE_OBJECTS));
    writer.open(context);
    reader.open(context);
    byte[] bytes = writer.serialize(BASKET);
    assertEquals((byte) 0xC3, bytes[0]);
    assertEquals(BASKET, reader.deserialize(bytes));
    assertEquals(AvrodyneTypeInformation.of(Basket.class), reader.getProducedType());
    context.release();
  }

  @Test
  void keysHaveTheirOwnSettings() throws Exception {
    Order.OrderId id = new Order.OrderId("north", new UUID(1, 2));
    SerializationSchema<Order.OrderId> writer =
        AvrodyneSerializationSchema.ofKeys("orders", Order.OrderId.class, SINGLE_OBJECTS);
    DeserializationSchema<Order.OrderId> reader =
        AvrodyneDeserializationSchema.ofKeys(Order.OrderId.class, SINGLE_OBJECTS);
    writer.open(context);
    reader.open(context);
    assertEquals(id, reader.deserialize(writer.serialize(id)));
  }

  @Test
  void aSerializerIsBuiltWhereItIsUsed() throws Exception {
    SerializationSchema<Basket> writer =
        there(
            AvrodyneSerializationSchema.of(
                "baskets",
                () ->
                    AvrodyneSerde.builder(Basket.class)
                        .framing(Framings.SINGLE_OBJECT)
                        .buildSerializer()));
    assertThrows(IllegalStateException.class, () -> writer.serialize(BASKET));
    writer.open(context);
    assertNull(writer.serialize(null));
    assertTrue(writer.serialize(BASKET).length > 10);
  }

  @Test
  void whatCannotBeReadIsReported() throws Exception {
    DeserializationSchema<Basket> reader =
        AvrodyneDeserializationSchema.of(Basket.class, SINGLE_OBJECTS);
    assertThrows(IllegalStateException.class, () -> reader.deserialize(new byte[1]));
    reader.open(context);
    assertNull(reader.deserialize(null));
    assertThrows(IOException.class, () -> reader.deserialize(new byte[] {1, 2, 3}));
  }

  /** Checks it of a reader that has not needed its registry yet, so that nothing is connected. */
  @Test
  void clientsOfTheRegistryAreClosedWhenTheJobLeaves() throws Exception {
    Map<String, String> settings = Map.of("schema.registry.url", "http://localhost:1");
    DeserializationSchema<Basket> reader = AvrodyneDeserializationSchema.of(Basket.class, settings);
    SerializationSchema<Basket> writer =
        AvrodyneSerializationSchema.of("baskets", Basket.class, settings);
    reader.open(context);
    writer.open(context);
    context.release();
    assertClosed(
        assertThrows(IOException.class, () -> reader.deserialize(new byte[] {0, 0, 0, 0, 7})));
    assertClosed(assertThrows(SerializationException.class, () -> writer.serialize(BASKET)));
  }

  private static void assertClosed(Throwable thrown) {
    Throwable last = thrown;
    while (last.getCause() != null) {
      last = last.getCause();
    }
    assertEquals("The client of the schema registry is closed", last.getMessage());
  }

  @Test
  void tasksThatWereStartedAgainLeaveNothing() throws Exception {
    List<WeakReference<Deserializer<Basket>>> opened = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      AvrodyneDeserializationSchema.of(
              AvrodyneTypeInformation.of(Basket.class),
              () -> {
                Deserializer<Basket> created =
                    AvrodyneSerde.builder(Basket.class)
                        .framing(Framings.SINGLE_OBJECT)
                        .buildDeserializer();
                opened.add(new WeakReference<>(created));
                return created;
              })
          .open(context);
    }
    assertEquals(3, opened.size());
    for (int i = 0; i < 100 && opened.stream().anyMatch(one -> one.get() != null); i++) {
      System.gc();
    }
    opened.forEach(reference -> assertNull(reference.get()));
    context.hooks.forEach(Runnable::run);
  }

  private static <S> S there(S schema) throws Exception {
    return InstantiationUtil.deserializeObject(
        InstantiationUtil.serializeObject(schema), KafkaSchemasTest.class.getClassLoader());
  }

  /** What Flink passes to a schema; it runs what is registered when it is released. */
  private static final class Context
      implements SerializationSchema.InitializationContext,
          DeserializationSchema.InitializationContext,
          UserCodeClassLoader {

    private final List<Runnable> hooks = new ArrayList<>();

    void release() {
      assertEquals(2, hooks.size());
      hooks.forEach(Runnable::run);
    }

    @Override
    public MetricGroup getMetricGroup() {
      return new UnregisteredMetricsGroup();
    }

    @Override
    public UserCodeClassLoader getUserCodeClassLoader() {
      return this;
    }

    @Override
    public ClassLoader asClassLoader() {
      return getClass().getClassLoader();
    }

    @Override
    public void registerReleaseHookIfAbsent(String name, Runnable hook) {
      hooks.add(hook);
    }
  }
}
