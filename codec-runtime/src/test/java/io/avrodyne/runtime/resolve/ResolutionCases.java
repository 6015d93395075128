package io.avrodyne.runtime.resolve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.io.DecoderFactory;

/** A list of named cases of evolution on which this library and Apache Avro agree. */
final class ResolutionCases {

  /**
   * A datum of one schema, to be read with another one. Texts have single quotes for double ones.
   */
  @SuppressWarnings("ArrayRecordComponent") // Nothing compares it.
  record Case(String name, Schema writer, Schema reader, byte[] bytes) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final String ABC = "{'type':'enum','name':'E','symbols':['A','B','C']}";
  private static final String CA = "{'type':'enum','name':'E','symbols':['C','A']}";
  private static final String CA_DEFAULT =
      "{'type':'enum','name':'E','symbols':['C','A'],'default':'C'}";
  private static final String NODE =
      record("N", field("v", "'int'"), field("next", "['null','N']"));
  private static final String LONG_NODE =
      record("N", field("v", "'long'"), field("next", "['null','N']"));
  private static final String REVERSED_NODE =
      record("N", field("next", "['null','N']"), field("v", "'double'"));
  private static final String TREE = record("T", field("v", "'int'"), field("kids", array("'T'")));
  private static final String WIDER_TREE =
      record("T", field("kids", array("'T'")), field("v", "'long'"), field("n", "'int'", "7"));

  private final List<Case> cases = new ArrayList<>();

  static List<Case> all() {
    ResolutionCases all = new ResolutionCases();
    all.primitives();
    all.records();
    all.defaults();
    all.enumsAndFixed();
    all.unions();
    all.collections();
    all.recursion();
    return all.cases;
  }

  private void primitives() {
    String[] types = {"int", "long", "float", "double"};
    for (int from = 0; from < types.length; from++) {
      for (int to = 0; to < types.length; to++) {
        String name = types[from] + " as " + types[to];
        add(name, "'" + types[from] + "'", "'" + types[to] + "'", from < 2 ? "-7" : "2.5");
      }
    }
    add("largest int as long", "'int'", "'long'", "2147483647");
    add("largest long as double", "'long'", "'double'", "9223372036854775807");
    add("largest long as float", "'long'", "'float'", "9223372036854775807");
    add("string as bytes", "'string'", "'bytes'", "'t\u00e4xt'");
    add("bytes as string", "'bytes'", "'string'", "'text'");
    add("string as int", "'string'", "'int'", "'7'");
    add("int as string", "'int'", "'string'", "7");
    add("boolean as int", "'boolean'", "'int'", "true");
    add("null as null", "'null'", "'null'", "null");
    add("null as int", "'null'", "'int'", "null");
  }

  private void records() {
    String ab = record("R", field("a", "'int'"), field("b", "'string'"));
    String datum = "{'a':1,'b':'x'}";
    add("same record", ab, ab, datum);
    add("field removed", ab, record("R", field("b", "'string'")), datum);
    add("last field removed", ab, record("R", field("a", "'int'")), datum);
    add("all fields removed", ab, record("R"), datum);
    add("fields swapped", ab, record("R", field("b", "'string'"), field("a", "'int'")), datum);
    add("field promoted", ab, record("R", field("a", "'double'"), field("b", "'bytes'")), datum);
    add(
        "swapped, promoted, added",
        ab,
        record("R", field("n", "'int'", "5"), field("b", "'bytes'"), field("a", "'long'")),
        datum);
    add("field without default added", ab, record("R", field("c", "'int'")), datum);
    add("field of another type", ab, record("R", field("b", "'int'")), datum);
    add(
        "field renamed",
        ab,
        record("R", aliased("z", "'int'", "a"), field("b", "'string'")),
        datum);
    add("field renamed and promoted", ab, record("R", aliased("z", "'long'", "a")), datum);
    add("second alias", ab, record("R", aliased("z", "'long'", "y','a")), datum);
    add("record in another namespace", ab, record("x.R", field("a", "'int'")), datum);
    add("record renamed by alias", ab, renamed("S", "R", field("a", "'int'")), datum);
    String outer = record("O", field("r", ab), field("n", "'int'"));
    String outerDatum = "{'r':" + datum + ",'n':3}";
    add("nested record removed", outer, record("O", field("n", "'int'")), outerDatum);
    add(
        "nested field removed",
        outer,
        record("O", field("r", record("R", field("b", "'string'"))), field("n", "'int'")),
        outerDatum);
    add(
        "nested record swapped",
        outer,
        record(
            "O",
            field("n", "'long'"),
            field("r", record("R", field("b", "'bytes'"), field("a", "'long'")))),
        outerDatum);
    add(
        "nested record that cannot be resolved",
        outer,
        record("O", field("r", record("R", field("c", "'int'")))),
        outerDatum);
    add(
        "record as union",
        outer,
        record("O", field("r", "['null'," + record("R", field("a", "'int'")) + "]")),
        outerDatum);
  }

