package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.testing.compile.Compilation;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles types of the names of classes of {@code java.lang}, which need no import elsewhere. */
class LanguageNamesTest {

  private static final String FIELDS =
      "java.lang.String a; java.lang.Integer b; java.util.List<java.lang.Byte> c; Side side;"
          + " @io.avrodyne.api.AvroUnion({java.lang.Long.class, java.lang.Boolean.class}) java.lang.Object d;"
          + " @AvroNullable java.lang.Character e; java.util.Map<java.lang.String, Side> f;";

  @Test
  void nothingIsImported() {
    assertEquals(List.of(), imports(generated("@AvroRecord class Order {" + FIELDS + "}")));
  }

  @Test
  void classesOfDeeperPackagesAreImported() {
    String generated =
        generated(
            "@AvroRecord class Order {"
                + " @AvroConvert(using = Code.class) java.lang.invoke.TypeDescriptor kind; }",
            "class Code implements AvroConverter<java.lang.invoke.TypeDescriptor, String> {"
                + " public String toAvro(java.lang.invoke.TypeDescriptor d)"
                + " { return d.descriptorString(); }"
                + " public java.lang.invoke.TypeDescriptor fromAvro(String s)"
                + " { return java.lang.invoke.MethodType.fromMethodDescriptorString(s, null); } }");
    assertEquals(List.of("import java.lang.invoke.TypeDescriptor;"), imports(generated));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String",
        "Override",
        "SuppressWarnings",
        "RuntimeException",
        "AssertionError",
        "Byte",
        "Integer",
        "Object"
      })
  void classOfThePackageThatTheCodecDoesNotName(String name) {
    List<String> imports =
        imports(generated("@AvroRecord class Order {" + FIELDS + "}", "class " + name + " {}"));
    assertEquals(List.of("import java.lang." + name + ";"), imports);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String", "Override", "SuppressWarnings", "RuntimeException", "AssertionError", "Byte",
        "Integer", "Object", "Record", "Enum", "Iterable", "Void"
      })
  void classThatTheCodecNames(String name) {
    String type = "@AvroRecord public static class " + name + " { public int id; }";
    String use = name + " x; java.util.List<" + name + "> y;";
    assertFalse(
        generated("@AvroRecord class Order {" + use + FIELDS + "}", type.replace("static ", ""))
            .contains("import java.lang." + name + ";"));
    generated("@AvroRecord class Order {" + use + FIELDS + type + "}");
    generated(
        "@AvroRecord class Order extends Base {" + use + FIELDS + "}", "class Base {" + type + "}");
    JavaFileObject other =
        Sources.of(
            "package other; import io.avrodyne.api.AvroRecord; " + type.replace("static ", ""));
    JavaFileObject order =
        Sources.of(
            "package shop; import io.avrodyne.api.*; import other."
                + name
                + ";"
                + " @AvroRecord class Order {"
                + use
                + FIELDS
                + "}");
    assertThat(TestCompiler.compile(order, other, side())).succeededWithoutWarnings();
    assertThat(TestCompiler.compile(order, other, side(), Sources.inShop("class " + name + " {}")))
        .succeededWithoutWarnings();
  }

  @Test
  void recordsOfACodecThatAreNamedLikeThem() {
    generated(
        "@AvroRecord class Order { String<Integer> x; Override<Side> y;" + FIELDS + "}",
        "@AvroRecord class String<T> { T value; }",
        "@AvroRecord class Override<T> { T value; }");
  }

  private static String generated(String... sources) {
    JavaFileObject[] files = new JavaFileObject[sources.length + 1];
    for (int i = 0; i < sources.length; i++) {
      files[i] = Sources.inShop(sources[i]);
    }
    files[sources.length] = side();
    Compilation compilation = TestCompiler.compile(files);
    assertThat(compilation).succeededWithoutWarnings();
    return TestCompiler.generated(compilation, "shop.OrderAvroCodec");
  }

  private static JavaFileObject side() {
    return Sources.inShop("enum Side { ASK }");
  }

  private static List<String> imports(String generated) {
    return generated.lines().filter(line -> line.startsWith("import java.lang.")).toList();
  }
}
