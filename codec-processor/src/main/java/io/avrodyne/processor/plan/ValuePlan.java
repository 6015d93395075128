package io.avrodyne.processor.plan;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.stream.Stream;

/**
 * The shape of a value: the layout of its bytes, and the Java type that holds it. The set of shapes
 * is closed, as in Avro; the larger ones have files of their own.
 */
public sealed interface ValuePlan permits Choice, Converted, OrNull, Symbols, ValuePlan.Simple {

  /** Returns the Java type that encoding takes and decoding gives. */
  TypeName javaType();

  /** Returns the shapes that this one is made of. */
  default List<ValuePlan> parts() {
    return List.of();
  }

  /** Returns this shape and all that it is made of; it does not enter other records. */
  default Stream<ValuePlan> all() {
    return Stream.concat(Stream.of(this), parts().stream().flatMap(ValuePlan::all));
  }

  /**
   * Returns those of {@link #all()} that code is emitted for; shapes that a conversion writes and
   * reads itself are not included.
   */
  default Stream<ValuePlan> executed() {
    return Stream.concat(Stream.of(this), executedParts().flatMap(ValuePlan::executed));
  }

  /** Returns those of {@link #parts()} that code is emitted for. */
  default Stream<ValuePlan> executedParts() {
    return parts().stream();
  }

  /** Returns the type that encoding takes a value as. */
  default TypeName taken() {
    return javaType();
  }

  /** Calls the method of {@code visitor} for this shape. */
  <R> R accept(Visitor<R> visitor);

  /** An action for each shape. */
  interface Visitor<R> {

    /** Visits null. */
    R nothing(Nothing plan);

    /** Visits a primitive. */
    R scalar(Scalar plan);

    /** Visits a string. */
    R text(Text plan);

    /** Visits bytes. */
    R binary(Binary plan);

    /** Visits a fixed. */
    R fixed(Fixed plan);

    /** Visits an enum. */
    R symbols(Symbols plan);

    /** Visits a record with code of its own. */
    R nested(Nested plan);

    /** Visits an array. */
    R items(Items plan);

    /** Visits a map. */
    R entries(Entries plan);

    /** Visits a union of several types. */
    R choice(Choice plan);

    /** Visits a union with null. */
    R nullable(OrNull plan);

    /** Visits a Java type that is encoded as another shape. */
    R converted(Converted plan);
  }

  /** An action for each shape with components, and one for all shapes without. */
  interface ComponentVisitor<R> extends Visitor<R> {

    /** Visits a shape without components. */
    R leaf(ValuePlan plan);

    @Override
    default R nothing(Nothing plan) {
      return leaf(plan);
    }

    @Override
    default R scalar(Scalar plan) {
      return leaf(plan);
    }

    @Override
    default R text(Text plan) {
      return leaf(plan);
    }

    @Override
    default R binary(Binary plan) {
      return leaf(plan);
    }

    @Override
    default R fixed(Fixed plan) {
      return leaf(plan);
    }

    @Override
    default R symbols(Symbols plan) {
      return leaf(plan);
    }
  }

  /** A shape without rules of its own. */
  sealed interface Simple extends ValuePlan {}

  /** The null type. */
  record Nothing() implements Simple {

    @Override
    public TypeName javaType() {
      return ClassName.get(Void.class);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.nothing(this);
    }
  }

  /** A primitive or its box. */
  record Scalar(ScalarKind kind, TypeName javaType) implements Simple {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.scalar(this);
    }
  }

  /**
   * A string.
   *
   * @param interned whether decoding gives equal strings again
   */
  record Text(boolean interned) implements Simple {

    @Override
    public TypeName javaType() {
      return ClassName.get(String.class);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.text(this);
    }
  }

  /** Bytes, held in an array. */
  record Binary() implements Simple {

    @Override
    public TypeName javaType() {
      return ArrayTypeName.of(TypeName.BYTE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.binary(this);
    }
  }

  /**
   * A fixed, held in an array.
   *
   * @param size in bytes
   */
  record Fixed(NamePlan name, int size) implements Simple {

    @Override
    public TypeName javaType() {
      return ArrayTypeName.of(TypeName.BYTE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.fixed(this);
    }
  }

  /** A record, encoded by the codec class that is named here. */
  record Nested(TypeName javaType, ClassName codec) implements Simple {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.nested(this);
    }
  }

  /**
   * An array, held in a collection or an array.
   *
   * @param taken the type that encoding takes it as: {@code javaType} or a supertype
   */
  record Items(TypeName javaType, TypeName taken, ValuePlan item, ContainerPlan container)
      implements Simple {

    /** Creates a shape that encoding takes as the type that decoding makes. */
    public Items(TypeName javaType, ValuePlan item, ContainerPlan container) {
      this(javaType, javaType, item, container);
    }

    @Override
    public List<ValuePlan> parts() {
      return List.of(item);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.items(this);
    }
  }

  /**
   * A map.
   *
   * @param taken the type that encoding takes it as: {@code javaType} or a supertype
   * @param key a string, or a shape that is converted to one
   */
  record Entries(TypeName javaType, TypeName taken, ValuePlan key, ValuePlan value, MapPlan map)
      implements Simple {

    /** Creates a shape that encoding takes as the type that decoding makes. */
    public Entries(TypeName javaType, ValuePlan key, ValuePlan value, MapPlan map) {
      this(javaType, javaType, key, value, map);
    }

    @Override
    public List<ValuePlan> parts() {
      return List.of(key, value);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.entries(this);
    }
  }
}
