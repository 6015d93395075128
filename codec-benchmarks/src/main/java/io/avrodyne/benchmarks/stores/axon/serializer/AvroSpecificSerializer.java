package io.avrodyne.benchmarks.stores.axon.serializer;

import io.avrodyne.benchmarks.stores.axon.ForwardingSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.avro.message.BinaryMessageEncoder;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;

/**
 * A serializer of Apache Avro's generated classes in single-object encoding. Encoders and decoders
 * are made once for each class, and a mapping written by hand leads to the application's objects:
 * what Avro can do for Axon without reflection at run time.
 */
final class AvroSpecificSerializer extends ForwardingSerializer {

  private final Map<Class<?>, Coding<?, ?>> byClass = new HashMap<>();
  private final Map<String, Coding<?, ?>> byName = new HashMap<>();

  /** Creates one for these events; another serializer is for Axon's own types. */
  AvroSpecificSerializer(List<SpecificEvent<?, ?>> events, Serializer others) {
    super(others);
    for (SpecificEvent<?, ?> event : events) {
      Coding<?, ?> coding = Coding.of(event);
      byClass.put(event.type(), coding);
      byName.put(event.type().getName(), coding);
    }
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // The type is that of the overridden method.
  public <T> SerializedObject<T> serialize(Object object, Class<T> content) {
    Coding<?, ?> coding = byClass.get(object.getClass());
    if (coding == null) {
      return super.serialize(object, content);
    }
    return getConverter()
        .convert(
            new SimpleSerializedObject<>(coding.encode(object), byte[].class, coding.type),
            content);
  }

  @Override
  public <T> boolean canSerializeTo(Class<T> content) {
    return getConverter().canConvert(byte[].class, content);
  }

  @Override
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The interface's own contract.
  public <S, T> T deserialize(SerializedObject<S> object) {
    Coding<?, ?> coding = byName.get(object.getType().getName());
    if (coding == null) {
      return super.deserialize(object);
    }
    return (T) coding.decode(getConverter().convert(object, byte[].class).getData());
  }

  @Override
  public Class<?> classForType(SerializedType type) {
    Coding<?, ?> coding = byName.get(type.getName());
    return coding == null ? super.classForType(type) : coding.event.type();
  }

  @Override
  public SerializedType typeForClass(@SuppressWarnings("rawtypes") Class type) {
    Coding<?, ?> coding = byClass.get(type);
    return coding == null ? super.typeForClass(type) : coding.type;
  }

  /** What encodes and decodes the messages of one class. */
  private record Coding<T, D extends SpecificRecord>(
      SpecificEvent<T, D> event,
      BinaryMessageEncoder<D> encoder,
      BinaryMessageDecoder<D> decoder,
      SerializedType type) {

    static <T, D extends SpecificRecord> Coding<T, D> of(SpecificEvent<T, D> event) {
      SpecificData model = SpecificData.getForClass(event.datumType());
      var schema = Objects.requireNonNull(model.getSchema(event.datumType()));
      return new Coding<>(
          event,
          new BinaryMessageEncoder<>(model, schema),
          new BinaryMessageDecoder<>(model, schema),
          new SimpleSerializedType(event.type().getName(), null));
    }

    byte[] encode(Object object) {
      try {
        // The array is the datum's own: the encoder copies.
        return encoder.encode(event.toDatum(object)).array();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    T decode(byte[] bytes) {
      try {
        return event.toEvent(decoder.decode(bytes));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
