package io.avrodyne.processor;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The methods by which private fields are read and written. */
class AccessorsTest {

  @ParameterizedTest
  @CsvSource({
    "int, id, getId, void setId, 'set = v;'",
    "int, id, id, void setId, 'set = v;'",
    "int, id, getId, Order setId, 'set = v; return this;'",
    "int, id, getId, int setId, 'set = v; return v;'",
    "int, id, getId, Order id, 'set = v; return this;'",
    "int, id, id, void id, 'set = v;'",
    "int, xAxis, getxAxis, void setxAxis, 'set = v;'",
    "int, xAxis, getXAxis, void setXAxis, 'set = v;'",
    "boolean, open, isOpen, void setOpen, 'set = v;'",
    "boolean, open, getOpen, void setOpen, 'set = v;'",
    "boolean, isOpen, isOpen, void setOpen, 'set = v;'",
    "boolean, isOpen, getOpen, void setIsOpen, 'set = v;'",
    "boolean, isOpen, getIsOpen, void isOpen, 'set = v;'",
    "Boolean, open, isOpen, void setOpen, 'set = v;'",
    "Boolean, isOpen, getIsOpen, void setIsOpen, 'set = v;'"
  })
  void accessorsHaveTheirUsualSpellings(
      String type, String field, String getter, String setter, String body) {
    boolean flag = !type.equals("int");
    RoundTrip.of(
            "@AvroRecord class Order { private %1$s %2$s; %1$s %3$s() { return %2$s; } %4$s(%1$s v) { %5$s } }"
                .formatted(type, field, getter, setter, body.replace("set", field)),
            "class Samples { static Order of(%1$s v) { Order o = new Order(); o.%2$s(v); return o; } }"
                .formatted(type, setter.substring(setter.indexOf(' ') + 1)))
        .assertEncodes("Samples.of(" + (flag ? "true" : "7") + ")", flag ? 1 : 14);
  }

  @Test
  void prefixOfABooleanStaysWhereAnotherFieldHasTheNameWithout() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private boolean isOpen = true; private boolean open;
              boolean getIsOpen() { return isOpen; }
              void setIsOpen(boolean value) { isOpen = value; }
              boolean getOpen() { return open; }
              void setOpen(boolean value) { open = value; }
            }
            """)
        .assertEncodes("new Order()", 1, 0);
  }

  @Test
  void accessorsOfGenericSupertypesCount() {
    RoundTrip.of(
            "@AvroRecord class Order extends Base<String> {}",
            """
            abstract class Base<T> implements HasId<T> {
              private T id; private T name;
              protected Base() {}
              @Override public T raw() { return id; }
              @Override public void setId(T value) { id = value; }
              T name() { return name; }
              Base<T> name(T value) { name = value; return this; }
            }
            """,
            "interface HasId<T> { T raw(); default T getId() { return raw(); } void setId(T id); }",
            """
            class Samples {
              static Order order() {
                Order order = new Order();
                order.setId("i");
                order.name("n");
                return order;
              }
            }
            """)
        .assertEncodes("Samples.order()", 2, 'i', 2, 'n');
  }

  @Test
  void publicAccessorsOfAnotherPackageCount() {
    RoundTrip.of("@AvroRecord class Order extends base.Base {}")
        .with(
            """
            package base;
            public class Base {
              private int id = 7;
              protected Base() {}
              public int getId() { return id; }
              public void setId(int id) { this.id = id; }
            }
            """)
        .assertEncodes("new Order()", 14);
  }

  @Test
  void fieldThatItsAccessorIgnoresIsNoProperty() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              int id = 7;
              private String cache = "";
              @AvroIgnore java.util.Optional<String> getCache() { return java.util.Optional.of(cache); }
            }
            """)
        .assertEncodes("new Order()", 14);
  }
}
