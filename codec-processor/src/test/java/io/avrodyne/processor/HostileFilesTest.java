package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javax.tools.ToolProvider;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reads schema files that others wrote: their texts reach the source as texts. */
class HostileFilesTest {

  private static final String ORDER =
      "@AvroRecord public record Order(int id, @io.avrodyne.api.AvroDefault(%s) String note) {}";

  /** The members with a text that breaks out of nothing, once they are known. */
  private static List<String> harmless = List.of();

  /** A history with one version, and perhaps a schema to follow. */
  static final class Versions {

    private final Path home;
    private @Nullable AvroCodec<Object> codec;
    private @Nullable Compilation compilation;

    Versions(Path home) throws IOException {
      this.home = home;
      Files.createDirectories(home.resolve("avro"));
      Files.createDirectories(home.resolve("avro-history/shop.Order"));
    }

    /** Writes the only version; single quotes are replaced by double quotes. */
    void first(String fields) throws IOException {
      firstAsItIs(record(fields.replace('\'', '"'), ""));
    }

    void firstAsItIs(String schema) throws IOException {
      Files.writeString(home.resolve("avro-history/shop.Order/1.avsc"), schema);
    }

    void given(String fields) throws IOException {
      Files.writeString(home.resolve("avro/order.avsc"), record(fields.replace('\'', '"'), ""));
    }

    Object decodeFirst(String source, byte[] bytes) throws IOException {
      Compilation done =
          TestCompiler.compileWith(new SchemaFolder(home).options(), Sources.inShop(source));
      assertThat(done).succeededWithoutWarnings();
      AvroCodec<Object> made = new GeneratedClasses(done).codecOf("shop.Order");
      compilation = done;
      codec = made;
      Path file = home.resolve("avro-history/shop.Order/1.avsc");
      return made.decoderFor(new Schema.Parser().parse(Files.readString(file))).decode(bytes);
    }

    Schema schema() {
      return Objects.requireNonNull(codec).schema();
    }

    Compilation compilation() {
      return Objects.requireNonNull(compilation);
    }
  }

  private static String record(String fields, String more) {
    return "{\"type\":\"record\",\"name\":\"Order\",\"namespace\":\"shop\",\"fields\":["
        + fields
        + "]"
        + more
        + "}";
  }

  /** Every attribute that takes any text, in the file of an earlier version. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("io.avrodyne.processor.HostileText#all")
  void textOfAnEarlierVersionAddsNothingToTheSource(HostileText hostile, @TempDir Path home)
      throws IOException {
    assertEquals(harmless(home.resolve("one")), members(hostile.text(), home.resolve("two")));
    assertNull(System.getProperty(HostileText.SENTINEL));
  }

  private static List<String> harmless(Path home) throws IOException {
    if (harmless.isEmpty()) {
      harmless = members("harmless", home);
    }
    return harmless;
  }

  private static List<String> members(String text, Path home) throws IOException {
    String json = JavaLiteral.json(text);
    Versions versions = new Versions(Files.createDirectories(home));
    versions.firstAsItIs(
        record(
            "{\"name\":\"id\",\"type\":{\"type\":\"int\",\"java-class\":"
                + json
                + "},\"doc\":"
                + json
                + "},"
                + "{\"name\":\"gr\u00f6\u00dfe\",\"type\":\"int\",\"k\":"
                + json
                + "},"
                + "{\"name\":\"text\",\"type\":\"string\",\"default\":"
                + json
                + "}",
            ",\"doc\":" + json + ",\"java-class\":" + json + ",\"k\":[" + json + "]"));
    Object order =
        versions.decodeFirst(ORDER.formatted(JavaLiteral.of(json)), new byte[] {2, 4, 0});
    assertEquals("Order[id=1, note=" + text + "]", order.toString());
    return EmittedMembers.of(versions.compilation());
  }

  /** The user wrote escapes, which the source that is generated needs as well. */
  @Test
  void lettersThatTheEncodingOfTheSourcesLacks(@TempDir Path home) throws Exception {
    Versions versions = new Versions(home);
    versions.first("");
    Path source = home.resolve("Order.java");
    Files.writeString(
        source,
        "package shop; import io.avrodyne.api.*; @AvroRecord public record Order("
            + "@AvroName(\"a\") @AvroDefault(\"\\\"\\u00e9\\u20ac\\u2028\\\"\") String gr\\u00f6\\u00dfe,"
            + "@AvroName(\"b\") @AvroDefault(\"1\") int \\u6570) {}",
        StandardCharsets.US_ASCII);
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                errors,
                "-encoding",
                "US-ASCII",
                "-Xlint:all,-path,-processing",
                "-Werror",
                "-processor",
                AvroProcessor.class.getName(),
                new SchemaFolder(home).options().get(0),
                "-d",
                home.toString(),
                source.toString());
    assertEquals(0, result, errors::toString);
    try (URLClassLoader classes = new URLClassLoader(new URL[] {home.toUri().toURL()})) {
      AvroCodec<?> codec = Codecs.of(classes.loadClass("shop.Order"));
      Schema first = new Schema.Parser().parse(record("", ""));
      assertEquals(
          "Order[gr\u00f6\u00dfe=\u00e9\u20ac\u2028, \u6570=1]",
          codec.decoderFor(first).decode(new byte[0]).toString());
    }
  }
}