  private void defaults() {
    String empty = record("R");
    for (String[] typeAndDefault :
        new String[][] {
          {"'null'", "null"},
          {"'boolean'", "true"},
          {"'int'", "-3"},
          {"'long'", "123456789012"},
          {"'float'", "1.5"},
          {"'double'", "3"},
          {"'string'", "'t\u00e4xt'"},
          {"'bytes'", "'\u00ff\\u0000a'"},
          {"{'type':'fixed','name':'F','size':2}", "'\u00ffa'"},
          {ABC, "'B'"},
          {array("'int'"), "[1,2,3]"},
          {array("'int'"), "[]"},
          {map("'string'"), "{'k':'v'}"},
          {map("'string'"), "{}"},
          {"['null','int']", "null"},
          {"['int','null']", "3"},
          {"['null','int']", "3"},
          {record("I", field("a", "'int'"), field("b", "'int'", "9")), "{'a':1}"},
          {array(record("I", field("a", "'int'", "4"))), "[{},{'a':2}]"},
        }) {
      add(
          "default " + typeAndDefault[1] + " of " + typeAndDefault[0],
          empty,
          record("R", field("d", typeAndDefault[0], typeAndDefault[1])),
          "{}");
    }
    String a = record("R", field("a", "'int'"));
    String both =
        record("R", field("d", "'int'", "1"), field("a", "'int'"), field("e", "'int'", "2"));
    add("defaults around a field", a, both, "{'a':7}");
    add("defaults in items", array(a), array(both), "[{'a':7},{'a':8}]");
  }

  private void enumsAndFixed() {
    add("same enum", ABC, ABC, "'B'");
    add("symbols in another order", ABC, CA, "'C'");
    add("symbol that was removed", ABC, CA, "'B'");
    add("symbol that becomes the default", ABC, CA_DEFAULT, "'B'");
    add("more symbols", CA, ABC, "'A'");
    add("longer enum", "{'type':'enum','name':'E','symbols':['A','B']}", ABC, "'B'");
    add("enum of another name", ABC, ABC.replace("'E'", "'X'"), "'B'");
    add(
        "enum renamed by alias",
        ABC,
        ABC.replace("'name':'E'", "'name':'X','aliases':['E']"),
        "'B'");
    add("enum as string", ABC, "'string'", "'B'");
    add("string as enum", "'string'", ABC, "'B'");
    String two = "{'type':'fixed','name':'F','size':2}";
    add("same fixed", two, two, "'ab'");
    add("fixed of another size", two, two.replace("2", "3"), "'ab'");
    add("fixed of another name", two, two.replace("'F'", "'G'"), "'ab'");
    add(
        "fixed renamed by alias",
        two,
        two.replace("'name':'F'", "'name':'G','aliases':['F']"),
        "'ab'");
    add("fixed as bytes", two, "'bytes'", "'ab'");
  }

  private void unions() {
    add("int into union", "'int'", "['null','int']", "7");
    add("int into union of float and long", "'int'", "['float','long']", "7");
    add("int into union of string and double", "'int'", "['string','double']", "7");
    add("exact branch before a promoted one", "'int'", "['long','int']", "7");
    add("int into union without a branch for it", "'int'", "['null','string']", "7");
    add("string into union of bytes", "'string'", "['null','bytes']", "'x'");
    add("union that yields int", "['null','int']", "'int'", "{'int':7}");
    add("union that yields null", "['null','int']", "'int'", "null");
    add("union that yields a promoted value", "['null','int']", "'double'", "{'int':7}");
    add("same union", "['null','int','string']", "['null','int','string']", "{'string':'x'}");
    add(
        "union in another order",
        "['null','int','string']",
        "['string','int','null']",
        "{'int':7}");
    add("union of more branches", "['null','int']", "['null','string','int']", "{'int':7}");
    add(
        "union of fewer branches, reached",
        "['null','int','string']",
        "['null','int']",
        "{'string':'x'}");
    add(
        "union of fewer branches, not reached",
        "['null','int','string']",
        "['null','int']",
        "{'int':7}");
    add("union promoted", "['null','int']", "['null','long']", "{'int':7}");
    add("union without a common branch", "['null','int']", "'string'", "null");
    String a = record("A", field("x", "'int'"));
    String b = record("B", field("x", "'int'"));
    add("union of records", "[" + a + "," + b + "]", "[" + b + "," + a + "]", "{'B':{'x':1}}");
    add(
        "union of records evolved",
        "[" + a + "," + b + "]",
        "['null'," + record("B", field("y", "'int'", "2"), field("x", "'long'")) + "," + a + "]",
        "{'B':{'x':1}}");
    add(
        "record renamed by alias beside one of its unqualified name",
        record("p.A", field("x", "'int'")),
        "["
            + record("q.A", field("x", "'int'"))
            + ","
            + renamed("q.B", "p.A", field("x", "'int'"))
            + "]",
        "{'x':1}");
    add("enum into union", ABC, "['null'," + CA_DEFAULT + "]", "'B'");
    add("array into union", array("'int'"), "['null'," + array("'long'") + "]", "[1,2]");
  }

