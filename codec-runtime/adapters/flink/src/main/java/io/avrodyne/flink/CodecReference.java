package io.avrodyne.flink;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.adapter.CodecListing;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A codec by the name under which every JVM of a job finds it: that of a class with a codec, or
 * that of an interface which lists codecs together with the Java type of one of them.
 *
 * @param <T> the Java type of the codec
 */
final class CodecReference<T> implements Serializable {

  private static final long serialVersionUID = 1L;

  private final Class<?> owner;

  /** The name of a type in the list, or null if the owner has a codec itself. */
  private final @Nullable String listed;

  @SuppressWarnings("serial") // It is found again.
  private transient @Nullable AvroCodec<T> codec;

  private CodecReference(Class<?> owner, @Nullable String listed, AvroCodec<T> codec) {
    this.owner = owner;
    this.listed = listed;
    this.codec = codec;
  }

  /**
   * Returns the reference to the codec of a class.
   *
   * @throws IllegalArgumentException if it has none
   */
  static <T> CodecReference<T> of(Class<T> type) {
    return new CodecReference<>(type, null, Codecs.of(type));
  }

  /**
   * Returns the reference to a codec of an interface that lists codecs.
   *
   * @throws IllegalArgumentException if the interface does not list it, or another one for the type
   */
  static <T> CodecReference<T> of(Class<?> listing, AvroCodec<T> codec) {
    String name = CodecListing.typeOf(codec).getTypeName();
    if (find(listing, name) != codec) {
      throw new IllegalArgumentException(
          listing.getName()
              + " does not list the codec for "
              + name
              + ". Pass one of its methods.");
    }
    return new CodecReference<>(listing, name, codec);
  }

  /**
   * Returns the reference to what a snapshot names.
   *
   * @throws IllegalArgumentException if the class has no codec, or the interface does not list it
   */
  static CodecReference<?> named(Class<?> owner, @Nullable String listed) {
    return listed == null ? of(owner) : new CodecReference<>(owner, listed, find(owner, listed));
  }

  private static AvroCodec<?> find(Class<?> listing, String name) {
    AvroCodec<?> found = null;
    for (AvroCodec<?> codec : CodecListing.of(listing)) {
      if (CodecListing.typeOf(codec).getTypeName().equals(name)) {
        if (found != null && found != codec) {
          throw new IllegalArgumentException(
              String.format(
                  "%s lists two codecs for %s, and their type does not tell them apart. Move one to"
                      + " another interface.",
                  listing.getName(), name));
        }
        found = codec;
      }
    }
    if (found == null) {
      throw new IllegalArgumentException(
          listing.getName() + " does not list a codec for " + name + ". Add a method for it.");
    }
    return found;
  }

  Class<?> owner() {
    return owner;
  }

  @Nullable String listed() {
    return listed;
  }

  /** Returns the name of the Java type, for messages. */
  String typeName() {
    return listed == null ? owner.getName() : listed;
  }

  /** Returns the class of the values. */
  @SuppressWarnings("unchecked") // The type argument of a codec is the class that it is for.
  Class<T> type() {
    return (Class<T>) CodecListing.classOf(codec());
  }

  @SuppressWarnings("unchecked") // The names are those of a codec for T.
  AvroCodec<T> codec() {
    AvroCodec<T> known = codec;
    if (known == null) {
      known = (AvroCodec<T>) (listed == null ? Codecs.of(owner) : find(owner, listed));
      codec = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CodecReference<?> that
        && owner == that.owner
        && Objects.equals(listed, that.listed);
  }

  @Override
  public int hashCode() {
    return Objects.hash(owner, listed);
  }

  @Override
  public String toString() {
    return typeName();
  }
}
