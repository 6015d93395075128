package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;

import com.google.testing.compile.Compilation;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes of Avro's own compiler; {@link BadSpecifics} has those of the same compilation. */
class SpecificTypesTest {

  @ParameterizedTest
  @ValueSource(strings = {"Line", "Hash", "Side", "Market"})
  void classFilesAreRefusedAsSourcesAre(String type, @TempDir Path folder) {
    CompiledTypes types = new CompiledTypes(folder);
    types.add(
        javac()
            .compile(BadSpecifics.LINE, BadSpecifics.HASH, BadSpecifics.SIDE, BadSpecifics.MARKET),
        "-");
    Compilation compilation =
        types.compile(
            Sources.inShop(
                "@AvroRecord @io.avrodyne.api.AvroImport(%1$s.class) record Order(%1$s held) {}"
                    .formatted(type)));
    assertThat(compilation).hadErrorCount(2);
    assertThat(compilation).hadErrorContaining("[AvroSpecificClass] Order imports shop." + type);
    assertThat(compilation).hadErrorContaining("[AvroSpecificClass] Order.held is shop." + type);
  }

  @Test
  void converterMayHaveOneAsItsJavaSide() {
    RoundTrip.of(
            """
            @AvroRecord class Order {
              @AvroConvert(using = Sides.class) Side side = Side.SELL;
              @AvroIgnore Side other;
            }
            """,
            "@org.apache.avro.specific.AvroGenerated enum Side { BUY, SELL }",
            """
            class Sides implements AvroIntConverter<Side> {
              @Override public int toAvro(Side value) { return value.ordinal(); }
              @Override public Side fromAvro(int value) { return Side.values()[value]; }
            }
            """)
        .assertEncodes("new Order()", 2);
  }
}
