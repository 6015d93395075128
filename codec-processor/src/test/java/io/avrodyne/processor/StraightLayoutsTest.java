package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chooses how many earlier layouts have straight-line code. */
class StraightLayoutsTest {

  private static final int LAYOUTS = 6;
  private static final JavaFileObject ORDER =
      Sources.of("package shop; @io.avrodyne.api.AvroRecord record Order(int id) {}");

  @TempDir Path home;
  private SchemaFolder folder;

  @BeforeEach
  void history() {
    folder = new SchemaFolder(home);
    for (int i = 1; i <= LAYOUTS; i++) {
      String other = BadHistories.field("gone" + i, "'int'");
      folder.with(
          "avro-history/shop.Order/" + i + ".avsc",
          BadHistories.record(BadHistories.field("id", "'int'") + "," + other));
    }
  }

  private Compilation compile(String... more) {
    List<String> options = new ArrayList<>(folder.options());
    options.addAll(List.of(more));
    return TestCompiler.compileWith(options, ORDER);
  }

  private static void assertStraight(Compilation compilation, int from) throws Exception {
    String codec =
        compilation
            .generatedSourceFile("shop.OrderAvroCodec")
            .orElseThrow()
            .getCharContent(false)
            .toString();
    List<Integer> straight =
        IntStream.rangeClosed(1, LAYOUTS)
            .filter(i -> codec.contains(" readVersion" + i + "("))
            .boxed()
            .toList();
    assertEquals(IntStream.rangeClosed(from, LAYOUTS).boxed().toList(), straight);
    for (int i = 1; i <= LAYOUTS; i++) {
      assertTrue(codec.contains("new Version" + i + "()"), codec);
    }
  }

  @Test
  void theNewestFourAreByDefault() throws Exception {
    assertStraight(compile(), 3);
  }

  @Test
  void theOptionSaysHowMany() throws Exception {
    assertStraight(compile("-Aavrodyne.history.straight=0"), LAYOUTS + 1);
    assertStraight(compile("-Aavrodyne.history.straight=1"), LAYOUTS);
    assertStraight(compile("-Aavrodyne.history.straight=999"), 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "=", "=all", "=-1", "=1000", "=4 "})
  void whatIsNoNumberIsAnError(String value) {
    Compilation compilation = compile("-Aavrodyne.history.straight" + value);
    assertEquals(1, compilation.errors().size());
    String error = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(error.startsWith("[AvroHistoryStraight] Order is compiled with -Aavro"), error);
    assertTrue(error.endsWith("Correct the option, or remove it to use the default, 4."), error);
  }

  @Test
  void tablesOfVersionsHaveNamesOfTheirOwn() {
    String enums = "{'type':'enum','name':'%s','namespace':'shop.Order','symbols':['A']}";
    folder.with(
        "avro-history/shop.Order/7.avsc",
        BadHistories.record(
            BadHistories.field("side", enums.formatted("Side"))
                + ","
                + BadHistories.field("other", enums.formatted("Version7Side"))));
    JavaFileObject order =
        Sources.of(
            "package shop; import io.avrodyne.api.*;"
                + "@AvroRecord record Order(@AvroDefault(\"\\\"B\\\"\") Side side,"
                + " @AvroDefault(\"\\\"A\\\"\") Version7Side other) {"
                + " enum Side { B, A } enum Version7Side { A } }");
    assertThat(TestCompiler.compileWith(folder.options(), order)).succeededWithoutWarnings();
  }
}
