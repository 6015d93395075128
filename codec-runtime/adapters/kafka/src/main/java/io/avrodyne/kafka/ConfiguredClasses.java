package io.avrodyne.kafka;

import java.util.List;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/** The classes that settings name. They are loaded as Kafka loads those of its own settings. */
final class ConfiguredClasses {

  private ConfiguredClasses() {}

  /** Returns the codecs of the types that a setting lists, by name or as classes. */
  static SerdeCodecs codecs(Settings settings, String key) {
    List<Object> types = settings.list(key);
    if (types.isEmpty()) {
      throw new ConfigException(
          key
              + " is missing. Set it to the names of the classes that are serialized, such as"
              + " com.acme.Order.");
    }
    CodecFamily family = new CodecFamily();
    for (Object type : types) {
      Class<?> found = type instanceof Class<?> given ? given : load(key, type.toString().trim());
      try {
        family.add(found);
      } catch (IllegalArgumentException e) {
        throw thrown(key, found.getName(), e.getMessage(), e);
      }
    }
    return family.codecs();
  }

  static Class<?> load(String key, String name) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try {
      return Class.forName(
          name, false, loader != null ? loader : ConfiguredClasses.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      throw thrown(
          key,
          name,
          "There is no such class on the class path. A nested class is named with a dollar sign,"
              + " as in com.acme.Orders$Order.",
          e);
    }
  }

  /** Returns a new object of a class with a public constructor without parameters. */
  static Object create(String key, Class<?> type) {
    try {
      return type.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw thrown(
          key,
          type.getName(),
          "The class needs a public constructor without parameters, which does not throw.",
          e);
    }
  }

  private static ConfigException thrown(
      String key, String name, @Nullable String message, Throwable cause) {
    ConfigException thrown = new ConfigException(key, name, message);
    thrown.initCause(cause);
    return thrown;
  }
}
