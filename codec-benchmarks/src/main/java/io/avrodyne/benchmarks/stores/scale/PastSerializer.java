package io.avrodyne.benchmarks.stores.scale;

import io.avrodyne.benchmarks.stores.axon.ForwardingSerializer;
import java.util.function.Function;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;

/** A serializer that writes movements as an earlier version did; it reads none. */
final class PastSerializer extends ForwardingSerializer {

  private final Function<PastMovement, byte[]> writer;

  /** Creates one; today's serializer names the type, and serializes everything else. */
  PastSerializer(Function<PastMovement, byte[]> writer, Serializer today) {
    super(today);
    this.writer = writer;
  }

  @Override
  public <T> SerializedObject<T> serialize(Object object, Class<T> content) {
    if (!(object instanceof PastMovement past)) {
      return super.serialize(object, content);
    }
    T bytes = content.cast(writer.apply(past));
    return new SimpleSerializedObject<>(bytes, content, typeForClass(Movement.class));
  }

  @Override
  public <T> boolean canSerializeTo(Class<T> content) {
    return content == byte[].class;
  }
}
