package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Crate;
import io.avrodyne.flink.shop.Shelf;
import java.io.IOException;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.junit.jupiter.api.Test;

class ReplacedSerializerTest {

  private static final Crate CRATE = new Crate(12);

  @Test
  void stateOfPojosIsReadOnce() throws IOException {
    requireReplaced(Types.POJO(Crate.class));
  }

  @Test
  void stateOfKryoIsReadOnce() throws IOException {
    requireReplaced(Types.GENERIC(Crate.class));
  }

  private static void requireReplaced(TypeInformation<Crate> former) throws IOException {
    TypeSerializer<Crate> before = former.createSerializer(new SerializerConfigImpl());
    byte[] stored = Views.stored(before.snapshotConfiguration());
    byte[] state = Views.bytes(before, CRATE);
    TypeSerializerSnapshot<Crate> restored = Views.restored(stored);
    AvrodyneTypeInformation<Crate> type = AvrodyneTypeInformation.of(Crate.class);
    assertTrue(resolve(type, restored).isIncompatible());
    assertTrue(resolve(type.replacing(former), restored).isCompatibleAfterMigration());
    assertEquals(CRATE, restored.restoreSerializer().deserialize(Views.view(state)));
  }

  @Test
  @SuppressWarnings({"unchecked", "rawtypes"}) // Another type cannot be passed otherwise.
  void stateOfAnotherClassIsRefused() throws IOException {
    TypeSerializer<Shelf> before =
        Types.GENERIC(Shelf.class).createSerializer(new SerializerConfigImpl());
    TypeSerializerSnapshot restored = Views.restored(Views.stored(before.snapshotConfiguration()));
    AvrodyneTypeInformation<Crate> type =
        AvrodyneTypeInformation.of(Crate.class).replacing(Types.GENERIC(Crate.class));
    assertTrue(resolve(type, (TypeSerializerSnapshot<Crate>) restored).isIncompatible());
  }

  private static TypeSerializerSchemaCompatibility<Crate> resolve(
      AvrodyneTypeInformation<Crate> type, TypeSerializerSnapshot<Crate> old) {
    return Views.serializer(type).snapshotConfiguration().resolveSchemaCompatibility(old);
  }
}
