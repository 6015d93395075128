package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import io.avrodyne.processor.validate.GeneratedLocals;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles types whose names, in Java or in Avro, are not what a generator expects. */
class HostileNamesTest {

  /** Attributes that are names; {@code %s} is the literal of one. */
  private static final String[] NAMES = {
    "@AvroRecord(name = %s) record Order(int id) {}",
    "@AvroRecord(namespace = %s) record Order(int id) {}",
    "@AvroRecord record Order(@AvroName(%s) int id) {}",
    "@AvroRecord record Order(@AvroAlias(%s) int id) {}",
    "@AvroAlias(%s) @AvroRecord record Order(int id) {}",
    "@AvroRecord record Order(Side id) {@AvroEnum(defaultSymbol = %s) enum Side {A}}",
    "@AvroRecord record Order(Side id) {@AvroEnum(name = %s) enum Side {A}}",
    "@AvroRecord record Order(Side id) {@AvroEnum(namespace = %s) enum Side {A}}",
    "@AvroRecord record Order(Side id) {@AvroAlias(%s) enum Side {A}}",
    "@AvroRecord record Order(Side id) {enum Side {@AvroName(%s) A}}",
    "@AvroRecord record Order(@AvroFixed(size = 2, name = %s) byte[] id) {}",
    "@AvroRecord record Order(@AvroFixed(size = 2, namespace = %s) byte[] id) {}",
    "@AvroRecord(schema = %s) record Order(int id) {}",
    "@AvroRecord record Order(@AvroDefault(%s) int id) {}",
    "@AvroRecord record Order(@AvroDefault(%s) Side id) {enum Side {A}}",
  };

  static Stream<Arguments> refused() {
    return Stream.concat(HostileText.all(), HostileText.malformed())
        .filter(hostile -> !hostile.text().matches("[a-z]*"))
        .map(Arguments::of);
  }

