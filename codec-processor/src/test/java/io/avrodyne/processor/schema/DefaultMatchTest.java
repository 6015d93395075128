package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefaultMatchTest {

  private static final ValuePlan INT = Shapes.scalar(Schema.Type.INT);
  private static final ValuePlan TEXT = new ValuePlan.Text(false);
  private static final ValuePlan BYTE =
      Converted.of(INT, TypeName.BYTE, new Conversion.AsIs()).within(Domains.BYTE);

  private final Shapes shapes = new Shapes();

  private Optional<Mismatch> mismatch(ValuePlan shape, String json) {
    Object value = DefaultJson.read(json.replace('\'', '"')).orElseThrow();
    return DefaultMatch.mismatch(shape, value, shapes.catalog());
  }

  /** Returns the path and the predicate of what does not fit. */
  private String found(ValuePlan shape, String json) {
    return mismatch(shape, json).map(each -> each.path() + ": " + each.predicate()).orElse("fits");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'int' | 2147483647 | fits",
        "'int' | 2147483648 | : is not an int",
        "'int' | 1.0 | : is not an int",
        "'long' | 9223372036854775807 | fits",
        "'long' | 9223372036854775808 | : is not a long",
        "'float' | 1 | fits",
        "'float' | 3.4028235E38 | fits",
        "'float' | 3.4028236E38 | : is not a float",
        "'float' | 1e39 | : is not a float",
        "'double' | 1e39 | fits",
        "'double' | 'a' | : is not a double",
        "'boolean' | true | fits",
        "'boolean' | 0 | : is not a boolean",
        "'string' | 'a' | fits",
        "'string' | 1 | : is not a string",
        "'string' | '\\ud800' | : has an unpaired surrogate",
        "'null' | null | fits",
        "'null' | 0 | : is not null",
        "'bytes' | '\\u00ff' | fits",
        "'bytes' | '\\u0100' | : is not a string of bytes",
        "{'type':'fixed','name':'F','size':2} | 'ab' | fits",
        "{'type':'fixed','name':'F','size':2} | 'a' | : is not 2 bytes long",
        "{'type':'enum','name':'E','symbols':['A']} | 'A' | fits",
        "{'type':'enum','name':'E','symbols':['A']} | 'B' | : is not a symbol of E",
        "{'type':'array','items':'int'} | [1, 2] | fits",
        "{'type':'array','items':'int'} | [1, 'b'] | [1]: is not an int",
        "{'type':'array','items':'int'} | 'text' | : is not an array",
        "{'type':'map','values':'int'} | {'a': 1} | fits",
        "{'type':'map','values':'int'} | {'a': 'b'} | a: is not an int",
        "{'type':'map','values':'int'} | [] | : is not a map",
        "['null','int'] | null | fits",
        "['null','int'] | 1 | fits",
        "['int','string','boolean'] | 'a' | fits",
        "['int','string','boolean'] | 1.5 | : does not match any branch of the union",
      })
  void matchesShapes(String type, String json, String expected) {
    Schema schema = Json.schema(type);
    assertEquals(expected, found(shapes.of(schema), json));
    // A record that was compiled before is matched in the same way, but by its schema.
    Schema record = Json.record("Before", Json.field("f", type));
    shapes.put(new CompiledRecord(Shapes.codecOf(record), record));
    String within = expected.startsWith("[") ? "f" : expected.startsWith(":") ? "f" : "f.";
    assertEquals(
        expected.equals("fits") ? expected : within + expected,
        found(Shapes.nested("Before"), "{'f':" + json + "}"));
  }

  @Test
  void valueOfAUnionWithNullIsMatchedWithItsShape() {
    assertEquals("[0]: is not an int", found(Shapes.items(Shapes.orNull(INT, true)), "['a']"));
  }

  @Test
  void recordHasItsFieldsAndNoOthers() {
    ValuePlan line =
        shapes.record("Line", Shapes.field("count", INT), Shapes.field("note", TEXT, "\"\""));
    assertEquals("fits", found(line, "{'count':1}"));
    assertEquals("fits", found(line, "{'count':1,'note':'a'}"));
    assertEquals(": lacks the field count of Line", found(line, "{'note':'a'}"));
    assertEquals("cuont: is not a field of Line", found(line, "{'cuont':1}"));
    assertEquals("[0].count: is not an int", found(Shapes.items(line), "[{'count':'a'}]"));
  }

  @Test
  void nameThatIsNotThereComesWithThoseThatAre() {
    ValuePlan line = shapes.record("Line", Shapes.field("count", INT));
    Mismatch mismatch = mismatch(line, "{'cuont':1}").orElseThrow();
    assertEquals("cuont", mismatch.given());
    assertEquals(List.of("count"), mismatch.candidates());
  }

  @Test
  void conversionHasItsDomain() {
    assertEquals("fits", found(BYTE, "127"));
    assertEquals(": is not a byte", found(BYTE, "128"));
    assertEquals(": is not an int", found(BYTE, "1.5"));
    assertEquals("[1]: is not a byte", found(Shapes.items(BYTE), "[1, -129]"));
  }

  @Test
  void keyHasItsDomain() {
    ValuePlan.Entries map = Shapes.entries(INT);
    Converted key =
        Converted.of(TEXT, TypeName.INT, new Conversion.AsIs())
            .within(new Domain.Numerals(Domains.INT));
    ValuePlan numbers = new ValuePlan.Entries(map.javaType(), key, map.value(), map.map());
    assertEquals("fits", found(numbers, "{'-1': 1, '0': 2}"));
    assertEquals("the key 01: is not an int", found(numbers, "{'1': 1, '01': 2}"));
    assertEquals("the key a of [0]: is not an int", found(Shapes.items(numbers), "[{'a': 1}]"));
    assertTrue(found(map, "{'\\ud800': 1}").endsWith(": has an unpaired surrogate"));
  }

  /** The runtime chooses a branch by its structure alone. */
  @Test
  void branchThatIsChosenIsMatched() {
    Choice choice = Shapes.choice(BYTE, Shapes.scalar(Schema.Type.LONG));
    assertEquals("fits", found(choice, "4294967296"));
    assertEquals(": is not a byte", found(choice, "128"));
    assertEquals(
        Optional.of(Shapes.scalar(Schema.Type.LONG)),
        DefaultMatch.branch(choice, 128, shapes.catalog()).map(Choice.Branch::value));
  }

  @Test
  void firstBranchThatFitsIsFound() {
    Choice choice = Shapes.choice(INT, TEXT, Shapes.scalar(Schema.Type.DOUBLE));
    Optional<Choice.Branch> branch = DefaultMatch.branch(choice, "a", shapes.catalog());
    assertEquals(Optional.of(TEXT), branch.map(Choice.Branch::value));
    assertEquals(Optional.empty(), DefaultMatch.branch(choice, true, shapes.catalog()));
  }

  @Test
  void recordsInADefaultAreListed() {
    ValuePlan.Nested inner = shapes.record("Inner", Shapes.field("n", INT));
    ValuePlan.Nested outer = shapes.record("Outer", Shapes.field("inner", inner));
    Object json = DefaultJson.read("{\"inner\":{\"n\":1}}").orElseThrow();
    assertEquals(
        Set.of(outer.codec(), inner.codec()), DefaultMatch.records(outer, json, shapes.catalog()));
    assertEquals(Set.of(), DefaultMatch.records(Shapes.items(outer), List.of(), shapes.catalog()));
  }
}
