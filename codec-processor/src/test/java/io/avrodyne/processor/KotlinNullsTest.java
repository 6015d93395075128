package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes as kapt makes them of Kotlin, and the annotation for the items that may be null. */
class KotlinNullsTest {

  private static final JavaFileObject METADATA =
      Sources.of("package kotlin; public @interface Metadata {}");

  private static Compilation compile(String... sources) {
    List<JavaFileObject> files = new ArrayList<>(List.of(METADATA));
    Stream.of(sources)
        .map(
            each ->
                Sources.of(
                    "package shop; import io.avrodyne.api.*; import java.util.*; import"
                        + " org.jspecify.annotations.*; "
                        + each))
        .forEach(files::add);
    return javac().withProcessors(new AvroProcessor()).compile(files);
  }

  private static List<String> warnings(String... sources) {
    Compilation compilation = compile(sources);
    assertThat(compilation).succeeded();
    return compilation.warnings().stream()
        .map(each -> each.getMessage(Locale.ROOT))
        .filter(each -> each.startsWith("[Avro"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@kotlin.Metadata @AvroRecord class Order { @AvroNullableItems List<String> names; }",
        "@kotlin.Metadata @AvroRecord class Order { List<@Nullable String> names; }",
        "@kotlin.Metadata @AvroRecord class Order { Map<String, @NonNull String> names; }",
        "@kotlin.Metadata @AvroRecord class Order { @SuppressWarnings(\"avrodyne\") List<String> n; }",
        "@kotlin.Metadata @SuppressWarnings(\"avrodyne\") @AvroRecord class Order { List<String> n; }",
        "@kotlin.Metadata @AvroRecord class Order { @AvroIgnore List<String> names; }",
        "@kotlin.Metadata @AvroRecord class Order { String name; int[] numbers; }",
        "@AvroRecord class Order { List<String> names; }",
        "@kotlin.Metadata @AvroUnion sealed interface Order { List<String> names();"
            + " @AvroRecord record Line(List<String> names) implements Order {} }",
      })
  void othersAreNotWarnedOf(String source) {
    assertEquals(List.of(), warnings(source));
  }

  @Test
  void inheritedPropertiesAndTypesOfLibrariesCount() {
    List<String> found =
        warnings(
            "@AvroRecord @AvroImport(Ware.class) class Order extends Base { List<String> own; Ware"
                + " ware; }",
            "@kotlin.Metadata class Base { List<String> inherited; }",
            "@kotlin.Metadata class Ware { Set<String> tags; }",
            "@kotlin.Metadata @AvroRecord class Page<T> { List<T> items; List<List<T>> rows; }");
    assertEquals(
        List.of("Order: inherited", "Page: rows", "Ware: tags"),
        found.stream()
            .map(
                each ->
                    each.replaceFirst("^\\[AvroKotlinNull] (\\w+) .* null: ([^.]+)\\..*", "$1: $2"))
            .sorted()
            .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List<String>|{'type':'array','items':['null','string']}",
        "String[]|{'type':'array','items':['null','string']}",
        "Map<String, Long>|{'type':'map','values':['null','long']}",
        "List<@NonNull String>|{'type':'array','items':'string'}",
        "List<List<String>>|{'type':'array','items':['null',{'type':'array','items':['null','string']}]}",
        "int[][]|{'type':'array','items':['null',{'type':'array','items':'int'}]}",
        "@Nullable List<String>|['null',{'type':'array','items':['null','string']}]",
        "@AvroKeys(AvroKeys.Form.TEXT) Map<Integer, String>|{'type':'map','values':['null','string']}",
      })
  void itemsAreNullable(String type, String expected) {
    Compilation compilation =
        compile("@AvroRecord class Order { @AvroNullableItems " + type + " items; }");
    assertThat(compilation).succeeded();
    assertEquals(
        expected.replace('\'', '"'),
        new GeneratedClasses(compilation)
            .codecOf("shop.Order")
            .schema()
            .getField("items")
            .schema()
            .toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String|[AvroMisplaced] Order.items is java.lang.String and marked with @AvroNullableItems.",
        "int[]|[AvroMisplaced] Order.items is int[] and marked with @AvroNullableItems.",
        "List<Optional<String>>|[AvroNullPolicy] Order.items is ",
      })
  void whatHasNoItemsIsAnError(String type, String expected) {
    Compilation compilation =
        compile("@AvroRecord class Order { @AvroNullableItems " + type + " items; }");
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith(expected), message);
  }
}
