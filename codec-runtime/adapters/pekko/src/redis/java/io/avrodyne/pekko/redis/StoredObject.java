package io.avrodyne.pekko.redis;

import io.avrodyne.api.AvroRecord;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.Serializer;
import org.apache.pekko.serialization.Serializers;
import scala.util.Try;

/**
 * An event or a state as its serializer wrote it.
 *
 * @param serializer the identifier of the serializer
 * @param manifest what the serializer says about the type, perhaps nothing
 */
@AvroRecord
@SuppressWarnings("ArrayRecordComponent") // Handed on, never compared.
record StoredObject(int serializer, String manifest, byte[] bytes) {

  /** Serializes an object, or tells why that is not possible. */
  static Try<StoredObject> of(Object object, Serialization serialization) {
    return serialization.serialize(object).map(bytes -> described(object, bytes, serialization));
  }

  private static StoredObject described(Object object, byte[] bytes, Serialization serialization) {
    Serializer serializer = serialization.findSerializerFor(object);
    return new StoredObject(
        serializer.identifier(), Serializers.manifestFor(serializer, object), bytes);
  }

  /** Returns the object, or tells why it cannot be read. */
  Try<Object> read(Serialization serialization) {
    return serialization.deserialize(bytes, serializer, manifest);
  }
}
