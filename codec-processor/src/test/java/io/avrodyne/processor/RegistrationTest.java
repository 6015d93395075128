package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;

class RegistrationTest {

  @Test
  void compilerFindsTheProcessor() {
    assertTrue(
        ServiceLoader.load(Processor.class).stream()
            .anyMatch(provider -> provider.type() == AvroProcessor.class));
  }

  @Test
  void gradleIsToldThatItIsIsolating() throws IOException, ClassNotFoundException {
    String[] entry = resource("META-INF/gradle/incremental.annotation.processors").split(",", -1);
    assertEquals(2, entry.length);
    assertEquals(AvroProcessor.class, Class.forName(entry[0]));
    assertEquals("isolating", entry[1]);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = AvroProcessor.class.getClassLoader().getResourceAsStream(name)) {
      byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).strip();
    }
  }
}
