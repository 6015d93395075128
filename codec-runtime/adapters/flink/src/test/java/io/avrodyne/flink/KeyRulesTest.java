package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Keys;
import io.avrodyne.flink.shop.Order;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.util.Arrays;
import org.apache.flink.api.common.functions.InvalidTypesException;
import org.junit.jupiter.api.Test;

class KeyRulesTest {

  @Test
  void recordsOfTextsNumbersAndListsAreKeys() {
    assertTrue(AvrodyneTypeInformation.ofKey(Keys.Good.class).isKeyType());
    AvrodyneTypeInformation<Order.OrderId> id = AvrodyneTypeInformation.of(Order.OrderId.class);
    assertSame(id, id.requireKey());
  }

  @Test
  void mapsAreRefused() {
    assertEquals("OfMap.values is a map, whose entries have no order", problemOf(Keys.OfMap.class));
  }

  @Test
  void setsAreRefused() {
    assertEquals(
        "OfSet.values is a set or another collection, whose items may have any order",
        problemOf(Keys.OfSet.class));
  }

  @Test
  void floatingPointNumbersAreRefused() {
    assertEquals(
        "OfDouble.inner.value is a floating-point number, whose equality is not that of bytes",
        problemOf(Keys.OfDouble.class));
  }

  @Test
  void enumsAreRefused() {
    assertEquals(
        "OfEnum.status is an enum, whose hash code differs between JVMs",
        problemOf(Keys.OfEnum.class));
  }

  /** Its bytes are those of a text, but Flink asks for its hash code. */
  @Test
  void enumsThatAreConvertedAreRefused() {
    assertEquals(
        "OfText.status is an enum, whose hash code differs between JVMs",
        problemOf(Keys.OfText.class));
  }

  @Test
  void decimalsAreRefused() throws IOException {
    Keys.OfDecimal key = new Keys.OfDecimal(new BigDecimal("1.5"));
    AvrodyneTypeSerializer<Keys.OfDecimal> serializer = Views.serializer(Keys.OfDecimal.class);
    assertNotEquals(key, serializer.deserialize(Views.view(Views.bytes(serializer, key))));
    assertEquals(
        "OfDecimal.price is a decimal, whose own scale is not kept",
        problemOf(Keys.OfDecimal.class));
    assertEquals(
        "OfWholeDecimal.number is a decimal, whose own scale is not kept",
        problemOf(Keys.OfWholeDecimal.class));
    assertTrue(AvrodyneTypeInformation.of(Keys.OfWhole.class).isKeyType());
    assertTrue(AvrodyneTypeInformation.of(Keys.OfOwnScale.class).isKeyType());
  }

  @Test
  void urisAreRefused() throws IOException {
    Keys.OfUri upper = new Keys.OfUri(URI.create("http://A/"));
    Keys.OfUri lower = new Keys.OfUri(URI.create("http://a/"));
    AvrodyneTypeSerializer<Keys.OfUri> serializer = Views.serializer(Keys.OfUri.class);
    assertEquals(upper, lower);
    assertFalse(Arrays.equals(Views.bytes(serializer, upper), Views.bytes(serializer, lower)));
    assertEquals(
        "OfUri.home is a URI, whose equality ignores the case of some letters",
        problemOf(Keys.OfUri.class));
  }

  @Test
  void arraysAreRefused() {
    assertEquals(
        "OfArray.bytes is an array, whose hash code differs between JVMs",
        problemOf(Keys.OfArray.class));
  }

  @Test
  void classesWithoutHashCodeAreRefused() {
    assertEquals("Mutable has no hashCode() of its own", problemOf(Keys.Mutable.class));
  }

  private static String problemOf(Class<?> type) {
    assertFalse(AvrodyneTypeInformation.of(type).isKeyType());
    String message =
        String.valueOf(
            assertThrows(InvalidTypesException.class, () -> AvrodyneTypeInformation.ofKey(type))
                .getMessage());
    String start = type.getName() + " cannot be a key: ";
    assertTrue(message.startsWith(start), message);
    return message.substring(start.length(), message.lastIndexOf(". Use a key"));
  }
}
