package io.avrodyne.pekko;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.adapter.ClassCodecs;
import io.avrodyne.runtime.adapter.CodecListing;
import java.lang.reflect.Modifier;
import org.apache.avro.Schema;

/**
 * A search for the codecs of configured classes: a sealed type is replaced by its permitted types,
 * and an interface that lists codecs by what it lists.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class TypeScan {

  private final ClassCodecs found = new ClassCodecs(TypeScan::requireName);

  /** Returns what was found. */
  KnownTypes types() {
    return new KnownTypes(found.all());
  }

  /**
   * Adds what a class stands for.
   *
   * @throws IllegalArgumentException if a class has no codec, or one whose schema has no name
   */
  void add(Class<?> type) {
    if (CodecListing.isListing(type)) {
      CodecListing.of(type).forEach(this::putListed);
    } else {
      found.add(type);
    }
  }

  /** Adds a codec that an interface lists, if it is that of a record or an enum. */
  private void putListed(AvroCodec<?> codec) {
    Schema.Type kind = codec.schema().getType();
    if (kind == Schema.Type.RECORD || kind == Schema.Type.ENUM) {
      put(CodecListing.classOf(codec), codec);
    }
  }

  /**
   * Adds the codec of a class.
   *
   * @throws IllegalArgumentException if the class has another codec, or if the schema has no name
   */
  void put(Class<?> type, AvroCodec<?> codec) {
    found.put(type, codec);
  }

  private static boolean requireName(Class<?> type, AvroCodec<?> codec) {
    if (!ClassCodecs.isNamed(codec)) {
      throw new IllegalArgumentException(
          String.format(
              "%s is encoded as %s, which has no name for a manifest. List the records and enums"
                  + " that it consists of, or make it a component of a record.",
              type.getName(), article(codec.schema().getType())));
    }
    return true;
  }

  /** Returns whether a class is abstract and may be anything but a type with a codec. */
  boolean isMarker(Class<?> type) {
    return !found.all().containsKey(type)
        && !type.isSealed()
        && Modifier.isAbstract(type.getModifiers())
        && !CodecListing.isListing(type)
        && !hasCodec(type);
  }

  /** Returns whether a type is a supertype of a known one. */
  boolean covers(Class<?> type) {
    return found.all().keySet().stream().anyMatch(type::isAssignableFrom);
  }

  private static boolean hasCodec(Class<?> type) {
    try {
      Codecs.of(type);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static String article(Schema.Type type) {
    return (type == Schema.Type.ARRAY || type == Schema.Type.INT ? "an " : "a ") + type.getName();
  }
}
