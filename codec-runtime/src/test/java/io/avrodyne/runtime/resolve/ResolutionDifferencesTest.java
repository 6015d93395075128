package io.avrodyne.runtime.resolve;

import static io.avrodyne.runtime.resolve.ResolutionCases.field;
import static io.avrodyne.runtime.resolve.ResolutionCases.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.Strictness;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests of the deliberate differences between this library's resolution and Apache Avro's. */
class ResolutionDifferencesTest {

  private static Schema schema(String text) {
    return Resolving.parse(text.replace('\'', '"'));
  }

  private static String ours(String writer, String reader, String hex) {
    return ours(writer, reader, hex, Strictness.STRICT);
  }

  private static String ours(String writer, String reader, String hex, Strictness strictness) {
    return String.valueOf(
        Resolving.ours(schema(writer), schema(reader), Ours.hex(hex), strictness));
  }

  private static String apache(String writer, String reader, String hex) {
    @Nullable Object value = Resolving.apache(schema(writer), schema(reader), Ours.hex(hex));
    return String.valueOf(value);
  }

  @Test
  void recordOfAnotherNameIsRefusedUnlessLenient() {
    String writer = record("A", field("x", "'int'"));
    String reader = record("B", field("x", "'int'"));
    assertEquals("{\"x\": 1}", apache(writer, reader, "02"));
    assertEquals(Resolving.REFUSED, ours(writer, reader, "02"));
    assertEquals("{\"x\": 1}", ours(writer, reader, "02", Strictness.LENIENT));
  }

  @Test
  void recordOfAnotherNameHasNoBranchUnlessLenient() {
    String writer = record("A", field("x", "'int'"));
    String reader = "['null'," + record("B", field("x", "'int'")) + "]";
    assertEquals("{\"x\": 1}", apache(writer, reader, "02"));
    assertEquals(Resolving.REFUSED, ours(writer, reader, "02"));
    assertEquals("{\"x\": 1}", ours(writer, reader, "02", Strictness.LENIENT));
  }

  @Test
  void enumOfAnotherNamespaceHasABranch() {
    String writer = "{'type':'enum','name':'a.E','symbols':['A']}";
    String reader = "['null',{'type':'enum','name':'b.E','symbols':['A']}]";
    assertEquals(Resolving.REFUSED, apache(writer, reader, "00"));
    assertEquals("A", ours(writer, reader, "00"));
  }

  @Test
  void unqualifiedNameOfTwoBranchesHasNoBranchUnlessLenient() {
    String writer = record("p.A", field("x", "'int'"));
    String reader =
        "[" + record("q.A", field("x", "'int'")) + "," + record("r.A", field("x", "'int'")) + "]";
    assertEquals("{\"x\": 1}", apache(writer, reader, "02"));
    assertEquals(
        "several branches of the reader's union [record q.A, record r.A] have the unqualified name of the"
            + " writer's record p.A, and none has it as an alias",
        Resolving.impossible(quoted(writer), quoted(reader)).getMessage());
    assertEquals("{\"x\": 1}", ours(writer, reader, "02", Strictness.LENIENT));
    assertEquals("{\"x\": 1}", ours(record("r.A", field("x", "'int'")), reader, "02"));
  }

  @Test
  void exactFieldNameBeatsAnAlias() {
    String writer = record("R", field("a", "'int'"), field("b", "'int'"));
    String reader = record("R", ResolutionCases.aliased("a", "'int'", "b"));
    assertEquals("{\"a\": 1}", ours(writer, reader, "02 04"));
    String explained =
        Explanation.of(Resolution.of(schema(writer), schema(reader), Strictness.STRICT));
    assertTrue(explained.contains("b: skipped (int); an alias of a"), explained);
  }

  @Test
  void defaultTakesTheBranchThatIsMeant() {
    String reader = record("R", field("d", "['int','double']", "1.5"));
    assertEquals("{\"d\": 1.5}", ours(record("R"), reader, ""));
    String array = record("R", field("d", "[{'type':'array','items':'int'},'string']", "'x'"));
    assertEquals("{\"d\": \"x\"}", ours(record("R"), array, ""));
  }

  @Test
  void overlongIntIsRefusedAlsoWhereALongIsRead() {
    assertEquals("0", apache("'int'", "'long'", "80 00"));
    assertEquals(Resolving.REFUSED, ours("'int'", "'long'", "80 00"));
    assertEquals(Resolving.REFUSED, ours("'int'", "'long'", "80 80 80 80 80 01"));
    assertEquals(Resolving.REFUSED, ours("'int'", "'long'", "ff ff ff ff 1f"));
  }

