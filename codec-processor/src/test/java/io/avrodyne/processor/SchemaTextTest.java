package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTextTest {

  /** Longer than a constant of a class file may be, and of characters of one to four bytes. */
  private static final int TYPES = 5;

  private static String longDoc(int seed) {
    // Text that repeats itself would be folded.
    Random random = new Random(seed);
    return IntStream.range(0, 20_000)
        .mapToObj(i -> List.of("a", "é", "€", "😀", other(random)).get((i * 7 + seed) % 5))
        .collect(Collectors.joining());
  }

  private static String other(Random random) {
    return Character.toString(0x4E00 + random.nextInt(20_000));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "say \"so\"", "back\\slash", "*/ end", "/* start", "$L $T $S $$", "two\nlines\r\n", "tab\t",
        "\\u0022 + x", "\\\\u0022", "é€😀\u2028", "\0\b\f\u007f", "%s %n", "@Override", "{@code"
      })
  void docReachesTheSchemaAsItIs(String doc) {
    String source = "@AvroRecord(doc = " + JavaLiteral.of(doc) + ") record Order(int id) {}";
    Compilation compilation = TestCompiler.compile(Sources.inShop(source));
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    assertEquals(doc, codec.schema().getDoc());
    assertEquals(codec.schema(), fileOf(compilation, "shop.Order"));
  }

  @Test
  void textDoesNotDependOnTheEncodingOfTheSources(@TempDir Path folder) throws Exception {
    Path source = folder.resolve("Order.java");
    Files.writeString(
        source,
        "@io.avrodyne.api.AvroRecord(doc = \"\\u00e9\\u20ac\\ud83d\\ude00\") record Order(int id) {}",
        StandardCharsets.US_ASCII);
    String[] options = {"-encoding", "US-ASCII", "-processor", AvroProcessor.class.getName()};
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                Stream.concat(
                        Stream.of(options), Stream.of("-d", folder.toString(), source.toString()))
                    .toArray(String[]::new));
    assertEquals(0, result);
    assertEquals(
        "é€😀",
        new Schema.Parser().parse(folder.resolve("META-INF/avro/Order.avsc").toFile()).getDoc());
    try (URLClassLoader classes = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      assertEquals("é€😀", Codecs.of(classes.loadClass("Order")).schema().getDoc());
    }
  }

  @Test
  void longTextIsJoinedFromSeveralConstants() {
    Compilation compilation = TestCompiler.compile(documentedTypes());
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    Schema schema = codec.schema();
    for (int i = 0; i < TYPES; i++) {
      assertEquals(longDoc(i), schema.getField("f" + i).schema().getDoc());
    }
    assertEquals(SchemaNormalization.parsingFingerprint64(schema), codec.fingerprint());
    assertTrue(schema.toString().getBytes(StandardCharsets.UTF_8).length > 100_000);
    assertEquals(schema, fileOf(compilation, "shop.Order"));
  }

  @Test
  void shortTextIsOneConstant() {
    String source =
        TestCompiler.generated(
            TestCompiler.compile(Sources.inShop("@AvroRecord record Order(int id) {}")),
            "shop.OrderAvroCodec");
    assertTrue(source.contains("static final String SCHEMA = \""), source);
    assertFalse(source.contains("SCHEMA_1"), source);
  }

  private static JavaFileObject[] documentedTypes() {
    JavaFileObject[] sources = new JavaFileObject[TYPES + 1];
    for (int i = 0; i < TYPES; i++) {
      sources[i] =
          Sources.inShop(
              "@AvroRecord(doc = " + JavaLiteral.of(longDoc(i)) + ") record T" + i + "(int id) {}");
    }
    sources[TYPES] =
        Sources.inShop(
            IntStream.range(0, TYPES)
                .mapToObj(i -> "T" + i + " f" + i)
                .collect(Collectors.joining(", ", "@AvroRecord record Order(", ") {}")));
    return sources;
  }

  private static Schema fileOf(Compilation compilation, String fullname) {
    return new Schema.Parser().parse(TestCompiler.schemaFile(compilation, fullname));
  }
}
