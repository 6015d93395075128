package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes that follow a schema. */
class GivenSchemaTest {

  private static final String SCHEMA =
      """
      {'type':'record','name':'Order','namespace':'shop','doc':'of goods','aliases':['Purchase'],
       'owner':{'team':'sales'},'fields':[
        {'name':'note','type':['null',{'type':'string','avro.java.string':'String'}],'doc':'free'},
        {'name':'line','type':['Line','null'],'aliases':['row']},
        {'name':'id','type':'int','default':7,'order':'descending','pii':true},
        {'name':'next','type':['null','Order'],'default':null}]}
      """
          .replace(
              "'Line'",
              "{'type':'record','name':'Line','doc':'one','fields':["
                  + "{'name':'count','type':'long','default':1}]}");

  private static final String TEXT =
      """
      @AvroRecord(schema = "orders/order.avsc") record Order(int id, @AvroNullable Order next,
          @AvroNullable Line line, @AvroName("note") @AvroNullable String remark) {}
      """;

  private final SchemaFolder folder;

  GivenSchemaTest(@TempDir Path home) throws java.io.IOException {
    folder = new SchemaFolder(home).with("avro/orders/order.avsc", SCHEMA);
    Files.createDirectory(home.resolve("avro-history"));
  }

  private Compilation compile(String text) {
    return TestCompiler.compileWith(
        folder.options(),
        Sources.inShop(text),
        Sources.inShop("@AvroRecord record Line(long count) {}"));
  }

  @Test
  void schemaOfTheCodecIsTheOneInTheFile() {
    Compilation compilation = compile(TEXT);
    assertThat(compilation).succeededWithoutWarnings();
    Schema expected = new Schema.Parser().parse(SCHEMA.replace('\'', '"'));
    assertEquals(expected.toString() + "\n", TestCompiler.schemaFile(compilation, "shop.Order"));
  }

  @Test
  void bytesAreInTheOrderOfTheFile() {
    String source = TestCompiler.generated(compile(TEXT), "shop.OrderAvroCodec");
    int note = source.indexOf("value.remark()");
    int line = source.indexOf("value.line()");
    int id = source.indexOf("value.id()");
    assertTrue(0 < note && note < line && line < id, source);
    assertTrue(source.contains("new Order("), source);
  }

  @Test
  void annotationsMaySayWhatTheFileSays() {
    assertThat(
            compile(
                TEXT.replace("int id", "@io.avrodyne.api.AvroDefault(\"7\") int id")
                    .replace(
                        "@AvroRecord(",
                        "@io.avrodyne.api.AvroAlias(\"Purchase\") @AvroRecord(doc = \"of goods\","
                            + " ")))
        .succeededWithoutWarnings();
  }

