package io.avrodyne.processor.plan;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import io.avrodyne.runtime.codegen.RuntimeVersion;
import java.io.IOException;
import java.lang.reflect.Field;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RuntimeNamesTest {

  static List<ClassName> names() {
    return RuntimeNames.ALL;
  }

  @ParameterizedTest
  @MethodSource("names")
  void namedClassExists(ClassName name) {
    assertDoesNotThrow(() -> Class.forName(name.canonicalName()));
  }

  @Test
  void codecsAreGeneratedForTheRuntimeOfThisVersion() {
    assertEquals(RuntimeVersion.CURRENT, RuntimeNames.GENERATED_FOR);
  }

  @Test
  void allHoldsEveryConstant() throws IllegalAccessException {
    List<ClassName> constants = new ArrayList<>();
    for (Field field : RuntimeNames.class.getFields()) {
      if (field.getType() == ClassName.class) {
        constants.add((ClassName) field.get(null));
      }
    }
    assertEquals(constants, RuntimeNames.ALL);
  }

  @Test
  void noOtherClassNamesTheRuntime() throws IOException, URISyntaxException {
    Path classes =
        Path.of(RuntimeNames.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes)) {
      List<String> namers =
          files
              .filter(file -> file.toString().endsWith(".class") && namesRuntime(file))
              .map(file -> String.valueOf(file.getFileName()))
              .toList();
      assertEquals(List.of("RuntimeNames.class"), namers);
    }
  }

  private static boolean namesRuntime(Path file) {
    String content = assertDoesNotThrow(() -> Files.readString(file, StandardCharsets.ISO_8859_1));
    return content.contains("io.avrodyne.runtime") || content.contains("io/avrodyne/runtime");
  }
}
