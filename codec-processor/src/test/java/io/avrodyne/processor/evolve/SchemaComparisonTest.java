package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.evolve.SchemaBreak.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.junit.jupiter.api.Test;

/** The walk agrees with the one of Apache Avro wherever that one gives an answer. */
class SchemaComparisonTest {

  private static final int PAIRS = 20_000;
  private static final String[] PRIMITIVES = {
    "'null'", "'boolean'", "'int'", "'long'", "'float'", "'double'", "'bytes'", "'string'"
  };

  private static final String ALIASED = "{'name':'x','type':'int','aliases':['y']}";

  @Test
  void agreesWithApacheOnGeneratedPairs() {
    long seed = 20261121;
    Random random = new Random(seed);
    int compatible = 0;
    for (int i = 0; i < PAIRS; i++) {
      Schema reader = parse(type(random, 2, ""));
      Schema writer = parse(type(random, 2, ""));
      boolean expected =
          SchemaCompatibility.checkReaderWriterCompatibility(reader, writer).getType()
              == SchemaCompatibilityType.COMPATIBLE;
      List<SchemaBreak> found = SchemaComparison.breaks(reader, writer);
      assertEquals(
          expected,
          found.isEmpty(),
          () -> "seed " + seed + " reader " + reader + " writer " + writer + " " + found);
      compatible += expected ? 1 : 0;
    }
    assertEquals(true, compatible > PAIRS / 20, "too few that are compatible: " + compatible);
  }

  @Test
  void promotionIntoABranchPrefersOneOfNoOtherMeaning() {
    Schema date = parse("{'type':'int','logicalType':'date'}");
    String instant = "{'type':'long','logicalType':'timestamp-micros'}";
    assertEquals(1, SchemaComparison.breaks(parse("['null'," + instant + "]"), date).size());
    assertEquals(
        1, SchemaComparison.breaks(parse("[" + instant + ",'float','string']"), date).size());
    assertEquals(List.of(), SchemaComparison.breaks(parse("['float','long','string']"), date));
  }

  @Test
  void branchWithAnAliasGoesBeforeOneWithTheUnqualifiedName() {
    String namesake = record("q.A", "{'name':'y','type':'int'}");
    String renamed =
        record("q.B", "{'name':'x','type':'int'}")
            .replace("'fields'", "'aliases':['p.A'],'fields'");
    Schema writer = parse(record("p.A", "{'name':'x','type':'int'}"));
    assertEquals(
        List.of(), SchemaComparison.breaks(parse("[" + namesake + "," + renamed + "]"), writer));
  }

  @Test
  void unqualifiedNameOfTwoBranchesHasNoBranch() {
    String field = "{'name':'x','type':'int'}";
    Schema reader = parse("[" + record("q.A", field) + "," + record("r.A", field) + "]");
    List<SchemaBreak> found = SchemaComparison.breaks(reader, parse(record("p.A", field)));
    assertEquals(List.of(Kind.AMBIGUOUS_BRANCH), found.stream().map(SchemaBreak::kind).toList());
    assertEquals(List.of(), SchemaComparison.breaks(reader, parse(record("r.A", field))));
  }

  /** What only looks like a unit of time is the name of a converter's type. */
  @Test
  void namesThatAvroDoesNotKnowConflict() {
    for (String[] pair :
        new String[][] {
          {"time-micros", "time-nanos"},
          {"timestamp-micros", "timestamp-days"},
          {"beat-millis", "beat-micros"},
          {"weight-g", "weight-kg"}
        }) {
      Schema reader = parse("{'type':'long','logicalType':'" + pair[0] + "'}");
      Schema writer = parse("{'type':'long','logicalType':'" + pair[1] + "'}");
      List<SchemaBreak> found = SchemaComparison.breaks(reader, writer);
      assertEquals(List.of(Kind.LOGICAL), found.stream().map(SchemaBreak::kind).toList());
      assertEquals(List.of(), SchemaComparison.breaks(reader, reader));
      assertEquals(List.of(), SchemaComparison.breaks(parse("'long'"), writer));
    }
  }

  /** Apache's own walk fails here. */
  @Test
  void recordWithoutABranchIsABreakAlsoWhereAFieldAndItsAliasWereWritten() {
    Schema reader = parse("['null'," + record("A", ALIASED) + "]");
    Schema writer = parse(record("B", "{'name':'x','type':'int'},{'name':'y','type':'int'}"));
    List<SchemaBreak> found = SchemaComparison.breaks(reader, writer);
    assertEquals(List.of(SchemaBreak.Kind.BRANCH), found.stream().map(SchemaBreak::kind).toList());
  }

  @Test
  void fieldThatAnotherOneReadsIsNotReadByAnAlias() {
    Schema writer = parse(record("A", "{'name':'y','type':'int'}"));
    Schema named = parse(record("A", ALIASED + ",{'name':'y','type':'int'}"));
    Schema twice = parse(record("A", ALIASED + "," + ALIASED.replace("'x'", "'z'")));
    for (Schema reader : List.of(named, twice)) {
      List<SchemaBreak> found = SchemaComparison.breaks(reader, writer);
      assertEquals(
          List.of(SchemaBreak.Kind.NO_DEFAULT), found.stream().map(SchemaBreak::kind).toList());
    }
  }

  private static String record(String name, String fields) {
    return "{'type':'record','name':'" + name + "','fields':[" + fields + "]}";
  }

  private static Schema parse(String json) {
    return new Schema.Parser().parse(json.replace('\'', '"'));
  }

  /** Types have few names, so that many match; a path within the schema keeps them apart. */
  private static String type(Random random, int depth, String path) {
    return switch (random.nextInt(depth == 0 ? 10 : 15)) {
      case 8 -> "{'type':'enum','name':'E" + path + "','symbols':" + symbols(random) + "}";
      case 9 -> "{'type':'fixed','name':'F" + path + "','size':" + (1 + random.nextInt(2)) + "}";
      case 10 -> "{'type':'array','items':" + type(random, depth - 1, path + "a") + "}";
      case 11 -> "{'type':'map','values':" + type(random, depth - 1, path + "m") + "}";
      case 12 -> union(random, depth, path);
      case 13, 14 -> record(random, depth, path);
      default -> PRIMITIVES[random.nextInt(PRIMITIVES.length)];
    };
  }

  private static String symbols(Random random) {
    String given = random.nextBoolean() ? "['A','B']" : "['A','B','C']";
    return random.nextBoolean() ? given + ",'default':'A'" : given;
  }

  private static String union(Random random, int depth, String path) {
    List<String> branches = new ArrayList<>();
    for (String primitive : PRIMITIVES) {
      if (random.nextInt(3) == 0) {
        branches.add(primitive);
      }
    }
    if (random.nextBoolean()) {
      branches.add(record(random, depth, path + "u"));
    }
    return branches.isEmpty() ? "'int'" : branches.toString();
  }

  private static String record(Random random, int depth, String path) {
    List<String> fields = new ArrayList<>();
    for (String name : List.of("x", "y")) {
      if (random.nextInt(3) > 0) {
        String type = type(random, depth - 1, path + name);
        fields.add("{'name':'" + name + "','type':" + type + "}");
      }
    }
    if (random.nextInt(3) == 0) {
      fields.add("{'name':'z','type':'int','default':0}");
    }
    return "{'type':'record','name':'R" + path + "','fields':" + fields + "}";
  }
}
