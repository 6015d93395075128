package io.avrodyne.processor;

import org.junit.jupiter.api.Test;

/** Fields that are called as a method of every object. */
class ObjectMethodsTest {

  @Test
  void fieldIsNotReadByAMethodOfEveryObject() {
    RoundTrip.of("@AvroRecord class Order { int hashCode; String toString = \"text\"; }")
        .assertEncodes("new Order()", 0, 8, 't', 'e', 'x', 't');
  }

  @Test
  void fieldIsNotReadByAMethodThatOverridesOne() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              int hashCode = 3;
              @Override public int hashCode() { return 9; }
              @Override public boolean equals(Object other) { return other instanceof Order; }
            }
            """)
        .assertEncodes("new Order()", 6);
  }

  @Test
  void builderIsNotGivenAValueByAMethodOfEveryObject() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private final Object equals;
              private Order(Object equals) { this.equals = equals; }
              @AvroUnion({String.class, Integer.class}) Object getEquals() { return equals; }
              static Builder builder() { return new Builder(); }
              static class Builder {
                private Object equals;
                Builder setEquals(Object value) { equals = value; return this; }
                Order build() { return new Order(equals); }
              }
            }
            """,
            "class Samples { static Order order() { return Order.builder().setEquals(5).build(); } }")
        .assertEncodes("Samples.order()", 2, 10);
  }
}
