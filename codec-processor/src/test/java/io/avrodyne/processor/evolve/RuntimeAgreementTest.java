package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.schema.Json;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;
import org.junit.jupiter.api.Test;

/**
 * Compares the rules that the processor has of its own with those of the runtime: which fields go
 * together, what is promoted, and which logical types mean the same.
 */
class RuntimeAgreementTest {

  private static final int RECORDS = 5_000;
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");
  private static final int ABSENT = -1;

  private static final List<String> BASES =
      List.of(
          "'null'",
          "'boolean'",
          "'int'",
          "'long'",
          "'float'",
          "'double'",
          "'bytes'",
          "'string'",
          "{'type':'fixed','name':'F','size':12}",
          "{'type':'fixed','name':'F','size':16}",
          "{'type':'enum','name':'E','symbols':['A']}",
          "{'type':'array','items':'int'}",
          "{'type':'map','values':'int'}");

  private static final List<String> LOGICAL =
      List.of(
          "date",
          "time-millis",
          "time-micros",
          "timestamp-millis",
          "timestamp-micros",
          "timestamp-nanos",
          "local-timestamp-millis",
          "local-timestamp-nanos",
          "uuid",
          "duration",
          "big-decimal",
          "time-hours",
          "weight",
          "decimal','precision':4,'scale':2,'x':'",
          "decimal','precision':9,'scale':2,'x':'",
          "decimal','precision':9,'scale':4,'x':'",
          "decimal','precision':2,'scale':4,'x':'");

  @Test
  void fieldsOfRandomRecordsGoTogetherInTheSameWay() {
    Random random = new Random(14);
    int renamed = 0;
    for (int i = 0; i < RECORDS; i++) {
      Schema writer = Json.record("R", fields(random, false));
      Schema reader = Json.record("R", fields(random, true));
      List<Integer> ours = new ArrayList<>();
      FieldPairs pairs = FieldPairs.of(writer, reader);
      for (Schema.Field field : reader.getFields()) {
        ours.add(pairs.writerOf(field).map(Schema.Field::pos).orElse(ABSENT));
        renamed +=
            pairs.writerOf(field).filter(w -> !w.name().equals(field.name())).isPresent() ? 1 : 0;
      }
      assertEquals(runtimePairs(writer, reader), ours, () -> writer + "\n" + reader);
    }
    assertTrue(renamed > RECORDS / 5, "renamed " + renamed);
  }

  private static String[] fields(Random random, boolean reader) {
    List<String> fields = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      String name = NAMES.get(random.nextInt(NAMES.size()));
      if (names.add(name)) {
        String aliases = reader ? ",'aliases':" + aliases(random) : "";
        fields.add(Json.field(name, "'int'", aliases, ",'default':" + ABSENT));
      }
    }
    return fields.toArray(String[]::new);
  }

  private static List<String> aliases(Random random) {
    return random
        .ints(random.nextInt(4), 0, NAMES.size())
        .distinct()
        .mapToObj(i -> "'" + NAMES.get(i) + "'")
        .toList();
  }

  /** Each field of the writer holds its own position. */
  private static List<Integer> runtimePairs(Schema writer, Schema reader) {
    ByteArrayOutputStream datum = new ByteArrayOutputStream();
    writer.getFields().forEach(field -> datum.write(2 * field.pos()));
    RuntimePlan plan = RuntimePlan.of(writer, reader, datum.toByteArray());
    GenericRecord record = (GenericRecord) plan.resolved(reader);
    return reader.getFields().stream().map(field -> (Integer) record.get(field.pos())).toList();
  }

  @Test
  void sameTypesArePromoted() {
    for (String from : BASES) {
      for (String to : BASES) {
        Schema writer = Json.schema(from);
        Schema reader = Json.schema(to);
        if (writer.getType() != reader.getType()) {
          assertEquals(
              RuntimePlan.exists(writer, reader),
              Promotion.leads(writer.getType(), reader.getType()),
              () -> from + " to " + to);
        }
      }
    }
  }

  @Test
  void sameLogicalTypesAreTheSame() {
    int same = 0;
    for (String base : BASES) {
      List<Schema> types = typesOf(base);
      for (Schema writer : types) {
        for (Schema reader : types) {
          boolean ours = SchemaComparison.logicalDifferences(reader, writer).isEmpty();
          assertEquals(RuntimePlan.isSame(writer, reader), ours, () -> writer + " and " + reader);
          same += ours ? 1 : 0;
        }
      }
    }
    assertTrue(same > BASES.size() * LOGICAL.size(), "same " + same);
  }

  private static List<Schema> typesOf(String base) {
    List<Schema> types = new ArrayList<>();
    types.add(Json.schema(base));
    LOGICAL.forEach(logical -> types.add(logical(base, logical)));
    return types;
  }

  @Test
  void sameLogicalTypesKeepTheirMeaning() {
    List<Schema> types = new ArrayList<>();
    BASES.forEach(base -> types.addAll(typesOf(base)));
    int kept = 0;
    for (Schema writer : types) {
      for (Schema reader : types) {
        boolean readable = SchemaComparison.isReadable(reader, writer);
        assertEquals(RuntimePlan.exists(writer, reader), readable, () -> writer + " to " + reader);
        kept += readable ? 1 : 0;
      }
    }
    assertTrue(kept > types.size(), "kept " + kept);
  }

  private static Schema logical(String base, String logical) {
    String opened = base.startsWith("{") ? base.substring(0, base.length() - 1) : "{'type':" + base;
    return Json.schema(opened + ",'logicalType':'" + logical + "'}");
  }
}
