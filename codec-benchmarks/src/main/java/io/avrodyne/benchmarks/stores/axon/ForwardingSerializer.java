package io.avrodyne.benchmarks.stores.axon;

import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;

/** A serializer that leaves to another one what its subclass does not do itself. */
public abstract class ForwardingSerializer implements Serializer {

  private final Serializer target;

  /** Creates one that leaves everything to another serializer. */
  protected ForwardingSerializer(Serializer target) {
    this.target = target;
  }

  @Override
  public <T> SerializedObject<T> serialize(Object object, Class<T> content) {
    return target.serialize(object, content);
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // The type is that of the overridden method.
  public <S, T> T deserialize(SerializedObject<S> object) {
    return target.deserialize(object);
  }

  @Override
  public <T> boolean canSerializeTo(Class<T> content) {
    return target.canSerializeTo(content);
  }

  @Override
  public Class<?> classForType(SerializedType type) {
    return target.classForType(type);
  }

  @Override
  public SerializedType typeForClass(@SuppressWarnings("rawtypes") Class type) {
    return target.typeForClass(type);
  }

  @Override
  public Converter getConverter() {
    return target.getConverter();
  }
}