  @Test
  void defaultOfTheFileCountsWhereTheRecordIsHeld() {
    folder.with(
        "avro/line.avsc",
        "{'type':'record','name':'Line','namespace':'shop','fields':["
            + "{'name':'count','type':'long','default':1}]}");
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            Sources.inShop(
                "@AvroRecord record Holder(@io.avrodyne.api.AvroDefault(\"{}\") Line line) {}"),
            Sources.inShop("@AvroRecord(schema = \"line.avsc\") record Line(long count) {}"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  /** The schema of such a class has this default, whether or not the class follows a file. */
  @Test
  void defaultOfTheFileMayBeNullBeforeAPrimitive() {
    folder.with(
        "avro/holder.avsc",
        "{'type':'record','name':'Holder','namespace':'shop','fields':["
            + "{'name':'count','type':['null','int'],'default':null}]}");
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            Sources.inShop(
                "@AvroRecord(schema = \"holder.avsc\", nullability ="
                    + " io.avrodyne.api.Nullability.ALL) class Holder { int count; }"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  /** Apache Avro ignores what an object has beyond its record, and so does the runtime. */
  @Test
  void defaultOfTheFileMayHaveMoreThanItsRecord() {
    folder.with(
        "avro/holder.avsc",
        "{'type':'record','name':'Holder','namespace':'shop','fields':[{'name':'line','type':"
            + "{'type':'record','name':'Line','fields':[{'name':'count','type':'long'}]},"
            + "'default':{'count':1,'note':'a'}}]}");
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            Sources.inShop("@AvroRecord(schema = \"holder.avsc\") record Holder(Line line) {}"),
            Sources.inShop("@AvroRecord record Line(long count) {}"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  @Test
  void annotationMayRepeatADefaultOfALaterBranch() {
    folder.with(
        "avro/holder.avsc",
        "{'type':'record','name':'Holder','namespace':'shop','fields':[{'name':'steps','type':"
            + "['null',{'type':'array','items':'int'}],'default':[1]}]}");
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            Sources.inShop(
                "@AvroRecord(schema = \"holder.avsc\") record Holder("
                    + "@io.avrodyne.api.AvroDefault(\"[1]\") @AvroNullable List<Integer> steps) {}"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  /** Others write the double nearest to a float, and a double without a fraction as an integer. */
  @ParameterizedTest
  @CsvSource({
    "float,'\"float\"',0.1,0.10000000149011612",
    "double,'\"double\"',2.0,2",
    "List<Float>,'{\"type\":\"array\",\"items\":\"float\"}',[1.0],[1]"
  })
  void annotationMayWriteANumberOfTheFileDifferently(
      String java, String type, String given, String known) {
    folder.with(
        "avro/holder.avsc",
        "{'type':'record','name':'Holder','namespace':'shop','fields':[{'name':'rate','type':"
            + type
            + ",'default':"
            + known
            + "}]}");
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            Sources.inShop(
                "@AvroRecord(schema = \"holder.avsc\") record Holder("
                    + "@io.avrodyne.api.AvroDefault(\"%s\") %s rate) {}".formatted(given, java)));
    assertThat(compilation).succeededWithoutWarnings();
  }

  @Test
  void withoutTheOptionNothingCanBeFollowed() {
    assertThat(
            TestCompiler.compile(
                Sources.inShop(TEXT), Sources.inShop("@AvroRecord record Line(long count) {}")))
        .hadErrorContaining("[AvroSchemaFile] Order follows the schema orders/order.avsc, but the");
  }

  @Test
  void historyOfAClassThatFollowsASchemaIsCheckedToo() {
    folder.with("avro-history/shop.Order/1.avsc", BadHistories.record(""));
    assertThat(compile(TEXT)).hadErrorContaining("Order.line breaks BACKWARD_TRANSITIVE");
  }

  private static final String SEVERAL =
      """
      [{'type':'record','name':'Holder','namespace':'shop','fields':[{'name':'a','type':'Line'}]},
       {'type':'record','name':'Other','namespace':'shop','fields':[
         {'name':'b','type':{'type':'array','items':['int','null']}}]}]
      {'type':'record','name':'shop.Third','fields':[]}
      """;

  private Compilation follow(String... texts) {
    List<JavaFileObject> sources = new ArrayList<>();
    for (String text : texts) {
      sources.add(Sources.inShop(text));
    }
    return TestCompiler.compileWith(folder.options(), sources.toArray(JavaFileObject[]::new));
  }

  @Test
  void fileMayContainSeveralSchemasAndReferToOthers() {
    folder.with("avro/all.avsc", SEVERAL);
    Compilation compilation =
        follow(
            "@AvroRecord(schema = \"all.avsc\") record Holder(Line a) {}",
            "@AvroRecord(schema = \"orders/order.avsc\") record Line(long count) {}",
            "@AvroRecord(schema = \"all.avsc\")"
                + " record Other(java.util.List<@AvroNullable Integer> b) {}",
            "@AvroRecord(schema = \"all.avsc\") record Third() {}");
    assertThat(compilation).succeededWithoutWarnings();
    Schema holder = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Holder"));
    assertEquals("one", holder.getField("a").schema().getDoc());
    assertTrue(TestCompiler.schemaFile(compilation, "shop.Line").contains("\"default\":1"));
  }

  private Compilation followIn(String folders, String... texts) {
    List<JavaFileObject> sources = new ArrayList<>();
    for (String text : texts) {
      sources.add(Sources.inShop(text));
    }
    return TestCompiler.compileWith(
        List.of("-Aavrodyne.schemas=" + folders), sources.toArray(JavaFileObject[]::new));
  }

  @Test
  void severalFoldersAreOneSetOfSchemas() {
    folder.with("avro/all.avsc", SEVERAL.replace("'Line'", "'Part'"));
    folder.with("other/part.avsc", "{'type':'record','name':'shop.Part','fields':[]}");
    String folders = folder.home().resolve("avro") + File.pathSeparator;
    Compilation compilation =
        followIn(
            folders + folder.home().resolve("other"),
            "@AvroRecord(schema = \"all.avsc\") record Holder(Part a) {}",
            "@AvroRecord(schema = \"part.avsc\") record Part() {}");
    assertThat(compilation).succeededWithoutWarnings();
    String holder = "@AvroRecord(schema = \"all.avsc\") record Holder(int a) {}";
    assertThat(followIn(folders + folder.home().resolve("none"), holder))
        .hadErrorContaining("none does not exist.");
    assertThat(followIn(folders + "relative", holder)).hadErrorContaining("[AvroSchemaFolder]");
    assertThat(followIn(folders, holder)).hadErrorContaining("[AvroSchemaFolder]");
  }

  /** Apache Avro's parser allows comments, too. */
  @Test
  void filesMayHaveComments() {
    folder.with("avro/all.avsc", "/* Licensed to you. */\n" + SEVERAL + "// The end.\n");
    folder.with("avro/orders/order.avsc", "// Orders.\n" + SCHEMA);
    Compilation compilation =
        follow(
            "@AvroRecord(schema = \"all.avsc\") record Holder(Line a) {}",
            "@AvroRecord(schema = \"orders/order.avsc\") record Line(long count) {}");
    assertThat(compilation).succeededWithoutWarnings();
  }

  @Test
  void typeThatIsNotInTheFileIsReported() {
    folder.with("avro/all.avsc", SEVERAL);
    assertThat(follow("@AvroRecord(schema = \"all.avsc\") record Fourth() {}"))
        .hadErrorContaining("has no type shop.Fourth but shop.Holder, shop.Other, shop.Third");
  }

  @Test
  void nameThatNoFileDefinesIsReported() {
    folder.with("avro/all.avsc", SEVERAL.replace("'Line'", "'Nowhere'"));
    assertThat(follow("@AvroRecord(schema = \"all.avsc\") record Holder(int a) {}"))
        .hadErrorContaining("which refers to shop.Nowhere, but no file in");
  }

  @Test
  void nameThatTwoFilesDefineDifferentlyIsReported() {
    folder.with("avro/all.avsc", SEVERAL);
    folder.with("avro/line.avsc", "{'type':'record','name':'Line','namespace':'shop','fields':[]}");
    assertThat(follow("@AvroRecord(schema = \"all.avsc\") record Holder(int a) {}"))
        .hadErrorContaining("which refers to shop.Line, but");
  }

  private static final String PART = "{'type':'record','name':'shop.Part','fields':[]}";

  private Compilation followInTwo(String... texts) {
    return followIn(
        folder.home().resolve("avro") + File.pathSeparator + folder.home().resolve("other"), texts);
  }

  @Test
  void filesOfOnePathMustBeEqual() {
    String text = "@AvroRecord(schema = \"part.avsc\") record Part() {}";
    folder.with("avro/part.avsc", PART).with("other/part.avsc", PART);
    assertThat(followInTwo(text)).succeededWithoutWarnings();
    folder.with("other/part.avsc", PART.replace("Part", "Piece"));
    Compilation refused = followInTwo(text);
    for (String part : List.of("avro/part.avsc and ", "other/part.avsc differ.", "Rename one of")) {
      assertThat(refused).hadErrorContaining(part.replace('/', File.separatorChar));
    }
  }

  @Test
  void nameThatTwoFoldersDefineDifferentlyIsReported() {
    String text = "@AvroRecord(schema = \"whole.avsc\") record Whole(Part part) {}";
    String part = "@AvroRecord record Part() {}";
    String whole =
        "{'type':'record','name':'shop.Whole','fields':[{'name':'part','type':%s}]}"
            .formatted(PART);
    folder.with("avro/whole.avsc", whole).with("other/part.avsc", PART);
    assertThat(followInTwo(text, part)).succeededWithoutWarnings();
    folder.with("other/part.avsc", PART.replace("'fields'", "'doc':'other','fields'"));
    Compilation refused = followInTwo(text, part);
    assertThat(refused).hadErrorContaining("which defines shop.Part, but ");
    assertThat(refused).hadErrorContaining("Make the definitions equal, or remove one of them.");
  }
}
