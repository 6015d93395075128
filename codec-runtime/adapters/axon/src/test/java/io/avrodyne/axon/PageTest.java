package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

/** Compiles the Java of the page as one application, runs it, and compares what it prints. */
class PageTest {

  private static final Pattern BLOCK = Pattern.compile("```(java|text)\n(.*?)```", Pattern.DOTALL);
  private static final Pattern TYPE =
      Pattern.compile("public (?:sealed )?(?:class|interface) (\\w+)");

  @TempDir private static Path folder;

  private static List<MatchResult> blocks = List.of();

  @BeforeAll
  static void compile() throws IOException {
    blocks = BLOCK.matcher(Files.readString(Path.of("AXON.md"))).results().toList();
    List<Path> files = new ArrayList<>();
    for (MatchResult block : blocks) {
      if (block.group(1).equals("java")) {
        files.add(
            Files.writeString(folder.resolve(typeName(block.group(2)) + ".java"), block.group(2)));
      }
    }
    StringWriter messages = new StringWriter();
    PrintWriter out = new PrintWriter(messages, true);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-encoding",
                "UTF-8",
                "-d",
                folder.toString(),
                "-processorpath",
                System.getProperty("java.class.path"),
                "-Xlint:all,-processing",
                "-Werror"));
    files.forEach(file -> arguments.add(file.toString()));
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertEquals(0, javac.run(out, out, arguments.toArray(String[]::new)), messages::toString);
  }

  @Test
  void programsPrintWhatThePageSays() throws Exception {
    List<String> said = new ArrayList<>();
    List<String> printed = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      String text = blocks.get(i).group(2);
      if (text.contains("public static void main(")) {
        assertEquals("text", blocks.get(i + 1).group(1), "what " + typeName(text) + " prints");
        said.add(blocks.get(i + 1).group(2));
        printed.add(printed(typeName(text)));
      }
    }
    assertEquals(2, said.size());
    assertEquals(said, printed);
  }

  @Test
  void theBeanIsOne() throws Exception {
    try (URLClassLoader loader = loader();
        AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
      context.setClassLoader(loader);
      context.register(loader.loadClass("shop.Serialization"));
      context.refresh();
      assertEquals(AvrodyneAxonSerializer.class, context.getBean(Serializer.class).getClass());
    }
  }

  @Test
  void theUpcasterReadsTheAmount() throws Exception {
    Schema writer =
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "Withdrawn", "namespace": "shop.AccountEvent",
                 "fields": [
                   {"name": "accountId", "type": "string"},
                   {"name": "amount", "type": "string"}]}
                """);
    GenericRecord old = new GenericData.Record(writer);
    old.put("accountId", "A-1");
    old.put("amount", "12.5 EUR");
    try (URLClassLoader loader = loader()) {
      Method upcast =
          loader
              .loadClass("shop.WithdrawnUpcaster")
              .getDeclaredMethod("upcast", GenericRecord.class);
      upcast.setAccessible(true);
      GenericRecord record = (GenericRecord) Objects.requireNonNull(upcast.invoke(null, old));
      Object serialization = loader.loadClass("shop.Serialization").getConstructor().newInstance();
      Serializer serializer =
          (Serializer)
              Objects.requireNonNull(
                  serialization.getClass().getMethod("serializer").invoke(serialization));
      Object event =
          serializer.deserialize(
              new SimpleSerializedObject<>(
                  record,
                  GenericRecord.class,
                  new SimpleSerializedType("shop.AccountEvent$Withdrawn", "2")));
      assertEquals("Withdrawn[accountId=A-1, amount=12.50, currency=EUR]", String.valueOf(event));
    }
  }

  private static String typeName(String source) {
    Matcher name = TYPE.matcher(source);
    assertTrue(name.find(), "a block has no public type: " + source);
    return name.group(1);
  }

  private static String printed(String program) throws Exception {
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try (URLClassLoader loader = loader()) {
      Thread.currentThread().setContextClassLoader(loader); // Jackson looks for classes there.
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader
          .loadClass("shop." + program)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
      System.setOut(console);
    }
    return printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }

  private static URLClassLoader loader() throws IOException {
    return new URLClassLoader(new URL[] {folder.toUri().toURL()});
  }
}
