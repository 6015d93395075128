package io.avrodyne.runtime.adapter;

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

/**
 * A search for the codecs that an interface with {@code AvroCodecs} lists, and for the classes of
 * codecs.
 */
public final class CodecListing {

  private CodecListing() {}

  /** Returns whether codecs were generated for the methods of an interface. */
  public static boolean isListing(Class<?> type) {
    if (!type.isInterface() || type.isSealed()) {
      return false;
    }
    try {
      Codecs.implementation(type);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Returns the codecs in the order of the names of their methods.
   *
   * @throws IllegalArgumentException if the interface has no implementation, or is not accessible
   */
  public static List<AvroCodec<?>> of(Class<?> type) {
    Object implementation = Codecs.implementation(type);
    List<Method> methods = new ArrayList<>();
    for (Method method : type.getMethods()) {
      if (Modifier.isAbstract(method.getModifiers())
          && method.getParameterCount() == 0
          && method.getReturnType() == AvroCodec.class) {
        methods.add(method);
      }
    }
    methods.sort(Comparator.comparing(Method::getName));
    List<AvroCodec<?>> codecs = new ArrayList<>();
    for (Method method : methods) {
      codecs.add(call(method, implementation));
    }
    return codecs;
  }

  private static AvroCodec<?> call(Method method, Object implementation) {
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

  /**
   * Returns the class that a codec is for: the type argument of its superclass.
   *
   * @throws IllegalArgumentException if the superclass has no such argument
   */
  public static Class<?> classOf(AvroCodec<?> codec) {
    Type encoded = typeOf(codec);
    Type raw = encoded instanceof ParameterizedType generic ? generic.getRawType() : encoded;
    if (raw instanceof Class<?> found) {
      return found;
    }
    throw unknown(codec);
  }

  /**
   * Returns the type that a codec is for, with its own type arguments.
   *
   * @throws IllegalArgumentException if the superclass of the codec has no type argument
   */
  public static Type typeOf(AvroCodec<?> codec) {
    for (Class<?> type = codec.getClass(); type != null; type = type.getSuperclass()) {
      if (type.getGenericSuperclass() instanceof ParameterizedType parent) {
        return parent.getActualTypeArguments()[0];
      }
    }
    throw unknown(codec);
  }

  private static IllegalArgumentException unknown(AvroCodec<?> codec) {
    return new IllegalArgumentException(
        codec.getClass().getName()
            + " does not say which class it is for. Pass codecs that Avrodyne generated.");
  }
}
