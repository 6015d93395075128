package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Basket;
import io.avrodyne.flink.shop.Order;
import io.avrodyne.flink.shop.Page;
import io.avrodyne.flink.shop.ShopCodecs;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.SchemaLimits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;

class AvrodyneTypeSerializerSnapshotTest {

  private static final String NAME =
      "\"type\": \"record\", \"name\": \"Basket\", \"namespace\": \"io.avrodyne.flink.shop\"";

  /** A basket without articles, but with a colour. */
  private static final Schema BEFORE =
      Views.schema(
          "{"
              + NAME
              + ", \"fields\": [{\"name\": \"colour\", \"type\": \"string\"},"
              + " {\"name\": \"owner\", \"type\": \"string\"},"
              + " {\"name\": \"articles\", \"type\": {\"type\": \"array\", \"items\": \"string\"}}]}");

  /** A basket that has numbers for articles. */
  private static final Schema UNREADABLE =
      Views.schema(
          "{"
              + NAME
              + ", \"fields\": [{\"name\": \"owner\", \"type\": \"string\"},"
              + " {\"name\": \"articles\", \"type\": {\"type\": \"array\", \"items\": \"int\"}}]}");

  private static final Basket BASKET = new Basket("Ann", List.of("tea"));

  private final AvrodyneTypeSerializer<Basket> baskets = Views.serializer(Basket.class);

  @Test
  void equalSchemasAreCompatibleAsTheyAre() throws IOException {
    byte[] stored = Views.stored(baskets.snapshotConfiguration());
    TypeSerializerSnapshot<Basket> restored = Views.restored(stored);
    assertTrue(resolve(baskets, restored).isCompatibleAsIs());
    assertEquals(baskets, restored.restoreSerializer());
    assertArrayEquals(stored, Views.stored(restored));
  }

  @Test
  void anEarlierVersionIsMigrated() throws IOException {
    TypeSerializerSnapshot<Basket> before = Views.earlier(Basket.class, BEFORE);
    assertTrue(resolve(baskets, before).isCompatibleAfterMigration());
    TypeSerializer<Basket> reader = before.restoreSerializer();
    assertEquals(BASKET, reader.deserialize(Views.view(datum("red", "Ann", List.of("tea")))));
  }

  @Test
  void aVersionThatCannotBeReadIsRefusedWithThePath() throws IOException {
    TypeSerializerSnapshot<Basket> before = Views.earlier(Basket.class, UNREADABLE);
    assertTrue(resolve(baskets, before).isIncompatible());
    String text = before.restoreSerializer().toString();
    assertTrue(text.contains("Basket.articles"), text);
  }

  @Test
  void aSymbolThatCannotBeReadIsRefusedWithThePath() throws IOException {
    String now = Codecs.of(Order.class).schema().toString();
    Schema before = Views.schema(now.replace("\"PAID\"", "\"PAID\",\"LOST\""));
    TypeSerializerSnapshot<Order> stored = Views.earlier(Order.class, before);
    assertTrue(resolve(Views.serializer(Order.class), stored).isIncompatible());
    String text = stored.restoreSerializer().toString();
    assertTrue(text.contains("Order.status") && text.contains("LOST"), text);
  }

  @Test
  void stateOfAClassThatDoesNotExistIsKept() throws IOException {
    TypeSerializerSnapshot<Object> gone = Views.named("shop.Gone", BEFORE);
    TypeSerializer<Object> keeper = gone.restoreSerializer();
    byte[] bytes = datum("red", "Ann", List.of("tea"));
    DataOutputSerializer out = new DataOutputSerializer(16);
    keeper.serialize(keeper.deserialize(Views.view(bytes)), out);
    assertArrayEquals(bytes, out.getCopyOfBuffer());
    assertArrayEquals(Views.stored(gone), Views.stored(keeper.snapshotConfiguration()));
    assertTrue(keeper.toString().contains("FormerTypes"), keeper::toString);
    assertTrue(resolveAny(baskets, gone).isIncompatible());
  }

  @Test
  void restoredStateThatIsNotMigratedHasBothSchemas() throws IOException {
    TypeSerializer<Basket> reader = Views.earlier(Basket.class, BEFORE).restoreSerializer();
    TypeSerializerSnapshot<Basket> both =
        Views.restored(Views.stored(reader.snapshotConfiguration()));
    TypeSerializer<Basket> later = both.restoreSerializer();
    assertEquals(BASKET, later.deserialize(Views.view(datum("red", "Ann", List.of("tea")))));
    assertEquals(BASKET, later.deserialize(Views.view(Views.bytes(reader, BASKET))));
    assertTrue(resolve(baskets, both).isCompatibleAfterMigration());
    assertFalse(resolve(baskets, both).isCompatibleAsIs());
  }