  @Test
  void lenientIntLosesItsExcessBitsWhereALongIsRead() {
    AvroInput in =
        new AvroInput(DecodeLimits.DEFAULT, Strictness.LENIENT)
            .reset(Ours.hex("fe ff ff ff ff 00"));
    AvroInput copy = new AvroInput(DecodeLimits.DEFAULT, Strictness.LENIENT);
    Resolution plan = Resolution.of(schema("'int'"), schema("'long'"), Strictness.STRICT);
    assertThrows(DecodeException.class, () -> plan.open(in));
    copy.reset(Ours.hex("fe ff ff ff 1f"));
    Ours.beginDatum(copy);
    plan.open(copy);
    assertEquals(Integer.MAX_VALUE, copy.readLong());
    plan.close(copy);
    assertEquals(0, copy.remaining());
  }

  @Test
  void negativeLengthInASkippedFieldIsRefused() {
    String writer = record("R", field("s", "'string'"), field("x", "'int'"));
    assertEquals(Resolving.REFUSED, ours(writer, record("R", field("x", "'int'")), "01 02"));
  }

  @Test
  void booleanThatIsNeitherIsRefusedAlsoWhenSkipped() {
    String writer = record("R", field("s", "'boolean'"), field("x", "'int'"));
    assertEquals(Resolving.REFUSED, ours(writer, record("R", field("x", "'int'")), "02 02"));
  }

  @Test
  void indexOutOfRangeIsRefusedAlsoWhenSkipped() {
    String reader = record("R", field("x", "'int'"));
    String union = record("R", field("u", "['null','int']"), field("x", "'int'"));
    assertEquals(Resolving.REFUSED, ours(union, reader, "04 02 02"));
    String symbol =
        record("R", field("e", "{'type':'enum','name':'E','symbols':['A']}"), field("x", "'int'"));
    assertEquals(Resolving.REFUSED, ours(symbol, reader, "02 02"));
  }

  @Test
  void blockSizeThatDisagreesIsRefusedAlsoWhenSkipped() {
    String writer = record("R", field("a", "{'type':'array','items':'int'}"), field("x", "'int'"));
    String reader = record("R", field("x", "'int'"));
    assertEquals("{\"x\": 1}", ours(writer, reader, "03 04 02 02 00 02"));
    assertEquals(Resolving.REFUSED, ours(writer, reader, "03 02 02 02 00 02"));
    assertEquals(Resolving.REFUSED, ours(writer, reader, "03 7e 02 02 00 02"));
  }

  private static String timestamp(String unit) {
    return "{'type':'long','logicalType':'" + unit + "'}";
  }

  private static String converted(String from, String to, String hex) {
    return ours(timestamp(from), timestamp(to), hex);
  }

  @Test
  void unitsOfTimeAreConverted() {
    assertEquals("5000", converted("timestamp-millis", "timestamp-micros", "0a"));
    assertEquals("5000000", converted("timestamp-millis", "timestamp-nanos", "0a"));
    assertEquals("-1", converted("timestamp-micros", "timestamp-millis", "01"));
    assertEquals("-5", converted("local-timestamp-nanos", "local-timestamp-micros", "8f 4e"));
    assertEquals("5", apache(timestamp("timestamp-millis"), timestamp("timestamp-micros"), "0a"));
    assertEquals(
        "5000", ours("{'type':'int','logicalType':'time-millis'}", timestamp("time-micros"), "0a"));
  }

  @Test
  void timeBeyondTheUnitIsRefusedWhenItIsMet() {
    String most = "fe ff ff ff ff ff ff ff ff 01";
    assertEquals(Resolving.REFUSED, converted("timestamp-millis", "timestamp-nanos", most));
    assertEquals("9223372036854775", converted("timestamp-micros", "timestamp-millis", most));
  }

  @Test
  void differentMeaningsAreRefusedUnlessLenient() {
    String instant = timestamp("timestamp-millis");
    String local = timestamp("local-timestamp-millis");
    assertEquals(Resolving.REFUSED, ours(instant, local, "0a"));
    assertEquals("5", ours(instant, local, "0a", Strictness.LENIENT));
    String date = "{'type':'int','logicalType':'date'}";
    assertEquals(Resolving.REFUSED, ours(date, instant, "0a"));
    assertEquals(Resolving.REFUSED, ours(date, "{'type':'int','logicalType':'time-millis'}", "0a"));
  }

  @Test
  void absentMeaningsGoWithAny() {
    assertEquals("5", ours("'long'", timestamp("timestamp-millis"), "0a"));
    assertEquals("5", ours(timestamp("timestamp-millis"), "'long'", "0a"));
    assertEquals("5", ours("{'type':'int','logicalType':'date'}", "'long'", "0a"));
    String uuid = "{'type':'string','logicalType':'uuid'}";
    assertEquals("x", ours("'string'", uuid, "02 78"));
    String invalid = "{'type':'bytes','logicalType':'decimal'}";
    assertEquals(
        "java.nio.HeapByteBuffer[pos=0 lim=1 cap=1]", ours(invalid, decimal(4, 2), "02 05"));
  }

