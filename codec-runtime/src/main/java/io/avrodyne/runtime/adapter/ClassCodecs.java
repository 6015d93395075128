package io.avrodyne.runtime.adapter;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.apache.avro.Schema;

/**
 * The codecs of classes, one for each class, in the order in which they were added. A sealed type
 * stands for its permitted types, because the class of a value determines the codec that encodes
 * it.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class ClassCodecs {

  private static final Set<Schema.Type> NAMED =
      Set.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  private final Map<Class<?>, AvroCodec<?>> codecs = new LinkedHashMap<>();
  private final BiPredicate<Class<?>, AvroCodec<?>> isUsable;

  /** Creates an empty list of any codecs. */
  public ClassCodecs() {
    this((type, codec) -> true);
  }

  /**
   * Creates an empty list.
   *
   * @param isUsable returns whether the codec of a class is kept or left out; it may also throw an
   *     exception
   */
  public ClassCodecs(BiPredicate<Class<?>, AvroCodec<?>> isUsable) {
    this.isUsable = isUsable;
  }

  /**
   * Returns whether a type stands for its permitted types: whether it is sealed and has no values
   * but theirs. Enums may be sealed, too.
   */
  public static boolean isFamily(Class<?> type) {
    return isOpened(type) && Modifier.isAbstract(type.getModifiers());
  }

  private static boolean isOpened(Class<?> type) {
    return type.isSealed() && !type.isEnum();
  }

  /** Returns whether the schema of a codec has a name. */
  public static boolean isNamed(AvroCodec<?> codec) {
    return NAMED.contains(codec.schema().getType());
  }

  /**
   * Adds the generated codec of a class, or those of the types that it stands for. A class that
   * already has a codec keeps it.
   *
   * @throws IllegalArgumentException if a class has no codec
   */
  public void add(Class<?> type) {
    if (codecs.containsKey(type)) {
      return;
    }
    if (isFamily(type)) {
      addPermitted(type);
    } else {
      put(type, Codecs.of(type));
    }
  }

  /**
   * Adds the permitted types of a sealed type. One that is sealed but not abstract is added
   * together with its own permitted types, as it is in the union of the sealed type.
   *
   * @throws IllegalArgumentException if a class has no codec
   */
  public void addPermitted(Class<?> sealed) {
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      add(permitted);
      if (isOpened(permitted) && !isFamily(permitted)) {
        addPermitted(permitted);
      }
    }
  }

  /**
   * Adds the codec of a class.
   *
   * @throws IllegalArgumentException if the class has another codec
   */
  public void put(Class<?> type, AvroCodec<?> codec) {
    if (!isUsable.test(type, codec)) {
      return;
    }
    AvroCodec<?> other = codecs.putIfAbsent(type, codec);
    if (other != null && other != codec) {
      throw new IllegalArgumentException(
          String.format(
              "%s has two codecs, for %s and for %s, and the class of a value does not tell which"
                  + " to use. Use only one of them.",
              type.getName(), other.schema().getFullName(), codec.schema().getFullName()));
    }
  }

  /** Returns the codecs by class; later additions are seen. */
  public Map<Class<?>, AvroCodec<?>> all() {
    return Collections.unmodifiableMap(codecs);
  }
}
