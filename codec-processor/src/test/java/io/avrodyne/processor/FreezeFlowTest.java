package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import io.avrodyne.processor.files.Freeze;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compile, freeze, change: what a user does from one release to the next. */
class FreezeFlowTest {

  private final SchemaFolder folder;

  FreezeFlowTest(@TempDir Path home) throws IOException {
    folder = new SchemaFolder(home);
    Files.createDirectory(home.resolve("avro-history"));
  }

  private Compilation compile(String fields) {
    return TestCompiler.compileWith(
        folder.options(), Sources.inShop("@AvroRecord record Order(" + fields + ") {}"));
  }

  private void freeze(Compilation compilation) throws IOException {
    Path home = folder.home();
    folder.with(
        "classes/META-INF/avro/shop.Order.avsc",
        TestCompiler.schemaFile(compilation, "shop.Order"));
    Freeze.main(
        new String[] {home.resolve("classes").toString(), home.resolve("avro-history").toString()});
  }

  @Test
  void frozenSchemasGuardLaterBuilds() throws IOException {
    freeze(compile("int id, java.time.Instant at"));
    assertThat(compile("int id, java.time.Instant at")).succeededWithoutWarnings();
    assertThat(compile("int id, java.time.Instant at, String note"))
        .hadErrorContaining("[AvroIncompatible] Order.note ");
    Compilation second = compile("int id, java.time.Instant at, @AvroNullable String note");
    assertThat(second).succeededWithoutWarnings();
    freeze(second);
    assertThat(compile("long id, @AvroNullable String note")).succeededWithoutWarnings();
    assertThat(compile("int id, long at, @AvroNullable String note"))
        .hadErrorContaining("[AvroSameLayout] Order.at ");
    assertThat(compile("String id")).hadErrorContaining("with version 2: ");
  }
}
