package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Unions of classes that follow a schema and repeat its default. */
class GivenUnionsTest {

  private static final String RECORDS =
      "{'type':'record','name':'A','fields':[{'name':'a','type':'int'}]},"
          + "{'type':'record','name':'B','fields':[{'name':'b','type':'int'}]}";

  private final SchemaFolder folder;

  GivenUnionsTest(@TempDir Path home) throws IOException {
    this.folder = new SchemaFolder(home);
    Files.createDirectory(home.resolve("avro-history"));
  }

  private Compilation compile(String branches, String defaultJson, String field) {
    folder.with(
        "avro/order.avsc",
        "{'type':'record','name':'Order','namespace':'shop','fields':[{'name':'f','type':["
            + branches
            + "],'default':"
            + defaultJson
            + "}]}");
    return TestCompiler.compileWith(
        folder.options(),
        Sources.inShop(
            "@AvroRecord(schema = \"order.avsc\") record Order(@io.avrodyne.api.AvroDefault(\""
                + defaultJson.replace("'", "\\\"")
                + "\") "
                + field
                + " f) {}"),
        Sources.inShop("sealed interface Part permits A, B {}"),
        Sources.inShop("@AvroRecord record A(int a) implements Part {}"),
        Sources.inShop("@AvroRecord record B(int b) implements Part {}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"'string','int'", "'null','string','int'", "'string','int','null'"})
  void defaultMayBelongToALaterBranch(String branches) {
    String listed = "@AvroUnion({String.class, Integer.class}) Object";
    assertThat(compile(branches, "1", (branches.contains("null") ? "@AvroNullable " : "") + listed))
        .succeededWithoutWarnings();
  }

  @Test
  void defaultMayBelongToALaterRecord() {
    assertThat(compile(RECORDS, "{'b':1}", "Part")).succeededWithoutWarnings();
    assertThat(compile("'null'," + RECORDS, "{'b':1}", "@AvroNullable Part"))
        .succeededWithoutWarnings();
  }

  /** As in the schema of a class that follows none. */
  @Test
  void branchOfTheDefaultMayBeFirst() {
    String listed = "@AvroUnion({String.class, Integer.class}) Object";
    assertThat(compile("'int','string'", "1", listed)).succeededWithoutWarnings();
    assertThat(compile("'null','int','string'", "1", "@AvroNullable " + listed))
        .succeededWithoutWarnings();
  }

  @Test
  void branchesAreOtherwiseInTheOrderOfTheFile() {
    String listed = "@AvroUnion({Integer.class, String.class}) Object";
    assertThat(compile("'string','int'", "1", listed))
        .hadErrorContaining("Put the branches of f in the order [string, int]");
  }
}
