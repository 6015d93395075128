package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import org.junit.jupiter.api.Test;

class LanguageImportsTest {

  private static final String SOURCE =
      """
      package shop;

      import java.lang.Override;
      import java.lang.String;
      import java.lang.reflect.Type;
      import java.util.List;

      /**
       * A class.
       */
      class Order {
        String text = "import java.lang.String;
      ";
      }
      """;

  @Test
  void needlessOnesGo() {
    assertEquals(
        SOURCE
            .replaceFirst("import java.lang.Override;\n", "")
            .replaceFirst("import java.lang.String;\n", ""),
        LanguageImports.removeNeedless(SOURCE, "shop", name -> false));
  }

  @Test
  void thoseThatAClassOfThePackageHidesStay() {
    assertEquals(
        SOURCE.replaceFirst("import java.lang.String;\n", ""),
        LanguageImports.removeNeedless(SOURCE, "shop", ClassName.get("shop", "Override")::equals));
  }
}
