package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.file.ContainerReader;
import io.avrodyne.runtime.message.SchemaStore;
import io.avrodyne.runtime.message.SingleObjectDecoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reads schemas that name a class wherever a schema can: the class is there, and nobody asks a
 * loader for it, neither this library nor Avro within it.
 */
class SchemaClassNamesTest {

  private static final String SENTINEL = "avrodyne.loaded";

  private static final String NAMED =
      "'java-class':'evil.Sentinel','java-element-class':'evil.Sentinel',"
          + "'java-key-class':'evil.Sentinel','avro.java.string':'evil.Sentinel',"
          + "'CustomEncoding':'evil.Sentinel','logicalType':'evil.Sentinel'";

  private static final String SCHEMA =
      ("{'type':'record','name':'Order','namespace':'shop','fields':["
              + "{'name':'id','type':{'type':'string',NAMED},NAMED},"
              + "{'name':'list','type':{'type':'array','items':{'type':'string',NAMED},NAMED},'default':[]},"
              + "{'name':'map','type':{'type':'map','values':{'type':'string',NAMED},NAMED},'default':{}},"
              + "{'name':'nested','type':{'type':'record','name':'evil.Sentinel','fields':["
              + "{'name':'a','type':['null',{'type':'enum','name':'evil.Sentinel$Side','symbols':['A']},"
              + "{'type':'fixed','name':'evil.Fixed','size':1,NAMED}]}],NAMED}}],NAMED}")
          .replace("$Side", "_Side")
          .replace("NAMED", NAMED)
          .replace('\'', '"');

  private final GeneratedClasses classes = new GeneratedClasses(compile());
  private final AvroCodec<Object> codec = classes.codecOf("shop.Order");
  private final Schema writer = new Schema.Parser().parse(SCHEMA);

  private static Compilation compile() {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop("@AvroRecord public record Order(String id) {}"),
            Sources.of(
                "package evil; public class Sentinel { static { System.setProperty(\""
                    + SENTINEL
                    + "\", \"yes\"); } public Sentinel(String text) {} }"));
    assertThat(compilation).succeededWithoutWarnings();
    return compilation;
  }

  @Test
  void sentinelWouldTell() throws ReflectiveOperationException {
    Class.forName("evil.Sentinel", true, classes);
    assertTrue(classes.requested().contains("evil.Sentinel"));
    assertEquals("yes", System.clearProperty(SENTINEL));
  }

  @Test
  void resolutionLoadsNothing() throws Exception {
    requireUnloaded(() -> assertOrder(codec.decoderFor(writer).decode(datum())));
  }

  @Test
  void parserLoadsNothing() throws Exception {
    requireUnloaded(() -> assertEquals(writer, new Schema.Parser().parse(SCHEMA)));
  }

  @Test
  void messageLoadsNothing() throws Exception {
    byte[] datum = datum();
    byte[] message =
        ByteBuffer.allocate(datum.length + 10)
            .order(ByteOrder.LITTLE_ENDIAN)
            .put((byte) 0xC3)
            .put((byte) 1)
            .putLong(SchemaNormalization.parsingFingerprint64(writer))
            .put(datum)
            .array();
    requireUnloaded(
        () -> {
          SchemaStore store = new SchemaStore();
          store.add(new Schema.Parser().parse(SCHEMA));
          assertOrder(SingleObjectDecoder.builder(codec).schemas(store).build().decode(message));
        });
  }

  @Test
  void containerFileLoadsNothing(@TempDir Path home) throws Exception {
    Path file = home.resolve("orders.avro");
    try (DataFileWriter<GenericRecord> out =
        new DataFileWriter<>(new GenericDatumWriter<GenericRecord>(writer))) {
      out.create(writer, file.toFile());
      out.append(order());
    }
    requireUnloaded(
        () -> {
          try (ContainerReader<Object> in = ContainerReader.open(codec, file)) {
            assertOrder(in.next());
          }
        });
  }

  /** The class path of the compilation has the class too, and javac runs in this process. */
  @Test
  void historyLoadsNothing(@TempDir Path home) throws Exception {
    Path version = home.resolve("avro-history/shop.Order/1.avsc");
    Files.createDirectories(version.getParent());
    Files.createDirectories(home.resolve("avro"));
    Files.writeString(version, SCHEMA);
    requireUnloaded(
        () ->
            assertThat(
                    TestCompiler.compileWith(
                        new SchemaFolder(home).options(),
                        Sources.inShop("@AvroRecord public record Order(String id) {}")))
                .succeededWithoutWarnings());
  }

  private void requireUnloaded(Step step) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(classes);
    try {
      step.run();
    } finally {
      thread.setContextClassLoader(before);
    }
    assertTrue(
        classes.requested().stream().noneMatch(name -> name.startsWith("evil.")),
        classes.requested()::toString);
    assertNull(System.getProperty(SENTINEL));
  }

  private GenericRecord order() {
    GenericRecord nested = new GenericData.Record(writer.getField("nested").schema());
    GenericRecord order = new GenericData.Record(writer);
    order.put("id", "text");
    order.put("list", List.of("item"));
    order.put("map", Map.of("key", "value"));
    order.put("nested", nested);
    return order;
  }

  private byte[] datum() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    new GenericDatumWriter<GenericRecord>(writer).write(order(), encoder);
    encoder.flush();
    return bytes.toByteArray();
  }

  private static void assertOrder(Object order) {
    assertEquals("Order[id=text]", order.toString());
  }

  /** A type that may load a class. */
  private interface Step {
    void run() throws Exception;
  }
}