  @Test
  void aListedTypeIsFound() throws IOException {
    AvrodyneTypeSerializer<Page<Order>> pages =
        Views.serializer(AvrodyneTypeInformation.of(ShopCodecs.class, ShopCodecs::orders));
    TypeSerializerSnapshot<Page<Order>> stored =
        Views.restored(Views.stored(pages.snapshotConfiguration()));
    assertTrue(resolve(pages, stored).isCompatibleAsIs());
    assertInstanceOf(AvrodyneTypeSerializer.class, stored.restoreSerializer());
  }

  @Test
  void anotherClassIsIncompatible() throws IOException {
    TypeSerializerSnapshot<?> orders =
        Views.restored(Views.stored(Views.serializer(Order.class).snapshotConfiguration()));
    assertTrue(resolveAny(baskets, orders).isIncompatible());
    assertTrue(
        resolveAny(
                baskets,
                Types.STRING.createSerializer(new SerializerConfigImpl()).snapshotConfiguration())
            .isIncompatible());
  }

  @Test
  void aLaterFormIsRefused() throws IOException {
    byte[] stored = Views.stored(baskets.snapshotConfiguration());
    stored[2 + AvrodyneTypeSerializerSnapshot.class.getName().length() + 3] = 9;
    String message =
        String.valueOf(assertThrows(IOException.class, () -> Views.restored(stored)).getMessage());
    assertTrue(message.contains("version 9"), message);
  }

  @Test
  void aSchemaBeyond64KilobytesIsStored() throws IOException {
    String doc = "x".repeat(100_000);
    Schema large =
        Views.schema(BEFORE.toString().replace("\"fields\"", "\"doc\":\"" + doc + "\",\"fields\""));
    TypeSerializerSnapshot<Basket> before = Views.earlier(Basket.class, large);
    assertTrue(resolve(baskets, before).isCompatibleAfterMigration());
  }

  /** A codec may have such a schema, so its checkpoints have it, too. */
  @Test
  void aSchemaBeyondTheLimitsOfForeignTextsIsRestored() throws IOException {
    String doc = "x".repeat(SchemaLimits.DEFAULT.maxTextLength());
    int depth = SchemaLimits.DEFAULT.maxNesting() + 1;
    String deep = "{\"type\":\"array\",\"items\":".repeat(depth) + "\"int\"" + "}".repeat(depth);
    String before = BEFORE.toString();
    for (String text :
        List.of(
            before.replace("\"fields\"", "\"doc\":\"" + doc + "\",\"fields\""),
            before.replace("\"colour\",\"type\":\"string\"", "\"colour\",\"type\":" + deep))) {
      TypeSerializerSnapshot<Basket> stored = Views.earlier(Basket.class, Views.schema(text));
      assertTrue(resolve(baskets, stored).isCompatibleAfterMigration());
      TypeSerializer<Basket> restored = stored.restoreSerializer();
      assertInstanceOf(AvrodyneTypeSerializer.class, restored);
      assertEquals(BASKET, restored.deserialize(Views.view(Views.bytes(restored, BASKET))));
    }
  }

  private static byte[] datum(String colour, String owner, List<String> articles)
      throws IOException {
    GenericRecord record = new GenericData.Record(BEFORE);
    record.put("colour", colour);
    record.put("owner", owner);
    record.put("articles", articles);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    new GenericDatumWriter<GenericRecord>(BEFORE).write(record, encoder);
    encoder.flush();
    DataOutputSerializer out = new DataOutputSerializer(16);
    DatumHeader.write(bytes.size(), 0, out);
    out.write(bytes.toByteArray());
    return out.getCopyOfBuffer();
  }

  private static <T> TypeSerializerSchemaCompatibility<T> resolve(
      TypeSerializer<T> serializer, TypeSerializerSnapshot<T> old) {
    return serializer.snapshotConfiguration().resolveSchemaCompatibility(old);
  }

  @SuppressWarnings("unchecked") // As Flink does it.
  private static <T> TypeSerializerSchemaCompatibility<T> resolveAny(
      TypeSerializer<T> serializer, TypeSerializerSnapshot<?> old) {
    return resolve(serializer, (TypeSerializerSnapshot<T>) old);
  }
}
