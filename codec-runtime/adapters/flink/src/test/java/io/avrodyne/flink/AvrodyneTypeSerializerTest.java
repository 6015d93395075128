package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Basket;
import io.avrodyne.flink.shop.Event;
import io.avrodyne.flink.shop.Order;
import io.avrodyne.flink.shop.Page;
import io.avrodyne.flink.shop.Shelf;
import io.avrodyne.flink.shop.ShopCodecs;
import io.avrodyne.flink.shop.Stock;
import io.avrodyne.runtime.Codecs;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;

class AvrodyneTypeSerializerTest {

  private static final Order ORDER =
      new Order(
          new Order.OrderId("north", new UUID(1, 2)),
          Order.Status.PAID,
          Instant.ofEpochSecond(1_700_000_000),
          null);

  private static final Basket BASKET = new Basket("Ann", new ArrayList<>(List.of("tea", "milk")));

  private final AvrodyneTypeSerializer<Order> orders = Views.serializer(Order.class);
  private final AvrodyneTypeSerializer<Basket> baskets = Views.serializer(Basket.class);

  @Test
  void aDatumHasItsLengthInFront() throws IOException {
    byte[] bytes = Views.bytes(orders, ORDER);
    byte[] datum = Codecs.of(Order.class).encode(ORDER);
    assertEquals(datum.length + 1, bytes.length);
    assertEquals(2 * datum.length + 1, bytes[0]);
    assertEquals(ORDER, orders.deserialize(Views.view(bytes)));
  }

  @Test
  void largeDataAreRead() throws IOException {
    Basket large = new Basket("x".repeat(3_000_000), List.of("y".repeat(70_000)));
    DataInputDeserializer view = Views.view(Views.bytes(baskets, large, BASKET));
    assertEquals(large, baskets.deserialize(view));
    assertEquals(BASKET, baskets.deserialize(view));
    assertEquals(large, baskets.copy(large));
  }

  @Test
  @SuppressWarnings("NullAway") // Flink passes null.
  void nullIsAValue() throws IOException {
    DataInputDeserializer view = Views.view(Views.bytes(orders, null, ORDER));
    assertNull(orders.deserialize(view));
    assertEquals(ORDER, orders.deserialize(view));
    assertNull(baskets.copy(null));
  }

