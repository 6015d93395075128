package io.avrodyne.generate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The steps between two sources. */
class HandStepsTest {

  private static final Predicate<String> UNIONS = Set.of("U", "V")::contains;

  private static List<String> steps(String existing, String expected) {
    return HandSteps.between(
        DeclaredFacts.find(existing, "Nullable", UNIONS).orElseThrow(),
        DeclaredFacts.find(expected, "Nullable", UNIONS).orElseThrow());
  }

  @Test
  void methodsCommentsAndOtherAnnotationsDoNotCount() {
    assertEquals(
        List.of(),
        steps(
            "/** Ours. */ @Deprecated @AvroRecord record A(@Deprecated int id) { int twice() {"
                + " return 2 * id; } static int count; record Own(int x) {} }",
            "@AvroRecord\nrecord A(int id) {}"));
  }

  @Test
  void propertiesAreAddedChangedAndRemoved() {
    assertEquals(
        List.of(
            "add A.a: int, after A",
            "change A.id: from int to @AvroName(\"key\") int",
            "remove A.old, or mark it with @AvroIgnore if it is not data"),
        steps(
            "record A(int id, @Nullable String old) {}",
            "record A(int a, @AvroName(\"key\") int id) {}"));
  }

  @Test
  void fieldsThatAreNotDataDoNotCount() {
    assertEquals(
        List.of(),
        steps(
            "enum E { A(1); final int code; E(int code) { this.code = code; } }", "enum E { A }"));
    assertEquals(
        List.of(),
        steps(
            "class A { @AvroIgnore(false) int id; @AvroIgnore int twice; transient int hash; }",
            "class A { int id; }"));
    assertEquals(
        List.of(),
        steps("sealed interface U permits A { int MAX = 2; }", "sealed interface U permits A {}"));
  }

  @Test
  void constantsAndPermittedTypesCount() {
    assertEquals(
        List.of("add E.B: enum constant, after E.A"), steps("enum E { A }", "enum E { A, B }"));
    assertEquals(
        List.of("change U: from INTERFACE permits A to INTERFACE permits A, B"),
        steps("sealed interface U permits A {}", "sealed interface U permits A, B {}"));
  }

  /** An index is what is written of a symbol, so the order of constants is that of the symbols. */
  @Test
  void orderOfConstantsCounts() {
    assertEquals(
        List.of("put the constants in the order E.B, E.A"),
        steps("enum E { A, B; int own() { return 1; } }", "enum E { B, A }"));
    assertEquals(
        List.of("put the constants in the order E.A, E.C, E.B"),
        steps("enum E { A, B, @AvroEnumDefault C }", "enum E { A, @AvroEnumDefault C, B }"));
  }

  @Test
  void orderOfConstantsCountsBesideOtherSteps() {
    assertEquals(
        List.of(
            "add E.C: enum constant, after E.B",
            "remove E.D, or mark it with @AvroIgnore if it is not data",
            "put the constants in the order E.B, E.C, E.A"),
        steps("enum E { A, D, B }", "enum E { B, C, A }"));
    assertEquals(
        List.of("add E.B: enum constant, after E.A"),
        steps("enum E { A, C }", "enum E { A, B, C }"));
  }

  /** The schema file decides the order of fields. */
  @Test
  void orderOfFieldsDoesNotCount() {
    assertEquals(List.of(), steps("record A(int b, int a) {}", "record A(int a, int b) {}"));
    assertEquals(
        List.of(),
        steps("record A(constant b, constant a) {}", "record A(constant a, constant b) {}"));
  }

  @Test
  void interfacesOfUnionsCountAndOthersDoNot() {
    assertEquals(
        List.of("change A: from RECORD implements V to RECORD implements U"),
        steps("record A() implements Own<A>, V {}", "record A() implements U {}"));
    assertEquals(
        List.of(),
        steps("record A() implements V, Own<A>, shop.U {}", "record A() implements U, V {}"));
  }

  @Test
  void sourceThatDoesNotCompileHasNoFacts() {
    assertEquals(Optional.empty(), DeclaredFacts.find("record A(", "Nullable", UNIONS));
  }
}
