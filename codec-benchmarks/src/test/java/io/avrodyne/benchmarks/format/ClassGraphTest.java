package io.avrodyne.benchmarks.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@SuppressWarnings("NullAway.Init") // No object of these classes is made.
class ClassGraphTest {

  private enum Colour {
    RED
  }

  private sealed interface Shape permits Circle, Point {}

  private record Circle(double radius) implements Shape {}

  private enum Point implements Shape {
    ORIGIN
  }

  @SuppressWarnings("unused") // Found by reflection.
  private static class Base<T> {
    private static Thread notPartOfAnObject = new Thread();
    private T held;
  }

  @SuppressWarnings("unused") // Found by reflection.
  private static final class Root extends Base<Colour> {
    private Map<String, List<? extends Shape>> shapes;
    private long[][] numbers;
    private Root parent;
  }

  private final ClassGraph graph = ClassGraph.of(Root.class);

  @Test
  void findsTypeArgumentsBoundsAndPermittedClasses() {
    assertEquals(
        List.of(Root.class, Base.class, Colour.class, Shape.class, Circle.class, Point.class),
        graph.own());
  }

  @Test
  void findsArraysAndClassesOfTheJdk() {
    assertTrue(graph.all().containsAll(List.of(long[][].class, long[].class, String.class)));
    assertFalse(graph.all().contains(Thread.class));
    assertFalse(graph.all().contains(long.class));
  }

  @Test
  void tellsSealedTypesAndRecords() {
    assertEquals(List.of(Shape.class), graph.sealed());
    assertEquals(List.of(Circle.class), graph.records());
    assertTrue(graph.hasRecords());
    assertFalse(ClassGraph.of(Colour.class).hasRecords());
  }
}
