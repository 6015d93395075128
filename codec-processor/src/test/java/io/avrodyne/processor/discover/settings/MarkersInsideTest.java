package io.avrodyne.processor.discover.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.AvroNullable;
import io.avrodyne.api.AvroString;
import io.avrodyne.api.AvroUnion;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.Test;

class MarkersInsideTest {

  @Test
  void stringableOfApacheIsOurString() {
    withField(
        "@org.apache.avro.reflect.Stringable java.math.BigInteger x",
        field -> assertTrue(Markers.of(field).has(AvroString.class)));
  }

  @Test
  void nullableOfApacheIsOurs() {
    withField(
        "@org.apache.avro.reflect.Nullable String x",
        field -> assertTrue(Markers.of(field).has(AvroNullable.class)));
  }

  @Test
  void unionOfApacheListsItsBranches() {
    withField(
        "@org.apache.avro.reflect.Union({String.class, Integer.class}) Object x",
        field ->
            assertEquals(
                "[java.lang.String, java.lang.Integer]",
                Markers.of(field).find(AvroUnion.class).orElseThrow().types("value").toString()));
  }

  @Test
  void annotationInFrontOfAnArrayIsNoneOfItsItems() {
    withField(
        "@io.avrodyne.api.AvroFixed(size = 1) @io.avrodyne.api.AvroNullable String[] x",
        field -> assertFalse(Markers.NONE.inside(item(field), field).saysNullable()));
  }

  @Test
  void annotationWithinTheItemsOfAnArrayCounts() {
    withField(
        "@io.avrodyne.api.AvroNullable java.util.List<@io.avrodyne.api.AvroNullable String>[] x",
        field -> {
          DeclaredType item = item(field);
          assertFalse(Markers.NONE.inside(item, field).saysNullable());
          assertTrue(Markers.NONE.inside(item.getTypeArguments().get(0), field).saysNullable());
        });
  }

  @Test
  void propertiesOfEveryContainerAreListed() {
    withField(
        "@io.avrodyne.api.AvroProp(key = \"a\", value = \"1\")"
            + " @org.apache.avro.reflect.AvroMeta(key = \"b\", value = \"2\")"
            + " @org.apache.avro.reflect.AvroMeta(key = \"c\", value = \"3\") int x",
        field ->
            assertEquals(
                List.of("a", "b", "c"),
                Markers.of(field).props().stream()
                    .map(marker -> marker.text("key").orElseThrow())
                    .toList()));
  }

  private static DeclaredType item(VariableElement field) {
    return (DeclaredType) ((ArrayType) field.asType()).getComponentType();
  }

  private static void withField(String field, Consumer<VariableElement> test) {
    CompilerInside.withOrder(
        "class Order { " + field + "; }",
        type -> test.accept(ElementFilter.fieldsIn(type.getEnclosedElements()).get(0)));
  }
}
