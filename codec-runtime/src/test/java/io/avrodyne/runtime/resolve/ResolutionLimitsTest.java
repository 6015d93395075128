package io.avrodyne.runtime.resolve;

import static io.avrodyne.runtime.resolve.ResolutionCases.array;
import static io.avrodyne.runtime.resolve.ResolutionCases.field;
import static io.avrodyne.runtime.resolve.ResolutionCases.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AllocationTest;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.ResolutionInternals;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.SmallStack;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Outputs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Tests of the limits of data and of plans, and of the input after a detour. */
class ResolutionLimitsTest {

  private static final String LONGS = array("'long'");
  private static final String ITEM = record("I", field("a", "'int'"));
  private static final String NODE = record("N", field("v", "'int'"), field("n", "['null','N']"));
  private static final String SWAPPED =
      record("N", field("n", "['null','N']"), field("v", "'double'"));

  private static Schema schema(String text) {
    return Resolving.parse(text.replace('\'', '"'));
  }

  private static byte[] decode(String writer, String reader, DecodeLimits limits, String hex) {
    AvroInput in = new AvroInput(limits, Strictness.STRICT).reset(Ours.hex(hex));
    return Resolving.decoder(schema(writer), schema(reader), Strictness.STRICT).decode(in);
  }

  private static void requireLimit(String writer, String reader, DecodeLimits limits, String hex) {
    assertThrows(LimitExceededException.class, () -> decode(writer, reader, limits, hex), writer);
  }

  /** Checks that the first error of N is its field n, whose first error is N. */
  @Test
  void anErrorThatLeadsBackToItselfHasACause() {
    String reader = record("N", field("n", "['null','N']"), field("v", "'int'"));
    requireError(
        record("N", field("n", "['N']"), field("v", "'string'")),
        reader,
        "v: the writer's string cannot be promoted to the reader's int");
    requireError(
        record("N", field("n", "['N','float']"), field("v", "'string'")),
        reader,
        "n: the reader's union [null, record N] has no branch for the writer's float");
  }

  private static void requireError(String writer, String reader, String message) {
    SchemaResolutionException thrown =
        assertTimeoutPreemptively(
            Duration.ofSeconds(10),
            () ->
                assertThrows(
                    SchemaResolutionException.class,
                    () -> Resolution.of(schema(writer), schema(reader), Strictness.STRICT)));
    assertEquals(message, thrown.getMessage());
  }

