package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Crate;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;

class FormerTypesTest {

  private static final Schema FORMER =
      Views.schema(
          "{\"type\": \"record\", \"name\": \"Carton\", \"namespace\": \"before\","
              + " \"fields\": [{\"name\": \"bottles\", \"type\": \"int\"}]}");

  /** The types of this module's tests that had other names. */
  public static final class Renamed implements FormerTypes {

    @Override
    public Collection<Class<?>> types() {
      return List.of(Crate.class);
    }
  }

  @Test
  void aClassThatWasMovedReadsItsFormerState() throws IOException {
    TypeSerializerSnapshot<Crate> former = Views.named("before.Carton", FORMER);
    AvrodyneTypeSerializer<Crate> crates = Views.serializer(Crate.class);
    assertTrue(
        crates
            .snapshotConfiguration()
            .resolveSchemaCompatibility(former)
            .isCompatibleAfterMigration());
    DataOutputSerializer datum = new DataOutputSerializer(8);
    datum.write(new byte[] {3, 24});
    assertEquals(
        new Crate(12), former.restoreSerializer().deserialize(Views.view(datum.getCopyOfBuffer())));
  }
}
