package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class EarlierLayoutsTest {

  private static final Schema INT = Json.record("R", Json.field("a", "'int'"));
  private static final Schema DATE =
      Json.record("R", Json.field("a", "{'type':'int','logicalType':'date'}"));
  private static final Schema LONG = Json.record("R", Json.field("a", "'long'"));
  private static final Schema TEXT = Json.record("R", Json.field("a", "'string'"));

  /** Returns the numbers of the versions that are known. */
  private static List<String> known(Schema current, Schema... history) {
    List<EarlierVersion> versions = new ArrayList<>();
    for (Schema schema : history) {
      versions.add(new EarlierVersion(String.valueOf(versions.size()), schema, Path.of("x")));
    }
    return EarlierLayouts.of(versions, current).stream().map(EarlierVersion::version).toList();
  }

  @Test
  void newestComesFirst() {
    assertEquals(List.of("1", "0"), known(TEXT, INT, LONG));
  }

  @Test
  void layoutOfTodayNeedsNoCode() {
    assertEquals(List.of("0"), known(LONG, INT, LONG));
    assertEquals(List.of(), known(DATE, INT));
  }

  @Test
  void newestOfOneLayoutIsKnown() {
    assertEquals(List.of("2", "1"), known(TEXT, INT, LONG, DATE));
  }

  @Test
  void noHistoryIsNothingToKnow() {
    assertEquals(List.of(), known(TEXT));
  }
}