  private void collections() {
    add("array promoted", array("'int'"), array("'long'"), "[1,-2,300000]");
    add("array promoted to double", array("'int'"), array("'double'"), "[1,-2,300000]");
    add("empty array of unresolvable items", array("'int'"), array("'string'"), "[]");
    add("array of unresolvable items", array("'int'"), array("'string'"), "[1]");
    add("array of arrays", array(array("'int'")), array(array("'float'")), "[[1],[],[2,3]]");
    add("array as map", array("'int'"), map("'int'"), "[]");
    add("map promoted", map("'int'"), map("'long'"), "{'a':1,'b':-2}");
    add("empty map of unresolvable values", map("'int'"), map("'string'"), "{}");
    add("map of unresolvable values", map("'int'"), map("'string'"), "{'a':1}");
    String writer = record("R", field("m", map(array("'int'"))), field("z", "'int'"));
    String reader = record("R", field("z", "'long'"), field("m", map(array("['null','long']"))));
    add("map of arrays", writer, reader, "{'m':{'a':[1,2],'b':[]},'z':4}");
    add(
        "map of arrays removed",
        writer,
        record("R", field("z", "'int'")),
        "{'m':{'a':[1,2]},'z':4}");
    add(
        "items that lose their bytes",
        array(record("I", field("a", "'int'"))),
        array(record("I")),
        "[{'a':1},{'a':2}]");
    add(
        "items without bytes that get some",
        array(record("I")),
        array(record("I", field("a", "'int'", "3"))),
        "[{},{}]");
  }

  private void recursion() {
    String chain = "{'v':1,'next':{'N':{'v':2,'next':{'N':{'v':3,'next':null}}}}}";
    add("same chain", NODE, NODE, chain);
    add("chain promoted", NODE, LONG_NODE, chain);
    add("chain reversed", NODE, REVERSED_NODE, chain);
    add("chain cut", NODE, record("N", field("v", "'int'")), chain);
    add(
        "chain removed",
        record("O", field("n", NODE), field("k", "'int'")),
        record("O", field("k", "'int'")),
        "{'n':" + chain + ",'k':5}");
    String impossible = record("N", field("v", "'string'"), field("next", "['null','N']"));
    add("chain impossible", NODE, impossible, chain);
    String tree = "{'v':1,'kids':[{'v':2,'kids':[]},{'v':3,'kids':[{'v':4,'kids':[]}]}]}";
    add("tree evolved", TREE, WIDER_TREE, tree);
    add(
        "tree of maps",
        TREE.replace("array','items", "map','values"),
        WIDER_TREE.replace("array','items", "map','values"),
        "{'v':1,'kids':{'a':{'v':2,'kids':{}}}}");
  }

  private void add(String name, String writer, String reader, String datum) {
    Schema written = Resolving.parse(quoted(writer));
    cases.add(
        new Case(name, written, Resolving.parse(quoted(reader)), bytes(written, quoted(datum))));
  }

  private static String quoted(String text) {
    return text.replace('\'', '"');
  }

  private static byte[] bytes(Schema writer, String json) {
    try {
      Object datum =
          new GenericDatumReader<>(writer)
              .read(null, DecoderFactory.get().jsonDecoder(writer, json));
      return Resolving.write(writer, datum);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String record(String name, String... fields) {
    return "{'type':'record','name':'" + name + "','fields':[" + String.join(",", fields) + "]}";
  }

  private static String renamed(String name, String alias, String... fields) {
    return record(name, fields).replace("'fields'", "'aliases':['" + alias + "'],'fields'");
  }

  static String field(String name, String type) {
    return "{'name':'" + name + "','type':" + type + "}";
  }

  static String field(String name, String type, String value) {
    return "{'name':'" + name + "','type':" + type + ",'default':" + value + "}";
  }

  static String aliased(String name, String type, String alias) {
    return "{'name':'" + name + "','type':" + type + ",'aliases':['" + alias + "']}";
  }

  static String array(String items) {
    return "{'type':'array','items':" + items + "}";
  }

  static String map(String values) {
    return "{'type':'map','values':" + values + "}";
  }
}
