package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/**
 * Tests of cases that implementations get wrong; those of the specification are in the fixtures.
 */
class FingerprintsTest {

  private static final String INT_CRC = "8f5c393f1ad57572";

  @Test
  void attributesHaveOneOrder() {
    requireCanonical(
        "{'fields':[{'type':'int','name':'x'}],'type':'record','name':'R','namespace':'a'}",
        "{'name':'a.R','type':'record','fields':[{'name':'x','type':'int'}]}");
    requireCanonical(
        "{'symbols':['A'],'name':'E','type':'enum'}", "{'name':'E','type':'enum','symbols':['A']}");
    requireCanonical(
        "{'size':3,'name':'F','type':'fixed'}", "{'name':'F','type':'fixed','size':3}");
    requireCanonical("{'items':'int','type':'array'}", "{'type':'array','items':'int'}");
    requireCanonical("{'values':'int','type':'map'}", "{'type':'map','values':'int'}");
  }

  @Test
  void laterUsesOfATypeAreItsFullname() {
    requireCanonical(
        record("{'name':'x','type':{'type':'fixed','name':'F','size':1}},{'name':'y','type':'F'}"),
        "{'name':'n.R','type':'record','fields':["
            + "{'name':'x','type':{'name':'n.F','type':'fixed','size':1}},"
            + "{'name':'y','type':'n.F'}]}");
  }

  @Test
  void recursiveUseIsTheFullname() {
    requireCanonical(
        record("{'name':'next','type':['null','R']}"),
        "{'name':'n.R','type':'record','fields':[{'name':'next','type':['null','n.R']}]}");
  }

  @Test
  void errorIsARecord() {
    requireCanonical(
        "{'type':'error','name':'E','fields':[]}", "{'name':'E','type':'record','fields':[]}");
  }

  @Test
  void whatDoesNotDecideOnTheLayoutIsDropped() {
    requireCanonical(
        "{'type':'record','name':'R','doc':'d','aliases':['S'],'custom':{'a':1},'fields':["
            + "{'name':'x','type':'int','default':1,'order':'ignore','doc':'d','aliases':['y']}]}",
        "{'name':'R','type':'record','fields':[{'name':'x','type':'int'}]}");
    requireCanonical(
        "{'type':'enum','name':'E','symbols':['A','B'],'default':'B'}",
        "{'name':'E','type':'enum','symbols':['A','B']}");
    requireCanonical("{'type':'long','logicalType':'timestamp-millis'}", "'long'");
    requireCanonical("{'type':'bytes','logicalType':'decimal','precision':9,'scale':2}", "'bytes'");
  }

  @Test
  void schemasOfOneLayoutShareTheirFingerprint() {
    requireSame(
        "{'type':'long','logicalType':'timestamp-millis'}",
        "{'type':'long','logicalType':'timestamp-micros'}");
    requireSame(
        "{'type':'bytes','logicalType':'decimal','precision':9,'scale':2}",
        "{'type':'bytes','logicalType':'decimal','precision':9,'scale':4}");
    requireSame(
        record("{'name':'x','type':'int','default':1}"),
        record("{'name':'x','type':'int','default':2}"));
  }

  @Test
  void nameWithoutNamespaceLosesThatWhenItsCanonicalFormIsParsed() {
    Schema schema =
        parse(record("{'name':'x','type':{'type':'fixed','name':'F','namespace':'','size':1}}"));
    String canonical = Fingerprints.canonicalForm(schema);
    assertEquals(
        json(
            "{'name':'n.R','type':'record','fields':["
                + "{'name':'x','type':{'name':'F','type':'fixed','size':1}}]}"),
        canonical);
    assertNotEquals(canonical, Fingerprints.canonicalForm(parse(canonical)));
  }

  @Test
  void namespacesThatNamesCarry() {
    requireCanonical(
        "{'type':'fixed','name':'F','namespace':'','size':1}",
        "{'name':'F','type':'fixed','size':1}");
    requireCanonical(
        "{'type':'fixed','name':'a.b.F','namespace':'n','size':1}",
        "{'name':'a.b.F','type':'fixed','size':1}");
  }

  @Test
  void unionWithoutBranchesIsASchema() {
    requireCanonical("[]", "[]");
  }

  @Test
  void crcOfInt() {
    long fingerprint = Fingerprints.crc64(parse("'int'"));
    assertEquals(8_247_732_601_305_521_295L, fingerprint);
    assertArrayEquals(Ours.hex(INT_CRC), Fingerprints.toLittleEndian(fingerprint));
  }

  @Test
  void crcIsOfTheUtf8Bytes() {
    Schema schema = new Schema.Parser().parse(json("{'type':'enum','name':'\u00C4','symbols':[]}"));
    assertEquals(
        plainCrc("{\"name\":\"\u00C4\",\"type\":\"enum\",\"symbols\":[]}"),
        Fingerprints.crc64(schema));
  }

  @Test
  void littleEndianBytesAreReadWhereTheyStand() {
    byte[] bytes = Ours.hex("c301" + INT_CRC);
    assertEquals(8_247_732_601_305_521_295L, Fingerprints.fromLittleEndian(bytes, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> Fingerprints.fromLittleEndian(bytes, 3));
  }

  @Test
  void digestsAreOfTheCanonicalForm() throws Exception {
    Schema schema = parse("{'type':'long','logicalType':'timestamp-millis'}");
    byte[] canonical = "\"long\"".getBytes(StandardCharsets.UTF_8);
    assertArrayEquals(MessageDigest.getInstance("MD5").digest(canonical), Fingerprints.md5(schema));
    assertArrayEquals(
        MessageDigest.getInstance("SHA-256").digest(canonical), Fingerprints.sha256(schema));
  }

  /** Computes CRC-64-AVRO bit by bit, from the specification's polynomial. */
  private static long plainCrc(String text) {
    long empty = 0xc15d213aa4d7a795L;
    long crc = empty;
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      crc ^= b & 0xFF;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc >>> 1) ^ (empty & -(crc & 1));
      }
    }
    return crc;
  }

  private static void requireCanonical(String schema, String canonical) {
    assertEquals(json(canonical), Fingerprints.canonicalForm(parse(schema)));
    assertEquals(plainCrc(json(canonical)), Fingerprints.crc64(parse(schema)));
  }

  private static void requireSame(String one, String other) {
    assertNotEquals(parse(one), parse(other));
    assertEquals(Fingerprints.crc64(parse(one)), Fingerprints.crc64(parse(other)));
  }

  private static String record(String fields) {
    return "{'type':'record','name':'R','namespace':'n','fields':[" + fields + "]}";
  }

  private static Schema parse(String text) {
    return new Schema.Parser().parse(json(text));
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }
}
