package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class DeterminismTest {

  private static final JavaFileObject[] SOURCES = {
    Sources.inShop(
        "@AvroRecord(doc = \"x\") record Order(Side s, List<Line> a, List<List<Line>> b) {}"),
    Sources.inShop("@AvroRecord class Line { @AvroNullable Item item; List<Side> sides; Kind k; }"),
    Sources.inShop("@AvroRecord record Item(Side side, Kind kind, List<Kind> kinds) {}"),
    Sources.inShop("enum Side { ASK, BID }"),
    Sources.inShop("enum Kind { SHARE, BOND }"),
  };

  @Test
  void sameInputGivesTheSameText() {
    assertEquals(generated(SOURCES), generated(SOURCES));
  }

  @Test
  void orderOfSourcesDoesNotMatter() {
    List<JavaFileObject> sources = new ArrayList<>(Arrays.asList(SOURCES));
    Map<String, String> expected = generated(SOURCES);
    for (int i = 0; i < SOURCES.length; i++) {
      Collections.rotate(sources, 1);
      assertEquals(expected, generated(sources.toArray(JavaFileObject[]::new)));
    }
  }

  @Test
  void codecDoesNotDependOnTheTypesBesideIt() {
    Map<String, String> alone = generated(SOURCES[2], SOURCES[3], SOURCES[4]);
    assertEquals(alone.get("Item"), generated(SOURCES).get("Item"));
  }

  private static Map<String, String> generated(JavaFileObject... sources) {
    Compilation compilation = TestCompiler.compile(sources);
    Map<String, String> texts = new TreeMap<>();
    for (String type : List.of("Order", "Line", "Item")) {
      if (Arrays.stream(sources).anyMatch(source -> source.getName().endsWith(type + ".java"))) {
        texts.put(type, TestCompiler.generated(compilation, "shop." + type + "AvroCodec"));
        texts.put(type + " schema", TestCompiler.schemaFile(compilation, "shop." + type));
      }
    }
    return texts;
  }
}
