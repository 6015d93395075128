package io.avrodyne.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class SchemaTextsTest {

  private final SchemaTexts texts = new SchemaTexts();

  @Test
  void textOfTheSameObjectIsMadeOnce() {
    assertSame(texts.of(Schemas.ORDER), texts.of(Schemas.ORDER));
  }

  @Test
  void equalSchemasKeepTheirOwnTexts() {
    Schema plain = Schemas.order("{\"name\":\"id\",\"type\":\"int\"}");
    Schema documented = Schemas.order("{\"name\":\"id\",\"type\":\"int\",\"doc\":\"A number.\"}");
    assertEquals(plain, documented);
    assertEquals(plain.toString(), texts.of(plain));
    assertEquals(documented.toString(), texts.of(documented));
  }

  @Test
  void manySchemasAreToldApart() {
    List<Schema> schemas =
        IntStream.range(0, 1_000)
            .mapToObj(i -> Schemas.order("{\"name\":\"f" + i + "\",\"type\":\"int\"}"))
            .toList();
    for (int round = 0; round < 2; round++) {
      schemas.forEach(schema -> assertEquals(schema.toString(), texts.of(schema)));
    }
  }
}
