package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes whose codecs use members of classes that they cannot name. */
class VisibilityTest {

  /** The codec casts the collection to one of items. */
  @Test
  void getterReturnsCollectionOfHiddenWildcard() {
    assertThat(
            TestCompiler.compile(
                Sources.inShop(
                    """
                    @AvroRecord
                    class Order {
                      private static class Base {}
                      @AvroRecord static class Item extends Base { int number; }
                      private List<Item> items = new ArrayList<>();
                      Collection<? extends Base> getItems() { return items; }
                      void setItems(List<Item> items) { this.items = items; }
                    }
                    """)))
        .succeededWithoutWarnings();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "private static class Base { static Order of(int id) { return new Order(id); } }",
        "private static class Base { static Builder builder() { return new Builder(); } }"
      })
  void inheritedStaticMethodIsOneOfTheClassItself(String base) {
    assertThat(
            TestCompiler.compile(
                Sources.inShop(
                    """
                    class Orders {
                      @AvroRecord
                      static class Order extends Base {
                        private final int id;
                        private Order(int id) { this.id = id; }
                        int getId() { return id; }
                      }

                      static class Builder {
                        private int id;
                        private Builder() {}
                        Builder id(int given) { id = given; return this; }
                        Order build() { return new Order(id); }
                      }

                      %s
                    }
                    """
                        .formatted(base))))
        .succeededWithoutWarnings();
  }

  @ParameterizedTest
  @ValueSource(strings = {"@AvroString Text<?>", "Id<? extends Number>", "List<Id<?>>"})
  void objectWithWildcardIsCreated(String type) {
    assertThat(
            TestCompiler.compile(
                Sources.inShop("@AvroRecord record Order(" + type + " value) {}"),
                Sources.inShop("@AvroValue record Id<T extends Number>(long number) {}"),
                Sources.inShop(
                    "class Text<T extends Number> { final String text;"
                        + " public Text(String text) { this.text = text; }"
                        + " @Override public String toString() { return text; } }")))
        .succeededWithoutWarnings();
  }
}