  @Test
  void meaningsThatOnlyConvertersKnowConflictToo() {
    assertEquals(
        Resolving.REFUSED, ours(timestamp("furlongs"), timestamp("timestamp-millis"), "0a"));
    assertEquals(Resolving.REFUSED, ours(timestamp("furlongs"), timestamp("metres"), "0a"));
    assertEquals("5", ours(timestamp("furlongs"), timestamp("metres"), "0a", Strictness.LENIENT));
    assertEquals("5", ours(timestamp("furlongs"), timestamp("furlongs"), "0a"));
    assertEquals(Resolving.REFUSED, ours(timestamp("beat-millis"), timestamp("beat-micros"), "0a"));
    assertEquals(Resolving.REFUSED, ours(timestamp("time-micros"), timestamp("time-nanos"), "0a"));
    assertEquals(
        Resolving.REFUSED, ours(timestamp("timestamp-micros"), timestamp("timestamp-days"), "0a"));
    String tags = "{'type':'array','items':'int','logicalType':'tags'}";
    assertEquals(Resolving.REFUSED, ours(tags, tags.replace("tags", "marks"), "00"));
    assertEquals("[]", ours(tags, "{'type':'array','items':'int'}", "00"));
  }

  /** Checks that the text "12.34" is not taken for a decimal of those five bytes. */
  @Test
  void textIsNotReadAsANumberOfItsBytes() {
    String text = "0a 31 32 2e 33 34";
    assertEquals(Resolving.REFUSED, ours("'string'", decimal(20, 2), text));
    assertEquals(Resolving.REFUSED, ours(decimal(20, 2), "'string'", text));
    assertEquals("12.34", ours("'bytes'", "'string'", text));
  }

  @Test
  void timeIsNotPromotedToANumberWithoutAUnit() {
    assertEquals(Resolving.REFUSED, ours(timestamp("timestamp-millis"), "'double'", "0a"));
    assertEquals(
        Resolving.REFUSED, ours("'int'", "{'type':'float','logicalType':'furlongs'}", "0a"));
    assertEquals("5.0", ours(timestamp("timestamp-millis"), "'double'", "0a", Strictness.LENIENT));
  }

  private static String decimal(int precision, int scale) {
    return "{'type':'bytes','logicalType':'decimal','precision':"
        + precision
        + ",'scale':"
        + scale
        + "}";
  }

  private static byte[] decimal(String writer, String reader, String hex) {
    return Resolving.transcoded(schema(writer), schema(reader), Ours.hex(hex), Strictness.STRICT);
  }

  @Test
  void decimalIsRescaledUpward() {
    assertEquals("[4, 1, -12]", bytes(decimal(decimal(4, 1), decimal(6, 2), "02 32")));
    assertEquals("[4, -2, 12]", bytes(decimal(decimal(4, 1), decimal(6, 2), "02 ce")));
    String long20 = decimal(decimal(4, 0), decimal(24, 20), "02 64").length + " bytes";
    assertEquals("11 bytes", long20);
    assertEquals(
        "[4, 1, -12]",
        bytes(decimal(decimal(4, 1), decimal(6, 2), "12 00 00 00 00 00 00 00 00 32")));
  }

  @Test
  void decimalOfASmallerScaleIsRefusedByThePlan() {
    String message =
        Resolving.impossible(quoted(decimal(6, 2)), quoted(decimal(6, 1))).getMessage();
    assertTrue(message.contains("decimal(6,2)") && message.contains("decimal(6,1)"), message);
  }

  @Test
  void decimalOfMoreDigitsIsCheckedValueByValue() {
    String wide = decimal(30, 2);
    String narrow = decimal(4, 2);
    assertEquals("[4, 39, 15]", bytes(decimal(wide, narrow, "04 27 0f")));
    for (String hex :
        new String[] {"04 27 10", "04 d8 f0", "14 01 00 00 00 00 00 00 00 00 00", "00"}) {
      assertThrows(DecodeException.class, () -> decimal(wide, narrow, hex), hex);
    }
    assertThrows(DecodeException.class, () -> decimal(decimal(4, 1), decimal(4, 2), "04 27 0f"));
  }

  @Test
  void decimalOverFixedIsRescaledInItsSize() {
    String writer =
        "{'type':'fixed','name':'F','size':3,'logicalType':'decimal','precision':6,'scale':1}";
    String reader = writer.replace("'scale':1", "'scale':3");
    assertEquals("[0, 1, -12]", bytes(decimal(writer, reader, "00 00 05")));
    assertEquals("[-1, -2, 12]", bytes(decimal(writer, reader, "ff ff fb")));
    assertThrows(DecodeException.class, () -> decimal(writer, reader, "0f 42 3f"));
  }

  private static String bytes(byte[] bytes) {
    return java.util.Arrays.toString(bytes);
  }

  private static String quoted(String text) {
    return text.replace('\'', '"');
  }
}
