package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shows what is generated, one source for each way of making objects. */
class GoldenTest {

  private static final JavaFileObject[] SOURCES = {
    Sources.inShop(
        """
        @AvroRecord(doc = "What \\"one\\" buys.")
        public record Order(
            long id,
            @AvroNullable String note,
            Side side,
            boolean open,
            double price,
            List<Line> lines) {}
        """),
    Sources.inShop(
        """
        @AvroRecord(nullOrder = NullOrder.LAST)
        public class Line {
          int number;
          byte priority;
          private String item;
          @AvroNullable Double discount;
          List<String> tags;

          public String getItem() {
            return item;
          }

          public Line setItem(String item) {
            this.item = item;
            return this;
          }
        }
        """),
    Sources.inShop("public enum Side { ASK, @AvroName(\"BUY\") BID }"),
  };

  @ParameterizedTest
  @ValueSource(strings = {"Order", "Line"})
  void generatedSourceIs(String type) throws IOException {
    String name = type + "AvroCodec.java.txt";
    String actual =
        TestCompiler.generated(TestCompiler.compile(SOURCES), "shop." + type + "AvroCodec");
    Path written = Path.of("target", "golden", name);
    Files.createDirectories(written.getParent());
    Files.writeString(written, actual);
    assertEquals(golden(name), actual, "if it is meant to differ, take over " + written);
  }

  private static String golden(String name) throws IOException {
    try (InputStream in = GoldenTest.class.getResourceAsStream("golden/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