  @Test
  @SuppressWarnings("NullAway") // Flink passes null.
  void copyingBytesCopiesOneDatum() throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    byte[] two = Views.bytes(baskets, BASKET, null);
    DataInputDeserializer view = Views.view(two);
    baskets.copy(view, out);
    baskets.copy(view, out);
    assertArrayEquals(two, out.getCopyOfBuffer());
    assertEquals(0, view.available());
  }

  @Test
  void immutableValuesAreTheirOwnCopies() {
    assertTrue(orders.isImmutableType());
    assertSame(ORDER, orders.copy(ORDER));
    assertSame(ORDER, orders.copy(ORDER, ORDER));
  }

  @Test
  void mutableValuesAreCopied() {
    assertFalse(baskets.isImmutableType());
    Basket copy = baskets.copy(BASKET);
    assertEquals(BASKET, copy);
    assertNotSame(BASKET.articles(), copy.articles());
  }

  @Test
  void mutableObjectsAreReused() throws IOException {
    AvrodyneTypeSerializer<Shelf> shelves = Views.serializer(Shelf.class);
    Shelf shelf = shelf("left", 1, 2);
    byte[] bytes = Views.bytes(shelves, shelf("right", 3, 4));
    Shelf.Box box = shelf.getBoxes().get(1);
    assertSame(shelf, shelves.deserialize(shelf, Views.view(bytes)));
    assertEquals("right", shelf.getName());
    assertSame(box, shelf.getBoxes().get(1));
    assertEquals(4, box.getCount());
    Shelf other = shelf("", 0);
    assertSame(other, shelves.copy(shelf, other));
    assertEquals(2, other.getBoxes().size());
    assertNotSame(box, other.getBoxes().get(1));
    assertNotSame(shelf, shelves.copy(shelf, shelf));
  }

  @Test
  void generatedCodeCopiesIntoNewObjects() {
    AvrodyneTypeSerializer<Stock> stocks = Views.serializer(Stock.class);
    Stock stock = new Stock();
    stock.setArticle("tea");
    stock.getPlaces().add("left");
    Stock reuse = new Stock();
    for (Stock copy : List.of(stocks.copy(stock), stocks.copy(stock, reuse))) {
      assertNotSame(stock, copy);
      assertNotSame(reuse, copy);
      assertSame(stock.getArticle(), copy.getArticle());
      assertEquals(List.of("left"), copy.getPlaces());
      assertNotSame(stock.getPlaces(), copy.getPlaces());
    }
  }

  private static Shelf shelf(String name, int... counts) {
    Shelf shelf = new Shelf();
    shelf.setName(name);
    List<Shelf.Box> boxes = new ArrayList<>();
    for (int count : counts) {
      Shelf.Box box = new Shelf.Box();
      box.setCount(count);
      boxes.add(box);
    }
    shelf.setBoxes(boxes);
    return shelf;
  }

  @Test
  void sealedFamiliesAndGenericRecordsAreWritten() throws IOException {
    AvrodyneTypeSerializer<Event> events = Views.serializer(Event.class);
    Event event = new Event.Filled(BASKET);
    assertEquals(event, events.deserialize(Views.view(Views.bytes(events, event))));
    AvrodyneTypeSerializer<Page<Order>> pages =
        Views.serializer(AvrodyneTypeInformation.of(ShopCodecs.class, ShopCodecs::orders));
    Page<Order> page = new Page<>(ORDER, null);
    assertEquals(page, pages.deserialize(Views.view(Views.bytes(pages, page))));
    assertTrue(pages.isImmutableType());
  }

  @Test
  void aCorruptDatumLeavesTheNextOneReadable() throws IOException {
    AvrodyneTypeSerializer<Order> named =
        Views.serializer(AvrodyneTypeInformation.of(Order.class).named("orders"));
    byte[] bytes = Views.bytes(named, ORDER, ORDER);
    bytes[1] = 99;
    DataInputDeserializer view = Views.view(bytes);
    String message =
        String.valueOf(assertThrows(IOException.class, () -> named.deserialize(view)).getMessage());
    assertTrue(
        message.startsWith("Corrupt datum of " + Order.class.getName() + " in state orders: "),
        message);
    assertTrue(message.contains("id.shop"), message);
    assertEquals(ORDER, named.deserialize(view));
  }

  @Test
  void aCorruptLengthTakesNoMemory() {
    byte[] huge = {-1, -1, -1, -1, 7, 1, 2, 3};
    assertThrows(IOException.class, () -> orders.deserialize(Views.view(huge)));
    byte[] endless = {-1, -1, -1, -1, -1, -1, -1, -1};
    assertThrows(IOException.class, () -> orders.deserialize(Views.view(endless)));
    byte[] foreign = {4, 3, 0};
    assertTrue(
        String.valueOf(
                assertThrows(IOException.class, () -> orders.deserialize(Views.view(foreign)))
                    .getMessage())
            .contains("schema 3 of 1"));
  }

  @Test
  void aJobCarriesSerializers() throws Exception {
    byte[] job = InstantiationUtil.serializeObject(orders);
    AvrodyneTypeSerializer<Order> there =
        InstantiationUtil.deserializeObject(job, getClass().getClassLoader());
    assertEquals(orders, there);
    assertEquals(orders.hashCode(), there.hashCode());
    assertArrayEquals(Views.bytes(orders, ORDER), Views.bytes(there, ORDER));
  }

  @Test
  void duplicatesAreUsedByThreadsAtTheSameTime() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<Boolean>> done = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        String owner = "owner " + i;
        done.add(threads.submit(() -> roundTrips(baskets.duplicate(), owner)));
      }
      for (Future<Boolean> one : done) {
        assertTrue(one.get());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static boolean roundTrips(AvrodyneTypeSerializer<Basket> own, String owner)
      throws IOException {
    Basket basket = new Basket(owner, List.of(owner, owner));
    boolean same = true;
    for (int i = 0; i < 2_000; i++) {
      same &= basket.equals(own.deserialize(Views.view(Views.bytes(own, basket))));
      same &= basket.equals(own.copy(basket));
    }
    return same;
  }
}