  /** Uses references of five characters to names of a thousand. */
  @Test
  void errorsOfLongUnionsAreShort() {
    List<String> enums = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      enums.add("{'type':'enum','name':'E%d','symbols':[]}".formatted(i));
      names.add("'E%d'".formatted(i));
    }
    String union = "{'type':'array','items':%s}";
    Schema writer =
        SchemaText.parse(
            "{'type':'record','name':'R','namespace':'%s','fields':[%s,%s]}"
                .formatted(
                    "n".repeat(1_000),
                    field("e", union.formatted(enums)),
                    field("v", union.formatted(names)))
                .replace('\'', '"'));
    Schema reader = schema(record("R", field("v", "'int'")));
    String message =
        assertThrows(
                SchemaResolutionException.class,
                () -> Resolution.of(writer, reader, Strictness.STRICT))
            .getMessage();
    assertTrue(message.startsWith("v: the writer's "));
    assertTrue(message.length() < 700, () -> "" + message.length());
  }

  /** Uses short writers' records, each of which lacks all fields of the reader's. */
  @Test
  void fieldsThatTheWriterLacksCountAsNodes() {
    List<String> fields = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      fields.add(field("f" + i, "'int'", "0"));
    }
    Schema reader = schema(record("R", fields.toArray(String[]::new)));
    Resolution plan = Resolution.of(schema(emptyRecords(640)), reader, Strictness.STRICT);
    assertEquals(640, plan.stepCount());
    SchemaResolutionException e =
        assertThrows(
            SchemaResolutionException.class,
            () -> Resolution.of(schema(emptyRecords(660)), reader, Strictness.STRICT));
    assertEquals("the resolution plan of the schemas has more than 65536 nodes", e.reason());
  }

  /**
   * Checks that each branch of the reader is compared once, when the first branch of the writer is.
   */
  @Test
  void branchesOfLongUnionsAreFoundByName() {
    int count = 10_000;
    Schema writer = schema(emptyRecords(count));
    Schema reader = schema(emptyRecords(count).replace("'R'", "'R','doc':'other'"));
    PlanBudget budget = new PlanBudget();
    BranchChoice choice = new BranchChoice(true, budget);
    for (int i = 0; i < count; i++) {
      assertEquals(i, choice.index(writer.getTypes().get(i), reader));
    }
    assertEquals(count, budget.comparisons());
    assertEquals(
        UnionIndex.NONE,
        choice.index(schema("{'type':'enum','name':'n1.R','symbols':[]}"), reader));
    assertEquals(count, budget.comparisons());
    assertEquals(count, Resolution.of(writer, reader, Strictness.STRICT).stepCount());
  }

  /** Checks lenient resolution, where any record may match: only comparing its fields tells. */
  @Test
  void comparisonsOfALenientPlanAreBounded() {
    List<String> records = new ArrayList<>();
    for (int i = 0; i < 4_200; i++) {
      records.add("{'type':'record','name':'Q%d','fields':[%s]}".formatted(i, field("q", "'int'")));
    }
    Schema reader = schema(records.toString());
    Schema few = schema(emptyRecords(100));
    assertEquals(100, Resolution.of(few, lenientReader(), Strictness.LENIENT).stepCount());
    SchemaResolutionException e =
        assertThrows(
            SchemaResolutionException.class,
            () -> Resolution.of(schema(emptyRecords(4_200)), reader, Strictness.LENIENT));
    assertTrue(e.reason().contains("takes more than 16777216 comparisons"), e.reason());
  }

  private static Schema lenientReader() {
    return schema(
        "[{'type':'record','name':'Q','fields':[%s]}]".formatted(field("q", "'int'", "1")));
  }

  private static String emptyRecords(int count) {
    List<String> records = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      records.add("{'type':'record','name':'n%d.R','fields':[]}".formatted(i));
    }
    return records.toString();
  }

  @Test
  void itemsAreCountedOnce() {
    DecodeLimits three = DecodeLimits.DEFAULT.withMaxItems(3);
    for (String reader : List.of("'long'", "'double'", "['null','int']")) {
      assertTrue(decode(array("'int'"), array(reader), three, "06 02 04 06 00").length > 4);
      requireLimit(array("'int'"), array(reader), three, "08 02 04 06 08 00");
      requireLimit(array("'int'"), array(reader), three, "04 02 04 04 06 08 00");
    }
  }

  @Test
  void skippedItemsAreCounted() {
    String writer = record("R", field("a", LONGS), field("b", "'int'"));
    String reader = record("R", field("b", "'int'"));
    DecodeLimits two = DecodeLimits.DEFAULT.withMaxItems(2);
    assertEquals(1, decode(writer, reader, two, "04 02 04 00 0a").length);
    requireLimit(writer, reader, two, "06 02 04 06 00 0a");
  }

  @Test
  void itemsOfDefaultsAreCounted() {
    String writer = array(record("I"));
    String reader = array(record("I", field("d", LONGS, "[1,2]")));
    assertTrue(decode(writer, reader, DecodeLimits.DEFAULT.withMaxItems(6), "04 00").length > 0);
    requireLimit(writer, reader, DecodeLimits.DEFAULT.withMaxItems(5), "04 00");
  }

  @Test
  void itemsWithoutBytesAreBoundedInTheWritersLayout() {
    DecodeLimits one = DecodeLimits.DEFAULT.withMaxZeroSizeItems(1);
    assertEquals(2, decode(array(ITEM), array(record("I")), one, "04 02 04 00").length);
    requireLimit(array(record("I")), array(record("I", field("a", "'int'", "1"))), one, "04 00");
    requireLimit(
        record("R", field("a", array("'null'")), field("b", "'int'")),
        record("R", field("b", "'int'")),
        one,
        "04 00 02");
  }

  /** Uses a record whose size is first needed within the record that it contains. */
  @Test
  void recordsWithinEachOtherAreNotWithoutBytes() {
    String inner = record("B", field("a", "'A'"));
    String outer = record("A", field("b", "['null'," + inner + "]"), field("x", "'int'"));
    String writer =
        record("R", field("as", array(outer)), field("bs", array("'B'")), field("y", "'int'"));
    DecodeLimits one = DecodeLimits.DEFAULT.withMaxZeroSizeItems(1);
    decode(writer, record("R", field("y", "'int'")), one, "00 04 00 02 00 04 00 0a");
  }

  /** Uses records that each contain the previous one twice: 2^40 records, and no bytes. */
  @Test
  void recordsWithoutBytesAreSkippedAtOnce() {
    StringBuilder earlier = new StringBuilder(field("e0", "['null'," + record("E0") + "]"));
    for (int i = 1; i <= 40; i++) {
      String half = "'E" + (i - 1) + "'";
      String type = record("E" + i, field("a", half), field("n", "'null'"), field("b", half));
      earlier.append(',').append(field("e" + i, "['null'," + type + "]"));
    }
    String writer = record("R", earlier.toString(), field("x", "'E40'"), field("y", "'int'"));
    String reader = record("R", field("y", "'int'"));
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> decode(writer, reader, DecodeLimits.DEFAULT, "00 ".repeat(41) + "0a"));
  }

  @Test
  void stringsAndBytesAreBoundedWhenSkippedToo() {
    String writer = record("R", field("s", "'string'"), field("t", "'bytes'"));
    DecodeLimits two = DecodeLimits.DEFAULT.withMaxStringBytes(2).withMaxBytesLength(2);
    assertEquals(0, decode(writer, record("R"), two, "04 78 78 04 78 78").length);
    requireLimit(writer, record("R"), two, "06 78 78 78 04 78 78");
    requireLimit(writer, record("R"), two, "04 78 78 06 78 78 78");
  }

  @Test
  void depthIsBoundedInSkipsAndTransfers() {
    String chain = "02 02 04 02 06 00";
    DecodeLimits three = DecodeLimits.DEFAULT.withMaxDepth(3);
    DecodeLimits two = DecodeLimits.DEFAULT.withMaxDepth(2);
    String outer = record("O", field("n", NODE));
    assertTrue(decode(NODE, SWAPPED, three, chain).length > 0);
    requireLimit(NODE, SWAPPED, two, chain);
    assertEquals(0, decode(outer, record("O"), three, chain).length);
    requireLimit(outer, record("O"), two, chain);
  }

  @Test
  void depthOfTheDefaultLimitFitsTheStack() {
    String chain = "02 02 ".repeat(255) + "02 00";
    assertTrue(decode(NODE, SWAPPED, DecodeLimits.DEFAULT, chain).length > 0);
    requireLimit(NODE, SWAPPED, DecodeLimits.DEFAULT, "02 02 ".repeat(256) + "02 00");
  }

  @Test
  void itemsOfACollectionAreCountedInTransfersAndSkips() {
    DecodeLimits three = DecodeLimits.DEFAULT.withMaxCollectionItems(3);
    for (String reader : List.of("'long'", "'double'", "['null','int']")) {
      assertTrue(decode(array("'int'"), array(reader), three, "02 02 04 04 06 00").length > 4);
      requireLimit(array("'int'"), array(reader), three, "08 02 04 06 08 00");
      requireLimit(array("'int'"), array(reader), three, "04 02 04 04 06 08 00");
    }
    String nested = array(array("'int'"));
    assertTrue(
        decode(nested, array(array("'double'")), three, "04 06 02 02 02 00 06 02 02 02 00 00")
                .length
            > 4);
    requireLimit(
        nested, array(array("'double'")), three, "04 06 02 02 02 00 06 02 02 02 02 02 00 00");
    String writer = record("R", field("a", LONGS), field("b", "'int'"));
    String skipping = record("R", field("b", "'int'"));
    assertEquals(1, decode(writer, skipping, three, "04 02 04 02 06 00 0a").length);
    requireLimit(writer, skipping, three, "04 02 04 04 06 08 00 0a");
  }

  @Test
  void bytesOfResolvedValuesHaveALimit() {
    assertEquals(1 << 23, DecodeLimits.DEFAULT.maxResolvedBytes());
    String writer = array(record("I"));
    String reader = array(record("I", field("d", "'string'", "'" + "x".repeat(98) + "'")));
    DecodeLimits limits = DecodeLimits.DEFAULT.withMaxResolvedBytes(1_020);
    // A count, ten times a length and 98 characters, and a zero for which a number has room.
    assertEquals(1_002, decode(writer, reader, limits, "14 00").length);
    requireLimit(writer, reader, limits, "16 00");
  }

  @Test
  void failureInADetourIsAtTheValueAndTheInputComesBack() {
    String writer = record("R", field("x", "'int'"), field("s", "['null','bytes']"));
    String reader = record("R", field("s", "'string'"), field("x", "'int'"));
    AvroDecoder<String> decoder = new StringFirst(schema(reader)).decoderFor(schema(writer));
    AvroInput in = new AvroInput().reset(Ours.hex("ff 02 02 04 c3 28 00"), 1, 6);
    assertEquals(1, in.position());
    DecodeException e = assertThrows(DecodeException.class, () -> decoder.decode(in));
    assertEquals(1, e.position());
    assertEquals(1, in.position());
    assertEquals(6, in.remaining());
    in.reset(Ours.hex("02 02 04 78 78"));
    assertEquals("xx", decoder.decode(in));
    assertEquals(0, in.remaining());
  }

  @Test
  void resetEndsADetour() {
    Resolution plan = Resolution.of(schema("'int'"), schema("'double'"), Strictness.STRICT);
    AvroInput in = new AvroInput().reset(Ours.hex("02 04"));
    plan.open(in);
    assertThrows(IllegalStateException.class, () -> plan.open(in));
    in.reset(Ours.hex("06"));
    plan.open(in);
    assertEquals(3, in.readDouble());
    plan.close(in);
    assertEquals(1, in.position());
  }

  /** A codec that reads a string, and then a number that it rejects. */
  private static final class StringFirst extends GeneratedCodec<String> {
    private final String schema;

    StringFirst(Schema schema) {
      super(1, 8);
      this.schema = schema.toString();
    }

    @Override
    protected String schemaText() {
      return schema;
    }

    @Override
    protected int encodeDatum(String value, AvroOutput out, int p) {
      return Primitives.putInt(Outputs.buffer(out), Outputs.putString(out, p, value, 5), 0);
    }

    @Override
    protected String decodeDatum(AvroInput in) {
      String value = in.readString();
      in.readInt();
      return value;
    }

    @Override
    protected String decodeDatum(AvroInput in, String reuse) {
      return decodeDatum(in);
    }
  }

  @Test
  void planOfTooManyNodesIsRefused() {
    List<Schema.Field> fields = new ArrayList<>();
    for (int i = 0; i <= PlanBudget.MAX_NODES; i++) {
      fields.add(new Schema.Field("f" + i, Schema.create(Schema.Type.INT)));
    }
    Schema wide = Schema.createRecord("W", null, null, false, fields);
    assertThrows(
        SchemaResolutionException.class,
        () -> Resolution.of(wide, schema(record("W")), Strictness.STRICT));
  }

  @Test
  void planOfTooDeepTypesIsRefused() throws Exception {
    Schema deep = Schema.create(Schema.Type.INT);
    Schema deeper = Schema.create(Schema.Type.LONG);
    for (int i = 0; i < 3_000; i++) {
      deep = Schema.createArray(deep);
      deeper = Schema.createArray(deeper);
    }
    Schema writer = deep;
    Schema reader = deeper;
    FutureTask<?> task =
        new FutureTask<>(
            () ->
                assertThrows(
                    SchemaResolutionException.class,
                    () -> Resolution.of(writer, reader, Strictness.STRICT)));
    // Code that is not compiled yet takes more of the stack than the usual thread has.
    new Thread(null, task, "large stack", 16 << 20).start();
    task.get();
  }

  @Test
  void stackThatDoesNotBearAPlanIsALimit() throws InterruptedException {
    Schema deep = Schema.create(Schema.Type.INT);
    for (int i = 0; i < 300; i++) {
      deep = Schema.createArray(deep);
    }
    Schema writer =
        Schema.createRecord("R", null, null, false, List.of(new Schema.Field("a", deep)));
    AvroCodec<String> codec = new StringFirst(schema(record("R")));
    Throwable thrown = SmallStack.thrownBy(() -> codec.decoderFor(writer));
    LimitExceededException e = assertInstanceOf(LimitExceededException.class, thrown);
    assertEquals(
        "the schema is nested too deeply for the stack of the thread. Give the thread a larger stack, with -Xss or the constructor of Thread",
        e.reason());
    assertEquals(writer, codec.decoderFor(writer).writerSchema());
    assertInstanceOf(
        LimitExceededException.class, SmallStack.thrownBy(() -> Fingerprints.crc64(writer)));
    AvroDecoder<String> same = new StringFirst(writer);
    assertInstanceOf(LimitExceededException.class, SmallStack.thrownBy(same::explain));
    assertTrue(same.explain().contains("array of array of array"));
  }

  @Test
  void allocatesNothingOnceItIsWarm() {
    Resolution plan =
        Resolution.of(
            schema(
                record("R", field("a", array("'int'")), field("s", "'string'"), field("n", NODE))),
            schema(
                record(
                    "R",
                    field("s", "'bytes'"),
                    field("n", SWAPPED),
                    field("d", LONGS, "[1]"),
                    field("a", array("['null','double']")))),
            Strictness.STRICT);
    byte[] datum = Ours.hex("04 02 04 00 02 78 02 02 04 00");
    AvroInput in = new AvroInput();
    AllocationTest.requireNone(
        () -> {
          plan.open(in.reset(datum));
          plan.close(in);
        });
  }

  @Test
  void failureLeavesTheScratchWithTheInput() {
    Resolution plan =
        Resolution.of(schema(array("'int'")), schema(array("'double'")), Strictness.STRICT);
    AvroInput in = new AvroInput().reset(Ours.hex("04 02 04 00"));
    plan.open(in);
    plan.close(in);
    Object kept = ResolutionInternals.scratch(in);
    assertInstanceOf(Scratch.class, kept);
    assertThrows(DecodeException.class, () -> plan.open(in.reset(Ours.hex("04 02"))));
    assertSame(kept, ResolutionInternals.scratch(in));
  }
}
