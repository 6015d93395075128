package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.spi.ToolProvider;

/**
 * The classes of version 1 of the shop, compiled apart from those of the tests, because two classes
 * of one compilation cannot have the same Avro name.
 */
final class EarlierVersion implements AutoCloseable {

  private static final String CLASSES = "io.avrodyne.kafka.broker.shop.v1.ShopV1$";

  private final URLClassLoader loader;

  private EarlierVersion(URLClassLoader loader) {
    this.loader = loader;
  }

  /** Compiles the classes into a folder. */
  static EarlierVersion compile(Path folder) throws Exception {
    StringWriter messages = new StringWriter();
    PrintWriter out = new PrintWriter(messages, true);
    int status =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(
                out,
                out,
                "-encoding",
                "UTF-8",
                "-processorpath",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                "src/earlier/ShopV1.java");
    assertEquals(0, status, messages::toString);
    return new EarlierVersion(
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, EarlierVersion.class.getClassLoader()));
  }

  /** Returns the codec of a class. */
  @SuppressWarnings("unchecked") // What the classes have in common is that they are objects.
  AvroCodec<Object> codec(String name) throws ClassNotFoundException {
    return (AvroCodec<Object>) Codecs.of(loader.loadClass(CLASSES + name));
  }

  /** Creates a record from the values of its components. */
  Object create(String name, Object... components) throws ReflectiveOperationException {
    return loader.loadClass(CLASSES + name).getConstructors()[0].newInstance(components);
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
