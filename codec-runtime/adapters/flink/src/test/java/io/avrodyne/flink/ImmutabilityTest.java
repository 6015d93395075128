package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Basket;
import io.avrodyne.flink.shop.Event;
import io.avrodyne.flink.shop.Order;
import io.avrodyne.flink.shop.Shelf;
import io.avrodyne.flink.shop.ShopCodecs;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import org.junit.jupiter.api.Test;

class ImmutabilityTest {

  private static final ShopCodecs LISTED = Codecs.implementation(ShopCodecs.class);

  @Test
  void aRecordOfImmutableValuesIsImmutable() {
    assertTrue(isDeep(Codecs.of(Order.class)));
  }

  @Test
  void aRecordOfAListIsMutable() {
    assertFalse(isDeep(Codecs.of(Basket.class)));
  }

  @Test
  void aClassWithSettersIsMutable() {
    assertFalse(isDeep(Codecs.of(Shelf.class)));
  }

  @Test
  void aSealedFamilyIsAsImmutableAsItsMembers() {
    assertTrue(isDeep(Codecs.of(Event.Ordered.class)));
    assertFalse(isDeep(Codecs.of(Event.Filled.class)));
    assertFalse(isDeep(Codecs.of(Event.class)));
  }

  @Test
  void aGenericRecordIsAsImmutableAsItsTypeArgument() {
    assertTrue(isDeep(LISTED.orders()));
    assertFalse(isDeep(LISTED.baskets()));
    assertFalse(isDeep(LISTED.allBaskets()));
  }

  private static boolean isDeep(AvroCodec<?> codec) {
    return Immutability.isDeep(codec);
  }
}
