package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class SeveralProblemsTest {

  private static final Pattern SUBJECT = Pattern.compile("^\\[(\\w+)] (\\S+) ");

  @Test
  void everyProblemOfATypeIsReported() {
    assertEquals(
        List.of(
            "AvroNoConstructor Order",
            "AvroNotReadable Order.price",
            "AvroNotWritable Order.price",
            "AvroNotWritable Order.number",
            "AvroUnsupportedType Order.owner"),
        problems(
            """
            @AvroRecord
            class Order {
              private long price;
              final long number = 1;
              Object owner;

              private Order() {}
            }
            """));
  }

  @Test
  void everyProblemOfARecordIsReported() {
    assertEquals(
        List.of(
            "AvroUnsupportedType Order.owner",
            "AvroRawType Order.lines",
            "AvroNullPolicy Order.number"),
        problems(
            "@AvroRecord record Order(Object owner, List<?> lines, @AvroNullable int number) {}"));
  }

  @Test
  void exceptionIsRefusedOnce() {
    assertEquals(
        List.of("AvroUnsupportedKind Order", "AvroUnsupportedKind Failed"),
        problems(
            "@AvroRecord(profile = io.avrodyne.api.Profile.REFLECT) class Order extends Failed"
                + " { private Object odd; }",
            "@AvroRecord class Failed extends RuntimeException { private Object odd; }"));
  }

  @Test
  void privateRecordIsRefusedOnce() {
    assertEquals(
        List.of("AvroUnsupportedKind Line"),
        problems(
            "@AvroRecord class Order { Line line; List<Line> lines;"
                + " @AvroRecord private record Line(int count) {} }"));
  }

  /** None of them would be seen only when another one has been corrected. */
  @Test
  void problemsOfEveryStageAreReportedTogether() {
    assertEquals(
        List.of(
            "AvroNotReadable Order.owner",
            "AvroNotWritable Order.owner",
            "AvroUnsupportedType Order.owner",
            "AvroName Order.price",
            "AvroDecimal Order.sum"),
        problems(
            """
            @AvroRecord
            class Order {
              private Object owner;
              @AvroName("1") int price;
              @AvroDecimal(precision = 2, scale = 3) BigDecimal sum;
            }
            """));
  }

  @Test
  void everyBadNameIsReported() {
    assertEquals(
        List.of(
            "AvroName Order", "AvroName Order.a$", "AvroName Order.b", "AvroDuplicateName Order.c"),
        problems(
            """
            @AvroRecord(name = "1")
            record Order(int a$, @AvroName("2") int b, int d, @AvroName("d") int c) {}
            """));
  }

  @Test
  void problemsOfOneTypeDoNotStopTheNext() {
    assertEquals(
        List.of("AvroUnsupportedType Bad.owner", "AvroUnsupportedType Worse.owner"),
        problems(
            "@AvroRecord record Bad(Object owner) {}",
            "@AvroRecord record Good(int id) {}",
            "@AvroRecord record Worse(Object owner) {}"));
  }

  @Test
  void branchThatSeveralUnionsHaveIsReportedOnce() {
    assertEquals(
        List.of("AvroNotAnnotated shop.Card"),
        problems(
            "@AvroRecord record First(Payment payment) {}",
            "@AvroRecord record Second(List<Payment> payments) {}",
            "sealed interface Payment permits Card {}",
            "record Card(int number) implements Payment {}"));
  }

  @Test
  void typeThatHoldsABadOneIsSilent() {
    assertEquals(
        List.of("AvroUnsupportedType Bad.owner"),
        problems(
            "@AvroRecord record Outermost(Outer outer) {}",
            "@AvroRecord record Outer(List<Bad> bad) {}",
            "@AvroRecord record Bad(Object owner) {}"));
  }

  @Test
  void typeThatHoldsABadOneStillReportsItsOwnProblems() {
    assertEquals(
        List.of("AvroUnsupportedType Outer.other", "AvroUnsupportedType Bad.owner"),
        problems(
            "@AvroRecord record Outer(Bad bad, Object other) {}",
            "@AvroRecord record Bad(Object owner) {}"));
  }

  @Test
  void problemIsReportedOnceHoweverManyHoldTheType() {
    assertEquals(
        List.of("AvroUnsupportedType Bad.owner"),
        problems(
            "@AvroRecord record First(Bad bad) {}",
            "@AvroRecord record Bad(Object owner) {}",
            "@AvroRecord record Second(Bad bad) {}"));
  }

  @Test
  void typeThatHoldsABadOneStillReportsItsOwnNames() {
    assertEquals(
        List.of("AvroName Outer.other", "AvroUnsupportedType Bad.owner"),
        problems(
            "@AvroRecord record Outer(Bad bad, @AvroName(\"1\") int other) {}",
            "@AvroRecord record Bad(Object owner) {}"));
  }

  @Test
  void typeThatHoldsOneWithABadDefaultIsSilent() {
    assertEquals(
        List.of("AvroDefault Bad.count"),
        problems(
            "@AvroRecord record Outer(@io.avrodyne.api.AvroDefault(\"{}\") Bad bad) {}",
            "@AvroRecord record Bad(@io.avrodyne.api.AvroDefault(\"1.5\") int count) {}"));
  }

  @Test
  void problemOfAnEnumIsReportedOnce() {
    assertEquals(
        List.of("AvroEnum Side"),
        problems(
            "@AvroRecord record First(Side side, List<Side> sides) {}",
            "@AvroRecord record Second(Side side) {}",
            "@io.avrodyne.api.AvroEnum(defaultSymbol = \"C\") enum Side {A, B}"));
  }

  @Test
  void problemOfAGenericClassIsReportedOnce() {
    assertEquals(
        List.of("AvroDefault Page.size"),
        problems(
            "@AvroRecord record First(Page<Integer> page, Page<String> other) {}",
            "@AvroRecord record Second(Page<Integer> page) {}",
            "@AvroRecord record Page<T>(@io.avrodyne.api.AvroDefault(\"a\") int size, T item) {}"));
  }

  /** Returns codes and subjects in the order of their report. */
  private static List<String> problems(String... sources) {
    JavaFileObject[] files = new JavaFileObject[sources.length];
    for (int i = 0; i < sources.length; i++) {
      files[i] = Sources.inShop(sources[i]);
    }
    Compilation compilation = TestCompiler.compile(files);
    return compilation.errors().stream()
        .map(error -> error.getMessage(Locale.ROOT))
        .map(
            message ->
                SUBJECT
                    .matcher(message)
                    .results()
                    .map(found -> found.group(1) + " " + found.group(2))
                    .findFirst()
                    .orElse(message))
        .toList();
  }
}
