package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.schema.Json;
import java.util.EnumMap;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.junit.jupiter.api.Test;

class PromotionTest {

  private static final Map<Schema.Type, Schema> ONE_OF_EACH = new EnumMap<>(Schema.Type.class);

  static {
    for (String type :
        new String[] {
          "'null'",
          "'boolean'",
          "'int'",
          "'long'",
          "'float'",
          "'double'",
          "'bytes'",
          "'string'",
          "{'type':'fixed','name':'F','size':2}",
          "{'type':'enum','name':'E','symbols':['A']}",
          "{'type':'array','items':'int'}",
          "{'type':'map','values':'int'}",
          Json.recordText("R")
        }) {
      Schema schema = Json.schema(type);
      ONE_OF_EACH.put(schema.getType(), schema);
    }
  }

  @Test
  void leadsWhereApacheReadsAnotherType() {
    assertEquals(Schema.Type.values().length - 1, ONE_OF_EACH.size(), "all but unions");
    for (Schema writer : ONE_OF_EACH.values()) {
      for (Schema reader : ONE_OF_EACH.values()) {
        boolean compatible =
            SchemaCompatibility.checkReaderWriterCompatibility(reader, writer).getType()
                == SchemaCompatibilityType.COMPATIBLE;
        assertEquals(
            compatible && writer.getType() != reader.getType(),
            Promotion.leads(writer.getType(), reader.getType()),
            () -> writer + " to " + reader);
      }
    }
  }

  @Test
  void onlyAnIntIsWidened() {
    assertTrue(Promotion.isWidening(Schema.Type.INT, Schema.Type.LONG));
    assertFalse(Promotion.isWidening(Schema.Type.INT, Schema.Type.DOUBLE));
    assertFalse(Promotion.isWidening(Schema.Type.LONG, Schema.Type.INT));
    assertFalse(Promotion.isWidening(Schema.Type.FLOAT, Schema.Type.DOUBLE));
  }
}
