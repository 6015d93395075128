package io.avrodyne.processor.bind;

import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import io.avrodyne.processor.AvroProcessor;
import io.avrodyne.processor.discover.TypeScanner;
import io.avrodyne.processor.discover.member.CompilerView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the table of types on the page with the processor's table. */
class MappingTableTest {

  private static final Path PAGE = Path.of("..", "codec-api", "MAPPING.md");
  private static final Path REGENERATED = Path.of("target", "mapping-table.md");
  private static final String HEAD = "| Java | Avro |\n|---|---|\n";

  static List<Mapping> mappings() {
    TableReader reader = new TableReader();
    Compilation compilation = javac().withProcessors(reader).compile(source("class Any {}"));
    assertEquals(Compilation.Status.SUCCESS, compilation.status());
    return reader.mappings;
  }

  @Test
  void pageListsEveryRow() throws IOException {
    String table =
        mappings().stream()
            .map(row -> "| " + row.java() + " | " + row.avro() + " |\n")
            .collect(Collectors.joining("", HEAD, ""));
    Files.writeString(REGENERATED, table);
    String page = Files.readString(PAGE, StandardCharsets.UTF_8);
    int start = page.indexOf(HEAD);
    assertEquals(
        table,
        page.substring(start, page.indexOf("\n\n", start) + 1),
        "copy the table from " + REGENERATED);
  }

  @ParameterizedTest
  @MethodSource("mappings")
  void exampleBecomesWhatTheTableSays(Mapping row) throws IOException {
    Compilation compilation =
        javac()
            .withProcessors(new AvroProcessor())
            .compile(
                source(
                    "@AvroImport(Box.class) @AvroRecord record Types(" + row.example() + " f) {}"),
                source("record Box(int size) {}"),
                source("record Price(long cents) {}"),
                source(
                    "class Cents implements AvroLongConverter<Price> {"
                        + " @Override public long toAvro(Price price) { return price.cents(); }"
                        + " @Override public Price fromAvro(long cents) { return new Price(cents); } }"),
                source("@AvroValue record Id(long value) {}"),
                source("@AvroRecord record Line(int count) {}"),
                source("@AvroRecord record Page<T>(T item) {}"));
    assertEquals(Compilation.Status.SUCCESS, compilation.status(), compilation.errors().toString());
    assertEquals(new Schema.Parser().parse(row.schema()), schema(compilation));
  }

  private static Schema schema(Compilation compilation) throws IOException {
    JavaFileObject file =
        compilation
            .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/avro/shop.Types.avsc")
            .orElseThrow();
    return new Schema.Parser().parse(file.getCharContent(false).toString()).getField("f").schema();
  }

  private static JavaFileObject source(String text) {
    String name = text.replaceAll("(?s).*?\\b(?:class|record) (\\w+).*", "$1");
    return JavaFileObjects.forSourceString(
        "shop." + name,
        "package shop; import io.avrodyne.api.*; import java.math.*; import java.time.*; import java.util.*; "
            + text);
  }

  /** Makes the table within a compilation, which it needs. */
  @SupportedAnnotationTypes("*")
  private static final class TableReader extends AbstractProcessor {

    private final List<Mapping> mappings = new ArrayList<>();

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (round.processingOver()) {
        Elements elements = processingEnv.getElementUtils();
        Types types = processingEnv.getTypeUtils();
        mappings.addAll(
            new TypeTable(
                    new KnownRecords(elements, Set.of()),
                    new Converters(types),
                    new TypeScanner(elements, types, CompilerView.NONE),
                    types)
                .mappings());
      }
      return false;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }
  }
}
