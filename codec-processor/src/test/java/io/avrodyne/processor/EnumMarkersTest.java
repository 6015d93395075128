package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** The annotations of an enum and of its constants. */
class EnumMarkersTest {

  @Test
  void everyAnnotationReachesTheSchema() {
    Schema side =
        side(
            """
            @io.avrodyne.api.AvroEnum(name = "S", namespace = "n", doc = "d", defaultSymbol = "B")
            @io.avrodyne.api.AvroAlias("Old") @io.avrodyne.api.AvroProp(key = "k", value = "v")
            enum Side { ASK, @AvroName("B") BID }
            """);
    assertEquals("n.S", side.getFullName());
    assertEquals("d", side.getDoc());
    assertEquals(List.of("ASK", "B"), side.getEnumSymbols());
    assertEquals("B", side.getEnumDefault());
    assertEquals(Set.of("n.Old"), side.getAliases());
    assertEquals("v", side.getProp("k"));
  }

  @Test
  void documentationMayStandInItsOwnAnnotation() {
    assertEquals("d", side("@io.avrodyne.api.AvroDoc(\"d\") enum Side { ASK }").getDoc());
  }

  @Test
  void nameOfApacheOnAConstantDoesNotCountAsItDoesNotThere() {
    Schema side = side("enum Side { @org.apache.avro.reflect.AvroName(\"A\") ASK }");
    assertEquals(List.of("ASK"), side.getEnumSymbols());
  }

  private static Schema side(String source) {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop("@AvroRecord record Order(Side side) {}"), Sources.inShop(source));
    assertThat(compilation).succeededWithoutWarnings();
    return new Schema.Parser()
        .parse(TestCompiler.schemaFile(compilation, "shop.Order"))
        .getField("side")
        .schema();
  }
}
