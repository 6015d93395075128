package io.avrodyne.pekko;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The codecs that an interface with {@code AvroCodecs} lists, each with the class in the type of
 * its method, because a codec does not know its class.
 */
final class ListedCodecs {

  private final Object implementation;
  private final List<Method> methods;

  private ListedCodecs(Object implementation, List<Method> methods) {
    this.implementation = implementation;
    this.methods = methods;
  }

  /** Returns whether codecs were generated for the methods of an interface. */
  static boolean isListing(Class<?> type) {
    if (!type.isInterface()) {
      return false;
    }
    try {
      Codecs.implementation(type);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  static ListedCodecs of(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    for (Method method : type.getMethods()) {
      if (Modifier.isAbstract(method.getModifiers())
          && method.getParameterCount() == 0
          && method.getReturnType() == AvroCodec.class) {
        methods.add(method);
      }
    }
    methods.sort(Comparator.comparing(Method::getName));
    return new ListedCodecs(Codecs.implementation(type), methods);
  }

  /** Passes on the codecs of records and enums. */
  void forEach(BiConsumer<Class<?>, AvroCodec<?>> action) {
    for (Method method : methods) {
      Class<?> type = encodedClass(method);
      AvroCodec<?> codec = call(method);
      Schema.Type kind = codec.schema().getType();
      if (type != null && (kind == Schema.Type.RECORD || kind == Schema.Type.ENUM)) {
        action.accept(type, codec);
      }
    }
  }

  private static @Nullable Class<?> encodedClass(Method method) {
    if (method.getGenericReturnType() instanceof ParameterizedType codec) {
      Type encoded = codec.getActualTypeArguments()[0];
      Type raw = encoded instanceof ParameterizedType generic ? generic.getRawType() : encoded;
      return raw instanceof Class<?> type ? type : null;
    }
    return null;
  }

  private AvroCodec<?> call(Method method) {
    try {
      return (AvroCodec<?>) method.invoke(implementation);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(
          method.getDeclaringClass().getName() + " is not accessible. Make the interface public.",
          e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(method + " failed", e);
    }
  }
}
