package io.avrodyne.axon;

import java.util.function.Function;
import org.axonframework.serialization.ContentTypeConverter;

/** A conversion of payloads from one content type to another. */
record Conversion<S, T>(
    Class<S> expectedSourceType, Class<T> targetType, Function<? super S, ? extends T> function)
    implements ContentTypeConverter<S, T> {

  @Override
  public T convert(S original) {
    return function.apply(original);
  }
}
