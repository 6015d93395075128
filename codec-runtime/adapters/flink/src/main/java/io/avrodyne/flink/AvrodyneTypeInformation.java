package io.avrodyne.flink;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.util.Objects;
import java.util.function.Function;
import org.apache.flink.api.common.functions.InvalidTypesException;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.jspecify.annotations.Nullable;

/**
 * The type information of a type with a codec, for {@code returns(...)}, {@code keyBy(...)} and the
 * descriptors of state. {@link AvrodyneTypeInfoFactory} creates it for types that are registered in
 * the configuration of a job.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if a type has no codec.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param <T> the Java type
 */
public final class AvrodyneTypeInformation<T> extends TypeInformation<T> {

  private static final long serialVersionUID = 1L;

  private final CodecReference<T> reference;

  /** The name of the state, or an empty text. */
  private final String state;

  /** The type whose data in state are replaced. */
  private final @Nullable TypeInformation<T> replaced;

  private AvrodyneTypeInformation(
      CodecReference<T> reference, String state, @Nullable TypeInformation<T> replaced) {
    this.reference = reference;
    this.state = state;
    this.replaced = replaced;
  }

  /**
   * Returns the type information of a class with a codec, or of a sealed type with one.
   *
   * @throws IllegalArgumentException if the class has no codec
   */
  public static <T> AvrodyneTypeInformation<T> of(Class<T> type) {
    return new AvrodyneTypeInformation<>(CodecReference.of(type), "", null);
  }

  /**
   * Returns the type information of a type whose codec an interface with {@code AvroCodecs} lists,
   * such as an instantiation of a generic class: {@code of(ShopCodecs.class,
   * ShopCodecs::pageOfOrders)}.
   *
   * @throws IllegalArgumentException if the interface lists two codecs of this Java type
   */
  public static <L, T> AvrodyneTypeInformation<T> of(
      Class<L> listing, Function<? super L, AvroCodec<T>> method) {
    AvroCodec<T> codec = method.apply(Codecs.implementation(listing));
    return new AvrodyneTypeInformation<>(CodecReference.of(listing, codec), "", null);
  }

  /**
   * Returns the type information of a class whose values are keys.
   *
   * @throws IllegalArgumentException if the class has no codec
   * @throws InvalidTypesException if equal keys may have different bytes, or other hash codes in
   *     another JVM
   */
  public static <T> AvrodyneTypeInformation<T> ofKey(Class<T> type) {
    return of(type).requireKey();
  }

  /**
   * Returns this type information if the values can be keys.
   *
   * @throws InvalidTypesException if equal keys may have different bytes, or other hash codes in
   *     another JVM
   */
  public AvrodyneTypeInformation<T> requireKey() {
    String problem = KeyRules.problem(reference.codec());
    if (problem != null) {
      throw new InvalidTypesException(
          String.format(
              "%s cannot be a key: %s. Use a key of numbers, strings, times and records of them.",
              reference, problem));
    }
    return this;
  }

  /** Returns this type information with the name of a state, for the messages of errors. */
  public AvrodyneTypeInformation<T> named(String stateName) {
    return new AvrodyneTypeInformation<>(reference, stateName, replaced);
  }

  /**
   * Returns this type information for state that a serializer of Flink has written, such as that of
   * POJOs or Kryo. The state is read once with that serializer, when it is restored, and is written
   * with this one from then on.
   *
   * @param former the type information that the state had, for the same class
   */
  public AvrodyneTypeInformation<T> replacing(TypeInformation<T> former) {
    return new AvrodyneTypeInformation<>(reference, state, former);
  }

  CodecReference<T> reference() {
    return reference;
  }

  @Override
  public boolean isBasicType() {
    return false;
  }

  @Override
  public boolean isTupleType() {
    return false;
  }

  @Override
  public int getArity() {
    return 1;
  }

  @Override
  public int getTotalFields() {
    return 1;
  }

  @Override
  public Class<T> getTypeClass() {
    return reference.type();
  }

  /** Returns whether equal values always have the same bytes and the same hash code. */
  @Override
  public boolean isKeyType() {
    return KeyRules.problem(reference.codec()) == null;
  }

  @Override
  public AvrodyneTypeSerializer<T> createSerializer(SerializerConfig config) {
    return new AvrodyneTypeSerializer<>(
        SerializerPlan.of(
            reference, state, replaced == null ? null : replaced.createSerializer(config)));
  }

  @Override
  public String toString() {
    return "Avrodyne(" + reference + ")";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AvrodyneTypeInformation<?> that
        && reference.equals(that.reference)
        && state.equals(that.state)
        && Objects.equals(replaced, that.replaced);
  }

  @Override
  public int hashCode() {
    return reference.hashCode();
  }

  @Override
  public boolean canEqual(Object other) {
    return other instanceof AvrodyneTypeInformation;
  }
}
