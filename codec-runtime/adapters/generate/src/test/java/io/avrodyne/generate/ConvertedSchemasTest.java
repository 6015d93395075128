package io.avrodyne.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.generate.input.BadSchemasException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of the schemas of IDL types. */
class ConvertedSchemasTest {

  private final Schemas schemas;

  ConvertedSchemasTest(@TempDir Path home) {
    this.schemas = new Schemas(home);
  }

  @Test
  void eachTypeHasAFile() throws IOException {
    schemas
        .with("a.avdl", "namespace shop; schema Order; record Order { Side side; } enum Side { A }")
        .with("b.avsc", Schemas.record("order"));
    assertEquals(
        Set.of("shop.Order.avsc", "shop.Side.avsc"),
        Generator.convert(schemas.settings()).keySet());
  }

  @Test
  void filesThatDifferByCaseAloneAreRefused() {
    schemas
        .with("a.avdl", "namespace shop; schema Order; record Order { int id; }")
        .with("b.avdl", "namespace Shop; schema order; record order { int id; }");
    BadSchemasException refused =
        assertThrows(BadSchemasException.class, () -> Generator.convert(schemas.settings()));
    assertEquals(
        "a.avdl: shop.Order: The file of shop.Order would also be that of Shop.order in b.avdl, as"
            + " some file systems ignore case. Rename one of the types, or give it another"
            + " namespace.",
        relative(refused.problems().get(0).toString()));
  }

  private String relative(String message) {
    return message.replace(schemas.home() + "/", "");
  }
}