  /** All texts of one kind are refused in one compilation, each with a code and in one line. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("refused")
  void textThatIsNoNameIsRefused(HostileText hostile) {
    JavaFileObject[] sources = new JavaFileObject[NAMES.length];
    for (int i = 0; i < NAMES.length; i++) {
      String text = NAMES[i].replace("%s", JavaLiteral.of(hostile.text()));
      sources[i] =
          JavaFileObjects.forSourceString(
              "shop.n" + i + ".Order",
              "package shop.n" + i + "; import io.avrodyne.api.*; " + text);
    }
    Compilation compilation = TestCompiler.compile(sources);
    for (JavaFileObject source : sources) {
      assertTrue(
          compilation.errors().stream()
              .anyMatch(error -> error.getSource().getName().equals(source.getName())),
          source::getName);
    }
    for (Diagnostic<?> error : compilation.errors()) {
      String message = error.getMessage(Locale.ROOT);
      assertTrue(message.startsWith("[Avro") && !message.startsWith("[AvroInternal"), message);
      assertEquals(1, message.lines().count(), message);
      assertTrue(message.length() < 2000, () -> message.substring(0, 2000));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yield", "record", "var", "sealed", "permits", "when", "module", "opens", "exports", "_a",
        "__", "$", "$$", "a$b", "$L", "String", "Object", "Override", "INSTANCE", "SCHEMA",
        "length", "\u00e9quipe", "\u6570\u91cf", "\u00df", "\ufb01", "a\u0301", "_1"
      })
  void propertyOfARareName(String name) {
    String named = name.matches("[A-Za-z_]\\w*") ? "" : "@AvroName(\"renamed\") ";
    assertThat(
            TestCompiler.compile(
                Sources.inShop(
                    "@AvroRecord class Order {%1$s String %2$s; Mixed mixed; List<String> other;}"
                        .formatted(named, name)),
                Sources.inShop(
                    "@AvroRecord record Mixed(%1$s long %2$s, Side side) {}"
                        .formatted(named, name)),
                Sources.inShop("enum Side {%1$s %2$s, other}".formatted(named, name))))
        .succeededWithoutWarnings();
  }

  /** In an expression {@code Order.Side} is the field. */
  @Test
  void enumBesideAFieldOfItsName() throws ReflectiveOperationException {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop(
                "@SuppressWarnings(\"avrodyne\") @AvroRecord public class Order extends Base {"
                    + " public Side Side; public List<Other> others; public Inner.Deep deep;"
                    + " public enum Side {ASK, BID} public enum Other {A}"
                    + " public static class Inner {public enum Deep {B}} }"),
            Sources.inShop("@AvroRecord public class Base {public String Other; int Inner;}"));
    assertThat(compilation).succeededWithoutWarnings();
    GeneratedClasses classes = new GeneratedClasses(compilation);
    Object order = classes.load("shop.Order").getConstructor().newInstance();
    Object bid = classes.load("shop.Order$Side").getEnumConstants()[1];
    order.getClass().getField("Side").set(order, bid);
    order.getClass().getField("Other").set(order, "text");
    order.getClass().getField("others").set(order, List.of());
    Object deep = classes.load("shop.Order$Inner$Deep").getEnumConstants()[0];
    order.getClass().getField("deep").set(order, deep);
    Object back = classes.codecOf("shop.Order").decode(classes.codecOf("shop.Order").encode(order));
    assertEquals(bid, order.getClass().getField("Side").get(back));
  }

  @ParameterizedTest
  @ValueSource(strings = {"in", "out", "p", "b", "value", "at", "plan", "items", "AvroInput"})
  void packageNamedLikeALocalOfTheCodec(String root) {
    JavaFileObject money = money(root + ".a");
    JavaFileObject order =
        Sources.inShop(
            "@AvroRecord record Order(%1$s.a.Money one, List<%1$s.a.Money> all, %1$s.a.Money.Kind k) {}"
                .formatted(root));
    assertThat(TestCompiler.compile(order, money)).succeededWithoutWarnings();
    Compilation two =
        TestCompiler.compile(
            Sources.inShop("@AvroRecord record Order(a.Money one, " + root + ".a.Money two) {}"),
            money,
            money("a"));
    assertEquals(1, two.errors().size(), two.errors()::toString);
    assertThat(two).hadErrorContaining("[AvroNameClash] Order uses " + root + ".a.MoneyAvroCodec");
  }

  private static JavaFileObject money(String home) {
    return Sources.of(
        "package "
            + home
            + "; @io.avrodyne.api.AvroRecord public record Money(Kind kind) {"
            + " public enum Kind {A} }");
  }

  /** A static method of it would be looked for in the local. */
  @ParameterizedTest
  @ValueSource(strings = {"in", "at"})
  void packageOfAFactoryNamedLikeALocalOfTheCodec(String root) {
    JavaFileObject factory = factory(root + ".a");
    String id = root + ".a.Id";
    assertThat(
            TestCompiler.compile(
                Sources.inShop(
                    "@AvroRecord record Order(%1$s one, List<%1$s> all) {}".formatted(id)),
                factory))
        .succeededWithoutWarnings();
    Compilation two =
        TestCompiler.compile(
            Sources.inShop("@AvroRecord record Order(a.Id one, " + id + " two) {}"),
            factory,
            Sources.of("package a; @io.avrodyne.api.AvroValue public record Id(int value) {}"));
    assertEquals(1, two.errors().size(), two.errors()::toString);
    assertThat(two).hadErrorContaining("[AvroNameClash] Order uses " + id + " and another class");
  }

  @Test
  void packageOfAFactoryOfARecordNamedLikeALocalOfTheCodec() {
    Compilation two =
        TestCompiler.compile(
            Sources.inShop("@AvroRecord record Order(a.Box<String> one, in.a.Box<String> two) {}"),
            Sources.of("package a; @io.avrodyne.api.AvroRecord public record Box<T>(T item) {}"),
            Sources.of(
                "package in.a; @io.avrodyne.api.AvroRecord public final class Box<T> {"
                    + " public final T item; private Box(T item) { this.item = item; }"
                    + " @io.avrodyne.api.AvroCreator public static <T> Box<T> of(T item) {"
                    + " return new Box<>(item); } }"));
    assertEquals(1, two.errors().size(), two.errors()::toString);
    assertThat(two).hadErrorContaining("[AvroNameClash] Order uses in.a.Box and another class");
  }

  /** Its classes need no imports. */
  @Test
  void packageOfTheCodecNamedLikeALocal() {
    assertThat(
            TestCompiler.compile(
                Sources.of(
                    "package in.a; @io.avrodyne.api.AvroRecord record Order("
                        + "a.Money m1, Money m2, a.Id i1, Id i2) {}"),
                money("a"),
                money("in.a"),
                factory("in.a"),
                Sources.of("package a; @io.avrodyne.api.AvroValue public record Id(int value) {}")))
        .succeededWithoutWarnings();
  }

  private static JavaFileObject factory(String home) {
    return Sources.of(
        "package "
            + home
            + "; @io.avrodyne.api.AvroValue public final class Id {"
            + " private final int value; private Id(int value) { this.value = value; }"
            + " public int value() { return value; }"
            + " public static Id of(int value) { return new Id(value); } }");
  }

  /** The rule about packages knows the locals of everything that is emitted. */
  @Test
  void localsAreKnown() throws IOException {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop(
                "@AvroRecord class Order {int x1; List<Line> x2; java.util.Map<String, Line> x3;"
                    + " @AvroNullable Line x4; @AvroUnion({Line.class, String.class}) Object x5;"
                    + " java.util.Optional<Line> x6; Line[] x7; int[] x8; byte[] x9; Order[] x10;}"),
            Sources.inShop("@AvroRecord record Line(int x1, @AvroNullable Line x2) {}"));
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, null, null, compilation.generatedSourceFiles());
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void visitVariable(VariableTree tree, Void none) {
            String name = tree.getName().toString();
            assertTrue(
                name.matches("x\\d+|[A-Z][A-Z_0-9]*") || GeneratedLocals.NAMES.contains(name),
                name);
            return super.visitVariable(tree, null);
          }
        };
    scanner.scan(task.parse(), null);
  }
}
