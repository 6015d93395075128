package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles sorted collections and maps, whose items or keys have a natural order. */
class SortedTypesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SortedSet<Line>",
        "SortedSet<Extended>",
        "NavigableSet<? extends Line>",
        "PriorityQueue<Side>",
        "SortedSet<CharSequence>",
        "SortedSet<Shape>",
        "SortedSet<@AvroUnion({Integer.class, Long.class}) Object>",
        "SortedSet<@AvroUnion({byte[].class, int.class}) Object>",
        "SortedSet<@AvroUnion({byte[].class, Shape.class}) Object>",
        "SortedSet<@AvroUnion({byte[].class, CharSequence.class}) Object>",
        "@AvroKeys(AvroKeys.Form.TEXT) SortedMap<LocalDate, String>",
        "@AvroKeys(AvroKeys.Form.PAIRS) SortedMap<Line, String>"
      })
  void comparableItemsAreAccepted(String type) {
    assertThat(
            TestCompiler.compile(
                Sources.of(
                    "package shop; import io.avrodyne.api.*; import java.time.*;"
                        + " import java.util.*; @AvroRecord record Order("
                        + type
                        + " items) {}"),
                Sources.inShop(
                    "@AvroRecord record Line(int id) implements Comparable<Line> {"
                        + " @Override public int compareTo(Line other) { return id - other.id; } }"),
                Sources.inShop("@AvroRecord class Extended extends Base {}"),
                Sources.inShop(
                    "abstract class Base implements Comparable<Base> { int id;"
                        + " @Override public int compareTo(Base other) { return id - other.id; } }"),
                Sources.inShop("enum Side { BUY, SELL }"),
                Sources.inShop("sealed interface Shape permits Curve {}"),
                Sources.inShop("sealed interface Curve extends Shape permits Round {}"),
                Sources.inShop(
                    "@AvroRecord record Round(int id) implements Curve, Comparable<Shape> {"
                        + " @Override public int compareTo(Shape other) { return 0; } }")))
        .succeededWithoutWarnings();
  }
}
