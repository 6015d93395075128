package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;

import com.google.testing.compile.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pins where the language allows the annotations, without the processor, which judges the rest. */
class AnnotationPlacesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroNullable",
        "@AvroUnion({String.class, Integer.class})",
        "@AvroFixed(size = 16)",
        "@AvroDecimal(precision = 9, scale = 2)",
        "@AvroBigDecimal",
        "@AvroString",
        "@AvroTimestamp(AvroTimestamp.Unit.NANOS)",
        "@AvroTime(AvroTime.Unit.MILLIS)",
        "@AvroUuid(AvroUuid.Form.FIXED)",
        "@AvroConvert(using = Void.class)",
        "@AvroInterned",
        "@AvroKeys(AvroKeys.Form.TEXT)"
      })
  void annotationsOfTypesStandOnPropertiesAndElements(String annotation) {
    assertCompiles(onProperties(annotation));
    assertCompiles(
        """
        record Elements(
            List<@X Object> list, Map<String, @X Object> map, @X Object @X [] array,
            List<byte @X []> arrays, Optional<java.util.@X UUID> qualified) {}
        """
            .replace("@X", annotation));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroName(\"a\")",
        "@AvroAlias({\"a\", \"b\"})",
        "@AvroDefault(\"null\")",
        "@AvroNullableItems",
        "@AvroDoc(\"a\")",
        "@AvroProp(key = \"a\", value = \"b\") @AvroProp(key = \"c\", value = \"d\")"
      })
  void annotationsOfPropertiesStandOnFieldComponentAndAccessor(String annotation) {
    assertCompiles(onProperties(annotation));
  }

  @Test
  void annotationsOfTypesStandOnTypes() {
    assertCompiles(
        """
        interface Types {
          @AvroConfig(profile = Profile.REFLECT, converters = Cents.class)
          @AvroImport(StringBuilder.class)
          final class Shared {}

          @AvroRecord(config = Shared.class) @AvroImport(StringBuilder.class)
          @AvroAlias("A") @AvroDoc("a") @AvroProp(key = "a", value = "b")
          record Order(int id) {}

          @AvroUnion(config = Shared.class)
          sealed interface Event {}
          record Opened() implements Event {}

          @AvroEnum(defaultSymbol = "A") enum Letter { @AvroName("a") A }

          @AvroValue record OrderId(long value) {}

          @AvroLogicalType("cents") @AvroProp(key = "currency", value = "EUR")
          final class Cents implements AvroLongConverter<Integer> {
            @Override public long toAvro(Integer value) { return value; }
            @Override public Integer fromAvro(long value) { return (int) value; }
          }
        }
        """);
  }

  private static String onProperties(String annotation) {
    return """
        record Properties(@X Object component, @X byte[] array) {
          static class Bean {
            @X Object field;
            @X Object getField() { return field; }
          }
          interface View {
            @X Object field();
          }
        }
        """
        .replace("@X", annotation);
  }

  private static void assertCompiles(String type) {
    Compilation compilation =
        javac()
            .withOptions("-Xlint:all,-path", "-Werror", "-proc:none")
            .compile(Sources.of("import io.avrodyne.api.*; import java.util.*; " + type));
    assertThat(compilation).succeededWithoutWarnings();
  }
}
