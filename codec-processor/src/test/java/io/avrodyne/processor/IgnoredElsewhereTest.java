package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that annotations of other libraries keep out of what these write. */
class IgnoredElsewhereTest {

  private static final String STORED = "@jakarta.persistence.Transient ";
  private static final String HIDDEN = "@com.fasterxml.jackson.annotation.JsonIgnore ";

  /** The annotations of libraries that are not on the class path. */
  private static final List<JavaFileObject> STUBS =
      List.of(
          stub("javax.persistence", "Transient", ""),
          stub("jakarta.persistence", "Transient", ""),
          stub("org.springframework.data.annotation", "Transient", ""),
          stub("javax.json.bind.annotation", "JsonbTransient", ""),
          stub("jakarta.json.bind.annotation", "JsonbTransient", ""),
          stub("javax.xml.bind.annotation", "XmlTransient", ""),
          stub("jakarta.xml.bind.annotation", "XmlTransient", ""),
          stub("jakarta.xml.bind.annotation", "XmlElement", ""),
          stub("org.codehaus.jackson.annotate", "JsonIgnore", "boolean value() default true;"),
          stub(
              "com.google.gson.annotations",
              "Expose",
              "boolean serialize() default true; boolean deserialize() default true;"),
          stub("com.squareup.moshi", "Json", "boolean ignore() default false;"),
          stub(
              "com.alibaba.fastjson2.annotation",
              "JSONField",
              "boolean serialize() default true;"));

  private static JavaFileObject stub(String home, String name, String attributes) {
    return Sources.of("package " + home + "; public @interface " + name + " {" + attributes + "}");
  }

  private static Compilation compile(String... sources) {
    return compileWith(List.of(), sources);
  }

  private static Compilation compileWith(List<String> options, String... sources) {
    List<JavaFileObject> files = new ArrayList<>(STUBS);
    Stream.of(sources).map(IgnoredElsewhereTest::inShop).forEach(files::add);
    return javac().withProcessors(new AvroProcessor()).withOptions(options).compile(files);
  }

  private static JavaFileObject inShop(String source) {
    return Sources.of("package shop; import io.avrodyne.api.*; " + source);
  }

  /** Returns a class with a field that has another one beside it. */
  private static String order(String field, String getter, String setter) {
    return "@AvroRecord class Order { int id; "
        + field
        + " private String secret; "
        + getter
        + " String getSecret() { return secret; } "
        + setter
        + " void setSecret(String secret) { this.secret = secret; } }";
  }

  private static List<String> messages(List<? extends Diagnostic<?>> diagnostics) {
    return diagnostics.stream()
        .map(each -> each.getMessage(Locale.ROOT))
        .filter(message -> message.startsWith("[Avro"))
        .toList();
  }

