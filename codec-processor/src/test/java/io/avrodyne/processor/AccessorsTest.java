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

  /** The members that tell apart what would otherwise share an accessor; 7 and 8 are the values. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "private int id; int Id;| int getId() { return id; } void setId(int v) { id = v; }| id| Id",
        "private int Id; int id;| int Id() { return Id; } void Id(int v) { Id = v; } int getId() { return id; }| Id| id",
        "int id; int Id;| int getId() { return id; } int Id() { return Id; }| id| Id",
        "int id; int Id;| long getId() { return 1; } void setId(long v) { }| id| Id",
        "private int id, Id;| int id() { return id; } int Id() { return Id; } int getId() { return 1; }"
            + " void id(int v) { id = v; } void Id(int v) { Id = v; }| id| Id",
        "private int id, Id;| int getId() { return id; } int Id() { return Id; }"
            + " void setId(int v) { id = v; } void Id(int v) { Id = v; }| id| Id",
        "private int xAxis, XAxis;| int getxAxis() { return xAxis; } int getXAxis() { return XAxis; }"
            + " void setxAxis(int v) { xAxis = v; } void setXAxis(int v) { XAxis = v; }| xAxis| XAxis",
        "int id; int Id; @AvroIgnore private int iD;| int getiD() { return 1; }| id| Id",
        "int id; private int other; int Other;| @AvroIgnore int getOther() { return 1; }| id| Other",
      })
  void accessorsOfSimilarNamesAreToldApart(
      String fields, String members, String first, String second) {
    RoundTrip.of(
            "@AvroRecord class Order { %s %s static Order of() { Order o = new Order(); o.%s = 7; o.%s = 8; return o; } }"
                .formatted(fields, members, first, second))
        .assertEncodes("Order.of()", 14, 16);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boolean getActive() { return active; } boolean isActive() { return isActive; }",
        "boolean isActive() { return active; } boolean getIsActive() { return isActive; }",
        "boolean active() { return active; } boolean isActive() { return isActive; }",
      })
  void booleansWithAndWithoutPrefixAreToldApart(String getters) {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private boolean active, isActive;
              Order(boolean active, boolean isActive) { this.active = active; this.isActive = isActive; }
              %s
            }
            """
                .formatted(getters))
        .assertEncodes("new Order(true, false)", 1, 0);
  }

  @Test
  void sharedSetterDoesNoHarmWhereAConstructorTakesBoth() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              private int id, Id;
              Order() {}
              Order(int id, int Id) { this.id = id; this.Id = Id; }
              int getId() { return id; }
              int Id() { return Id; }
              void setId(int id) { this.id = id; }
            }
            """)
        .assertEncodes("new Order(7, 8)", 14, 16);
  }

  @Test
  void componentsOfSimilarNamesHaveTheirOwnAccessors() {
    RoundTrip.of(
            """
            @AvroRecord record Order(int id, int Id, boolean active, boolean isActive) {
              int getId() { return 1; }
            }
            """)
        .assertEncodes("new Order(7, 8, true, false)", 14, 16, 1, 0);
  }

  @Test
  void builderMethodsOfSimilarNamesAreToldApart() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              final int id, Id;
              private Order(int id, int Id, Void hidden) { this.id = id; this.Id = Id; }
              static Order of(int a, int b) { return new Order(a, b, null); }
              static class Builder {
                private int a, b;
                Builder withId(int id) { a = id; return this; }
                Builder Id(int Id) { b = Id; return this; }
                Order build() { return Order.of(a, b); }
              }
            }
            """)
        .assertEncodes("Order.of(7, 8)", 14, 16);
  }

  /** Both would be called open after their prefixes. */
  @Test
  void abstractAccessorsKeepPrefixesThatTellThemApart() {
    RoundTrip.of(
            """
            @AvroRecord interface Order {
              boolean isOpen(); boolean getOpen();
              static Builder builder() { return new Builder(); }
              record Both(boolean isOpen, boolean getOpen) implements Order {}
              class Builder {
                private boolean a, b;
                public Builder isOpen(boolean v) { a = v; return this; }
                public Builder getOpen(boolean v) { b = v; return this; }
                public Order build() { return new Both(a, b); }
              }
            }
            """)
        .assertEncodes("new Order.Both(true, false)", 1, 0);
  }
}
