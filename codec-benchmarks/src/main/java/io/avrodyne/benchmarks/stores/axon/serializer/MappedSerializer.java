package io.avrodyne.benchmarks.stores.axon.serializer;

import io.avrodyne.benchmarks.stores.axon.ForwardingSerializer;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;

/** A serializer that knows Avro's classes only, for the application's own. */
final class MappedSerializer extends ForwardingSerializer {

  private final Map<Class<?>, SpecificEvent<?, ?>> byType;
  private final Map<Class<?>, SpecificEvent<?, ?>> byDatum;

  MappedSerializer(Serializer ofDatums, List<SpecificEvent<?, ?>> events) {
    super(ofDatums);
    byType = events.stream().collect(Collectors.toMap(SpecificEvent::type, Function.identity()));
    byDatum =
        events.stream().collect(Collectors.toMap(SpecificEvent::datumType, Function.identity()));
  }

  @Override
  public <T> SerializedObject<T> serialize(Object object, Class<T> content) {
    SpecificEvent<?, ?> event = byType.get(object.getClass());
    return super.serialize(event == null ? object : event.toDatum(object), content);
  }

  @Override
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The interface's own contract.
  public <S, T> T deserialize(SerializedObject<S> object) {
    Object read = super.deserialize(object);
    SpecificEvent<?, ?> event = byDatum.get(read.getClass());
    return (T) (event == null ? read : event.toEvent(read));
  }

  @Override
  public Class<?> classForType(SerializedType type) {
    Class<?> known = super.classForType(type);
    SpecificEvent<?, ?> event = byDatum.get(known);
    return event == null ? known : event.type();
  }

  @Override
  public SerializedType typeForClass(@SuppressWarnings("rawtypes") Class type) {
    SpecificEvent<?, ?> event = byType.get(type);
    return super.typeForClass(event == null ? type : event.datumType());
  }
}
