package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists classes two of whose properties find one accessor. */
final class BadSharing {

  private static final String READ_ID = "int getId() { return id; } ";
  private static final String READ_BOTH = READ_ID + "int Id() { return Id; } ";
  private static final String ACTIVE = "boolean isActive() { return active; } ";

  private static final String AXIS = "int getXAxis() { return xAxis; } ";
  private static final String OF_BOTH = "Order(int id, int Id) {}";
  private static final String BUILDER =
      """
        private Order(int id, int Id, Void hidden) { this.id = id; this.Id = Id; }
        static Builder builder() { return new Builder(); }
        static class Builder {
          private int id;
          Builder setId(int id) { this.id = id; return this; }
          Order build() { return new Order(id, id, null); }
        }
      """;

  private BadSharing() {}

  static Stream<BadInput> all() {
    return Stream.concat(getters(), setters());
  }

  private static Stream<BadInput> getters() {
    return Stream.of(
        shared("private int id", "private int Id", "getId", "Id", READ_ID + OF_BOTH),
        shared("private int Id", "private int id", "getId", "id", READ_ID + OF_BOTH),
        shared("int id", "int Id", "getId", "Id", READ_ID),
        shared("int id", "private int Id", "getId", "Id", READ_ID + "void setId(int v) {}"),
        shared(
            "private boolean active",
            "private boolean isActive",
            "isActive",
            "getIsActive",
            ACTIVE),
        shared("private boolean isActive", "private boolean active", "isActive", "active", ACTIVE),
        shared("boolean active", "boolean isActive", "isActive", "getIsActive", ACTIVE),
        shared("boolean active", "private boolean isActive", "isActive", "getIsActive", ACTIVE),
        shared("private int xAxis", "private int XAxis", "getXAxis", "XAxis", AXIS),
        shared("private int iD", "private int ID", "getID", "ID", "int getID() { return iD; }"),
        shared("@AvroIgnore private int id", "private int Id", "getId", "Id", READ_ID),
        shared("private transient int id", "private int Id", "getId", "Id", READ_ID),
        shared(
            "private boolean active",
            "private boolean isActive",
            "isActive",
            "getIsActive",
            "@AvroIgnore " + ACTIVE),
        inherited(),
        ofWrapper());
  }

  private static Stream<BadInput> setters() {
    return Stream.of(
        shared(
            "private int id", "private int Id", "setId", "Id", READ_BOTH + "void setId(int v) {}"),
        shared(
            "private int id",
            "private int Id",
            "setId",
            "Id",
            READ_BOTH + "Order setId(int v) { return this; }"),
        shared("int id", "int Id", "setId", "Id", "void setId(int v) {}"),
        // Neither list is filled: the class means them to be set.
        shared(
            "private List<String> id",
            "private List<String> Id",
            "setId",
            "Id",
            READ_BOTH.replace("int", "List<String>") + "void setId(List<String> v) {}"),
        shared("final int id", "final int Id", "setId", "Id", BUILDER),
        ofAbstract());
  }

  private static BadInput shared(
      String first, String second, String accessor, String suggestion, String members) {
    return BadInput.of(
        Code.SHARED_ACCESSOR,
        "Order."
            + nameOf(second)
            + " and "
            + nameOf(first)
            + " share the accessor "
            + accessor
            + ".",
        "Give "
            + nameOf(second)
            + " an accessor of its own, such as "
            + suggestion
            + ", or exclude one of the two with @AvroIgnore on its field.",
        """
        @AvroRecord
        class Order {
          %s;
          %s; // BAD
          %s
        }
        """
            .formatted(first, second, members));
  }

  private static String nameOf(String field) {
    return field.substring(field.lastIndexOf(' ') + 1);
  }

  private static BadInput inherited() {
    return BadInput.of(
        Code.SHARED_ACCESSOR,
        "Order.Id and id share the accessor getId.",
        "or exclude one of the two with @AvroIgnore on its field.",
        """
        @AvroRecord
        class Order extends Base<Integer> {
          private Integer Id; // BAD
          void setId(Integer id) {}
        }

        class Base<T> {
          private T id;
          public T getId() { return id; }
        }
        """);
  }

  private static BadInput ofWrapper() {
    return BadInput.of(
        Code.SHARED_ACCESSOR,
        "Id.Id and id share the accessor getId.",
        "or exclude one of the two with @AvroIgnore on its field.",
        """
        @AvroRecord
        record Order(Id id) {}

        @AvroValue
        class Id {
          private transient int id;
          private int Id; // BAD
          Id(int Id) {}
          int getId() { return id; }
        }
        """);
  }

  /** The builder has one method for two of the accessors. */
  private static BadInput ofAbstract() {
    return BadInput.of(
        Code.SHARED_ACCESSOR,
        "Order.getId and id share the accessor id.",
        "Give getId an accessor of its own, such as getId, or exclude one of the two with @AvroIgnore.",
        """
        @AvroRecord
        interface Order {
          int id();
          int getId(); // BAD
          static Builder builder() { return new Builder(); }
          class Builder {
            public Builder id(int id) { return this; }
            public Order build() { return null; }
          }
        }
        """);
  }
}
