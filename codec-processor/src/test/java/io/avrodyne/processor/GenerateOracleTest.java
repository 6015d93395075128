package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.generate.GeneratorSettings;
import io.avrodyne.generate.Style;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.Encoder;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The codecs of generated sources, compared with Apache Avro on random schemas. */
class GenerateOracleTest {

  private static final int DATA = 5;
  private static final Path FIXTURES = Path.of("..", "fixtures", "src");

  /** Third-party data files, which are not everywhere. */
  private static final Path CONFORMANCE = Path.of("..", "..", "shared", "conformance");

  private final Path home;

  GenerateOracleTest(@TempDir Path home) {
    this.home = home;
  }

  @Test
  void codecsOfRandomSchemasAgreeWithApacheAvro() throws IOException {
    for (int seed = 0; seed < 20; seed++) {
      check(seed, seed + 1);
    }
  }

  @Test
  @Tag("slow")
  void codecsOfHundredsOfRandomSchemasAgreeWithApacheAvro() throws IOException {
    int together = 50;
    for (int seed = 0; seed < 400; seed += together) {
      check(seed, seed + together);
    }
  }

  /** Checks the schemas of several seeds in one compilation. */
  private void check(int from, int to) throws IOException {
    List<String> schemas = new ArrayList<>();
    for (int seed = from; seed < to; seed++) {
      // The thousands in a name are the seed.
      schemas.add(new RandomNamedSchemas(new Random(seed), 1_000 * seed).record().toString());
    }
    // Every other fifty, and every fourth alone.
    Style style = from % 4 == 0 ? Style.BEAN : Style.RECORD;
    Path folder = home.resolve("s" + from);
    try {
      check(folder, schemas, from, settings -> settings.withStyle(style));
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("seeds from " + from + " to " + (to - 1), e);
    }
    delete(folder);
  }

  private static void check(
      Path folder, List<String> schemas, int seed, UnaryOperator<GeneratorSettings> choices)
      throws IOException {
    SchemaProject project = new SchemaProject(folder);
    Files.createDirectories(folder);
    for (int i = 0; i < schemas.size(); i++) {
      Files.writeString(folder.resolve("schema" + i + ".avsc"), schemas.get(i));
    }
    GeneratedClasses classes = new GeneratedClasses(project.compile(choices));
    String packageName = choices.apply(project.settings()).packageName();
    for (int i = 0; i < schemas.size(); i++) {
      for (Schema record : records(new Schema.Parser().parse(schemas.get(i)))) {
        String name =
            packageName.isEmpty() ? record.getFullName() : packageName + "." + record.getName();
        try {
          check(record, Codecs.of(classes.load(name)), seed + i);
        } catch (RuntimeException | AssertionError e) {
          throw new AssertionError(schemas.get(i), e);
        }
      }
    }
  }

  private static void check(Schema record, AvroCodec<?> codec, int seed) throws IOException {
    assertEquals(record, codec.schema());
    assertEquals(record.toString(), codec.schema().toString());
    requireSameData(record, codec, seed);
  }

  /** The schemas of the fixtures. */
  static List<Path> existing() throws IOException {
    List<Path> found = new ArrayList<>(schemas(FIXTURES.resolve("main/avro-history")));
    found.addAll(schemas(FIXTURES.resolve("test/resources/interop")));
    return found;
  }

  private static List<Path> schemas(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*(\\.avsc|schema\\.json)"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("existing")
  void codecsOfExistingSchemasAgreeWithApacheAvro(Path file) throws IOException {
    checkFile(file, home.resolve("existing"));
  }

  @Test
  void codecsOfSchemasOfApacheAvroAgreeWithIt() throws IOException {
    assumeTrue(Files.exists(CONFORMANCE), CONFORMANCE + " is missing: its schemas are not tested");
    List<Path> files = schemas(CONFORMANCE);
    assertFalse(files.isEmpty());
    for (int i = 0; i < files.size(); i++) {
      checkFile(files.get(i), home.resolve("c" + i));
    }
  }

  private static void checkFile(Path file, Path folder) throws IOException {
    String schema = Files.readString(file);
    try {
      check(folder, List.of(schema), 1, settings -> settings.withPackage("own"));
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(file.toString(), e);
    }
  }

  private static <T> void requireSameData(Schema schema, AvroCodec<T> codec, int seed)
      throws IOException {
    Random random = new Random(seed);
    for (int i = 0; i < DATA; i++) {
      byte[] bytes = write(schema, RandomDatum.of(schema, random, 0));
      byte[] again = codec.encode(codec.decode(bytes));
      assertEquals(read(schema, bytes), read(schema, again));
      assertEquals(bytes.length, again.length);
      assertArrayEquals(again, codec.encode(codec.decode(again)));
    }
  }

  private static byte[] write(Schema schema, @Nullable Object datum) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Encoder encoder = EncoderFactory.get().binaryEncoder(out, null);
    new GenericDatumWriter<>(schema).write(datum, encoder);
    encoder.flush();
    return out.toByteArray();
  }

  private static Object read(Schema schema, byte[] bytes) throws IOException {
    return new GenericDatumReader<>(schema)
        .read(null, DecoderFactory.get().binaryDecoder(bytes, null));
  }

  private static Set<Schema> records(Schema schema) {
    Set<Schema> found = new HashSet<>();
    Set<String> seen = new HashSet<>();
    collect(schema, seen, found::add);
    return found;
  }

  private static void collect(Schema schema, Set<String> seen, Consumer<Schema> found) {
    switch (schema.getType()) {
      case RECORD -> {
        if (seen.add(schema.getFullName())) {
          found.accept(schema);
          schema.getFields().forEach(field -> collect(field.schema(), seen, found));
        }
      }
      case ARRAY -> collect(schema.getElementType(), seen, found);
      case MAP -> collect(schema.getValueType(), seen, found);
      case UNION -> schema.getTypes().forEach(each -> collect(each, seen, found));
      default -> {
        // Not a record.
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
