package io.avrodyne.runtime;

import java.lang.reflect.Field;

/** Finds the codec that was generated for a class. */
public final class Codecs {

  private Codecs() {}

  /**
   * Returns the codec of a class annotated with {@code AvroRecord}. Looks it up by name at every
   * call: keep what it returns, or name the generated class, which needs no look-up.
   *
   * @throws IllegalArgumentException if there is none; the message says what to configure
   */
  @SuppressWarnings("unchecked") // The field of XAvroCodec is declared as AvroCodec<X>.
  public static <T> AvroCodec<T> of(Class<T> type) {
    String name = codecName(type);
    try {
      Field instance = Class.forName(name, true, type.getClassLoader()).getField("INSTANCE");
      return (AvroCodec<T>) instance.get(null);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(missing(type, name), e);
    } catch (NoSuchFieldException | IllegalAccessException e) {
      throw new IllegalArgumentException(name + " is not a class that Avrodyne generated", e);
    }
  }

  private static String codecName(Class<?> type) {
    String name = type.getName();
    int simpleStart = name.lastIndexOf('.') + 1;
    return name.substring(0, simpleStart)
        + name.substring(simpleStart).replace('$', '_')
        + "AvroCodec";
  }

  private static String missing(Class<?> type, String name) {
    return type.getName()
        + " has no codec: "
        + name
        + " does not exist. Annotate the type with @AvroRecord and put codec-processor on the annotation processor path"
        + " of the module that compiles it (Maven: annotationProcessorPaths, Gradle: annotationProcessor). Since JDK 23 a"
        + " processor on the class path alone does not run.";
  }
}