  private static List<String> fields(Compilation compilation, String type) {
    assertThat(compilation).succeeded();
    return new GeneratedClasses(compilation)
        .codecOf(type).schema().getFields().stream().map(Schema.Field::name).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@org.codehaus.jackson.annotate.JsonIgnore | ''",
        "@javax.json.bind.annotation.JsonbTransient | ''",
        "@jakarta.json.bind.annotation.JsonbTransient | ''",
        "'' | @jakarta.json.bind.annotation.JsonbTransient",
        "@com.google.gson.annotations.Expose(serialize = false) | ''",
        "@com.squareup.moshi.Json(ignore = true) | ''",
        "@com.alibaba.fastjson2.annotation.JSONField(serialize = false) | ''",
        "@javax.xml.bind.annotation.XmlTransient | ''",
        "'' | @jakarta.xml.bind.annotation.XmlTransient",
      })
  void fieldThatOthersIgnoreIsAnErrorUntilItIsDecided(String field, String getter) {
    List<String> errors = messages(compile(order(field, getter, "")).errors());
    assertEquals(1, errors.size(), errors::toString);
    String annotation = (field + getter).replaceAll("@[\\w.]+\\.", "@");
    String where = field.isEmpty() ? " on its getter getSecret" : "";
    assertEquals(
        "[AvroIgnoredField] Order.secret is marked with "
            + annotation
            + where
            + ". A codec writes every field, even one that its class hides. Leave it out with"
            + " @AvroIgnore, write it with @AvroIgnore(false), or decide for all fields with"
            + " ignoredElsewhere in @AvroRecord or @AvroConfig.",
        errors.get(0));
    assertEquals(
        List.of("id"), fields(compile(order(field + " @AvroIgnore", getter, "")), "shop.Order"));
    assertEquals(
        List.of("id"), fields(compile(order(field, getter + " @AvroIgnore", "")), "shop.Order"));
    for (String keep :
        List.of(
            order(field + " @AvroIgnore(false)", getter, ""),
            order(field, getter + " @AvroIgnore(false)", ""),
            order(field, getter, "@AvroIgnore(false)"))) {
      assertEquals(List.of("id", "secret"), fields(compile(keep), "shop.Order"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@com.google.gson.annotations.Expose | '' | ''",
        "@com.google.gson.annotations.Expose(deserialize = false) | '' | ''",
        "@com.squareup.moshi.Json | '' | ''",
        "@com.alibaba.fastjson2.annotation.JSONField | '' | ''",
        "'' | '' | @jakarta.json.bind.annotation.JsonbTransient",
        "@jakarta.xml.bind.annotation.XmlElement | @jakarta.xml.bind.annotation.XmlTransient | ''",
      })
  void fieldThatOthersWriteIsWritten(String field, String getter, String setter) {
    Compilation compilation = compile(order(field, getter, setter));
    assertEquals(List.of("id", "secret"), fields(compilation, "shop.Order"));
    assertEquals(List.of(), messages(compilation.notes()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"javax.persistence", "jakarta.persistence", "org.springframework.data.annotation"})
  void fieldThatIsNotStoredIsLeftOutWithANote(String home) {
    String annotation = "@" + home + ".Transient";
    for (String source : List.of(order(annotation, "", ""), order("", annotation, ""))) {
      Compilation compilation = compile(source);
      assertEquals(List.of("id"), fields(compilation, "shop.Order"));
      String where = source.contains(annotation + " private") ? "" : " on its getter getSecret";
      assertEquals(
          List.of(
              "[AvroTransientField] Order.secret is marked with @Transient"
                  + where
                  + " and is left out. A field that is not stored is not part of the data. Confirm it"
                  + " with @AvroIgnore, or write it with @AvroIgnore(false)."),
          messages(compilation.notes()));
    }
    Compilation confirmed = compile(order(annotation + " @AvroIgnore", "", ""));
    assertEquals(List.of("id"), fields(confirmed, "shop.Order"));
    assertEquals(List.of(), messages(confirmed.notes()));
    Compilation kept = compile(order(annotation, "@AvroIgnore(false)", ""));
    assertEquals(List.of("id", "secret"), fields(kept, "shop.Order"));
  }

  @Test
  void noteCanBeSilenced() {
    Compilation compilation = compile("@SuppressWarnings(\"avrodyne\") " + order(STORED, "", ""));
    assertEquals(List.of("id"), fields(compilation, "shop.Order"));
    assertEquals(List.of(), messages(compilation.notes()));
  }

  @Test
  void fieldThatIsNeitherStoredNorSentIsLeftOut() {
    assertEquals(List.of("id"), fields(compile(order(STORED, HIDDEN, "")), "shop.Order"));
  }

  @Test
  void allFieldsOfATypeAreReportedAtOnce() {
    Compilation compilation =
        compile(
            "@AvroRecord class Order extends Base { int id; "
                + HIDDEN
                + "String a; @com.google.gson.annotations.Expose(serialize = false) String b; "
                + HIDDEN
                + "void setC(String c) {} String c; }",
            "@com.fasterxml.jackson.annotation.JsonIgnoreProperties(\"d\") class Base { String d;"
                + " Object o; }");
    List<String> errors = messages(compilation.errors());
    assertEquals(
        List.of("d is excluded", "a is marked", "b is marked", "c is marked"),
        errors.stream()
            .filter(error -> error.startsWith("[AvroIgnoredField] Order."))
            .map(error -> error.substring(25).replaceFirst("^(\\w+ is \\w+).*", "$1"))
            .toList(),
        errors::toString);
    assertEquals(5, errors.size(), "and the other problems of the type: " + errors);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The annotation, the type's own config, the project's config, the fields.
        "IgnoredElsewhere.IGNORE | '' | '' | id",
        "IgnoredElsewhere.KEEP | '' | '' | id secret stored",
        "'' | IgnoredElsewhere.IGNORE | '' | id",
        "'' | '' | IgnoredElsewhere.IGNORE | id",
        "'' | '' | IgnoredElsewhere.KEEP | id secret stored",
        "IgnoredElsewhere.IGNORE | IgnoredElsewhere.ERROR | IgnoredElsewhere.KEEP | id",
        "'' | IgnoredElsewhere.KEEP | IgnoredElsewhere.IGNORE | id secret stored",
        "IgnoredElsewhere.ERROR | IgnoredElsewhere.KEEP | IgnoredElsewhere.KEEP | -",
      })
  void settingsDecideForAllFields(String own, String config, String project, String expected) {
    String attributes =
        Stream.of(setting(own), config.isEmpty() ? "" : "config = Own.class")
            .filter(each -> !each.isEmpty())
            .reduce((a, b) -> a + ", " + b)
            .orElse("");
    Compilation compilation =
        compileWith(
            List.of("-Aavrodyne.config=shop.Project"),
            "@AvroConfig(" + setting(project) + ") public interface Project {}",
            "@AvroConfig(" + setting(config) + ") public interface Own {}",
            "@AvroRecord("
                + attributes
                + ") class Order { int id; "
                + HIDDEN
                + "String secret; "
                + STORED
                + "String stored; }");
    if (expected.equals("-")) {
      assertEquals(1, messages(compilation.errors()).size());
    } else {
      assertEquals(List.of(expected.split(" ")), fields(compilation, "shop.Order"));
      assertEquals(List.of(), messages(compilation.notes()));
    }
  }

  private static String setting(String value) {
    return value.isEmpty() ? "" : "ignoredElsewhere = " + value;
  }

  @Test
  void contradictionIsAnError() {
    List<String> errors =
        messages(compile(order("@AvroIgnore", "@AvroIgnore(false)", "")).errors());
    assertTrue(
        errors.get(0).startsWith("[AvroConflict] Order.secret has two different @AvroIgnore"),
        errors::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Order(int id, %s String secret) {}",
        "record Order(int id, String secret) { %s public String secret() { return secret; } }",
        "interface Order { int id(); %s String secret(); static Order of(int id, String secret) {"
            + " return null; } }",
      })
  void whatObjectsCannotBeCreatedWithoutCannotBeLeftOut(String source) {
    for (String annotation : List.of(STORED, HIDDEN)) {
      for (String attributes : List.of("", "(ignoredElsewhere = IgnoredElsewhere.IGNORE)")) {
        List<String> errors =
            messages(
                compile("@AvroRecord" + attributes + " " + source.formatted(annotation)).errors());
        assertEquals(1, errors.size(), errors::toString);
        assertTrue(
            errors.get(0).startsWith("[AvroIgnoredField] Order.secret is marked with @"),
            errors::toString);
        assertTrue(
            errors.get(0).endsWith("or make the type a class that can be created without it."),
            errors::toString);
      }
      assertEquals(
          List.of("id", "secret"),
          fields(
              compile("@AvroRecord " + source.formatted(annotation + "@AvroIgnore(false)")),
              "shop.Order"));
    }
  }

  @Test
  void fieldThatIsLeftOutNeedsNoWayToBeReadOrWritten() {
    for (String annotation : List.of(STORED, HIDDEN + "@AvroIgnore ")) {
      Compilation compilation =
          compile(
              "@AvroRecord class Order { private final int id; "
                  + annotation
                  + "private final Object secret = new Object(); Order(int id) { this.id = id; }"
                  + " int getId() { return id; } }");
      assertEquals(List.of("id"), fields(compilation, "shop.Order"));
    }
  }

  @Test
  void typesOfALibraryAndGenericTypesAreNoted() {
    Compilation compilation =
        compile(
            "@AvroRecord @AvroImport(Ware.class) class Order { Box<String> box; Ware ware; }",
            "@AvroRecord class Box<T> { T value; " + STORED + "int cached; }",
            "class Ware { int id; " + STORED + "int hits; }");
    assertThat(compilation).succeeded();
    assertEquals(
        List.of("Box.cached", "Ware.hits"),
        messages(compilation.notes()).stream()
            .map(note -> note.replaceFirst("^\\[AvroTransientField] (\\S+).*", "$1"))
            .sorted()
            .toList());
  }

  /** The record within the order has the field in an earlier version of the order. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Order | '' | version 1 of Order",
        "Line | '' | version 1 of Order",
        "Order | (ignoredElsewhere = IgnoredElsewhere.IGNORE) | version 1 of Order",
      })
  void fieldOfAnEarlierVersionIsNotDroppedWithoutNotice(
      String type, String attributes, String version, @TempDir Path home) throws IOException {
    Files.createDirectories(home.resolve("avro"));
    SchemaFolder folder =
        new SchemaFolder(home)
            .with(
                "avro-history/shop.Order/1.avsc",
                """
                {'type':'record','name':'Order','namespace':'shop','fields':[
                  {'name':'id','type':'int'},
                  {'name':'old','type':'int','default':0},
                  {'name':'line','type':{'type':'record','name':'Line','fields':[
                    {'name':'id','type':'int'},{'name':'old','type':'int','default':0}]}}]}
                """);
    String field = STORED + "@AvroName(\"old\") int former;";
    String order = type.equals("Order") ? field : "@AvroDefault(\"0\") int old;";
    String line = type.equals("Line") ? field : "@AvroDefault(\"0\") int old;";
    String[] sources = {
      "@AvroRecord" + attributes + " class Order { int id; " + order + " Line line; }",
      "@AvroRecord" + attributes + " class Line { int id; " + line + " }"
    };
    assertEquals(
        List.of(
            "[AvroIgnoredField] "
                + type
                + ".former is marked with @Transient and is left out, but "
                + version
                + " has it. A field that was written before is not dropped without notice. Write it"
                + " with @AvroIgnore(false), or drop it with @AvroIgnore."),
        messages(compileWith(folder.options(), sources).errors()));
    for (String decided : List.of("@AvroIgnore ", "@AvroIgnore(false) ")) {
      assertThat(
              compileWith(
                  folder.options(),
                  Stream.of(sources)
                      .map(each -> each.replace(STORED, STORED + decided))
                      .toArray(String[]::new)))
          .succeeded();
    }
  }

  /** Apache Avro's reflection knows none of these annotations. */
  @Test
  void reflectionIsFollowedWhateverTheAnnotationsSay() {
    for (String setting : List.of("", ", ignoredElsewhere = IgnoredElsewhere.IGNORE")) {
      Compilation compilation =
          compile(
              "@com.fasterxml.jackson.annotation.JsonIgnoreProperties(\"listed\")"
                  + " @AvroRecord(profile = Profile.REFLECT"
                  + setting
                  + ") public class Order { public int id; public int listed; "
                  + HIDDEN
                  + "public String secret; "
                  + STORED
                  + "public String stored; }");
      assertThat(compilation).succeeded();
      assertEquals(List.of(), messages(compilation.notes()));
      GeneratedClasses classes = new GeneratedClasses(compilation);
      assertEquals(
          new ReflectData().getSchema(classes.load("shop.Order")),
          classes.codecOf("shop.Order").schema());
    }
  }

  @Test
  void overridingGetterDecidesForAnInheritedField() {
    String base =
        "class Base { "
            + HIDDEN
            + "private int secret; int getSecret() { return secret; } void"
            + " setSecret(int secret) { this.secret = secret; } }";
    for (String decision : List.of("@AvroIgnore", "@AvroIgnore(false)")) {
      Compilation compilation =
          compile(
              base,
              "@AvroRecord class Order extends Base { int id; @Override "
                  + decision
                  + " int getSecret() { return super.getSecret(); } }");
      assertEquals(
          decision.equals("@AvroIgnore") ? List.of("id") : List.of("secret", "id"),
          fields(compilation, "shop.Order"));
    }
  }
}
