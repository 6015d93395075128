package io.avrodyne.flink;

import java.io.IOException;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;

/** The bytes of serializers and of their snapshots. */
final class Views {

  private Views() {}

  static <T> AvrodyneTypeSerializer<T> serializer(Class<T> type) {
    return serializer(AvrodyneTypeInformation.of(type));
  }

  static <T> AvrodyneTypeSerializer<T> serializer(AvrodyneTypeInformation<T> type) {
    return type.createSerializer(new SerializerConfigImpl());
  }

  @SafeVarargs
  static <T> byte[] bytes(TypeSerializer<T> serializer, T... values) throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    for (T value : values) {
      serializer.serialize(value, out);
    }
    return out.getCopyOfBuffer();
  }

  static DataInputDeserializer view(byte[] bytes) {
    return new DataInputDeserializer(bytes);
  }

  static byte[] stored(TypeSerializerSnapshot<?> snapshot) throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    TypeSerializerSnapshot.writeVersionedSnapshot(out, snapshot);
    return out.getCopyOfBuffer();
  }

  static <T> TypeSerializerSnapshot<T> restored(byte[] stored) throws IOException {
    return TypeSerializerSnapshot.readVersionedSnapshot(view(stored), Views.class.getClassLoader());
  }

  /** Returns a snapshot as an earlier version of a class has stored it. */
  static <T> TypeSerializerSnapshot<T> earlier(Class<T> type, Schema... schemas)
      throws IOException {
    return named(type.getName(), schemas);
  }

  static <T> TypeSerializerSnapshot<T> named(String type, Schema... schemas) throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    out.writeUTF(AvrodyneTypeSerializerSnapshot.class.getName());
    out.writeInt(1);
    List<String> texts = List.of(schemas).stream().map(Schema::toString).toList();
    new SnapshotContent(type, "", "", texts).writeTo(out);
    return restored(out.getCopyOfBuffer());
  }

  static Schema schema(String json) {
    return new Schema.Parser().parse(json);
  }
}
