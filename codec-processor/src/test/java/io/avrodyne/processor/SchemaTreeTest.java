package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.google.testing.compile.Compilation;
import io.avrodyne.generate.GeneratedSources;
import io.avrodyne.generate.change.Change;
import io.avrodyne.generate.change.SourceFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tree of schemas on its way through generation, compilation, evolution and the check. */
class SchemaTreeTest {

  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final String EVENT = "acme/stock/Stock3Event.java";

  private final SchemaProject project;
  private final Path sources;

  SchemaTreeTest(@TempDir Path home) throws IOException {
    project = new SchemaProject(home.resolve("avro"));
    sources = home.resolve("java");
    SchemaTree.write(project);
  }

  private List<Change> compare(GeneratedSources generated) throws IOException {
    return new SourceFolder(sources, "AvroNullable")
        .compare(generated.sources()).stream()
            .filter(change -> change.kind() != Change.Kind.UNCHANGED)
            .toList();
  }

  private void write(GeneratedSources generated) throws IOException {
    new SourceFolder(sources, "AvroNullable").write(generated.sources(), compare(generated));
  }

  @Test
  void eightySchemasTakeLessThanFiveSeconds() {
    GeneratedSources generated = assertTimeout(LIMIT, () -> project.generate(settings -> settings));
    assertEquals(4 * 18 + 4 + 4 + 3 + 2, generated.sources().size());
  }

  @Test
  void treeCompilesAndEvolves() throws IOException {
    Compilation compilation = project.compile(settings -> settings);
    Schema envelope =
        new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "acme.stock.StockEnvelope"));
    assertEquals(18, envelope.getField("event").schema().getTypes().size());

    write(project.generate(settings -> settings));
    assertEquals(List.of(), compare(project.generate(settings -> settings)));

    project.with(
        "stock/event3.avsc",
        SchemaTree.event("stock", 3, ",{'name':'since','type':'int','default':0}"));
    List<Change> changes = compare(project.generate(settings -> settings));
    assertEquals(List.of(EVENT), changes.stream().map(Change::path).toList());
    assertEquals(Change.Kind.REPLACED, changes.get(0).kind());

    Path file = sources.resolve(EVENT);
    Files.writeString(file, Files.readString(file).replace("/**", "/** Ours. "));
    Files.writeString(
        file, Files.readString(file).replace("@AvroRecord(", "// Ours.\n@AvroRecord("));
    changes = compare(project.generate(settings -> settings));
    assertEquals(Change.Kind.BY_HAND, changes.get(0).kind());
    assertEquals("add Stock3Event.since: int, after Stock3Event.value\n", changes.get(0).text());

    Files.writeString(
        file, Files.readString(file).replace("Object value)", "Object value, int since)"));
    assertEquals(List.of(), compare(project.generate(settings -> settings)));

    project.compile(settings -> settings);
  }
}
