package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Is the shape of a value: how its bytes are laid out, and which Java type holds it. A closed set,
 * as Avro's own is.
 */
public sealed interface ValuePlan {

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

  /** Calls the method of {@code visitor} for this shape. */
  <R> R accept(Visitor<R> visitor);

  /** Does something for each shape. */
  interface Visitor<R> {
    /** Visits a primitive. */
    R scalar(Scalar plan);

    /** Visits a string. */
    R text(Text plan);

    /** Visits an enum. */
    R symbols(Symbols plan);

    /** Visits a record with a codec of its own. */
    R nested(Nested plan);

    /** Visits an array. */
    R items(Items plan);

    /** Visits a union with null. */
    R nullable(OrNull plan);

    /** Visits a Java type that is held as another shape. */
    R converted(Converted plan);
  }

  /** Is a primitive or its box. */
  record Scalar(ScalarKind kind, TypeName javaType) implements ValuePlan {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.scalar(this);
    }
  }

  /** Is a string. */
  record Text() implements ValuePlan {
    @Override
    public TypeName javaType() {
      return ClassName.get(String.class);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.text(this);
    }
  }

  /**
   * Is an enum.
   *
   * @param name the Avro name, without namespace
   * @param symbols in schema order
   */
  record Symbols(
      ClassName javaType, String name, String namespace, List<Symbol> symbols, Origin origin)
      implements ValuePlan {

    /** Is one symbol and the constant that it stands for. */
    public record Symbol(String name, String constant) {}

    /** Copies the symbols. */
    public Symbols {
      symbols = List.copyOf(symbols);
    }

    /** Compares without the origin: an enum is one shape wherever it stands. */
    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Symbols other
          && javaType.equals(other.javaType)
          && name.equals(other.name)
          && namespace.equals(other.namespace)
          && symbols.equals(other.symbols);
    }

    @Override
    public int hashCode() {
      return javaType.hashCode();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.symbols(this);
    }
  }

  /** Is a record, encoded by the codec that the {@link Catalog} knows it by. */
  record Nested(ClassName javaType, ClassName codec) implements ValuePlan {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.nested(this);
    }
  }

  /** Is an array, held as a list. */
  record Items(TypeName javaType, ValuePlan item) implements ValuePlan {
    @Override
    public List<ValuePlan> parts() {
      return List.of(item);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.items(this);
    }
  }

  /** Is a union of null, first or last, and a value. */
  record OrNull(ValuePlan value, boolean nullFirst) implements ValuePlan {

    /** Returns the index of the branch that is null. */
    public int nullBranch() {
      return nullFirst ? 0 : 1;
    }

    /** Returns the index of the other branch. */
    public int valueBranch() {
      return nullFirst ? 1 : 0;
    }

    @Override
    public TypeName javaType() {
      return value.javaType();
    }

    @Override
    public List<ValuePlan> parts() {
      return List.of(value);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.nullable(this);
    }
  }

  /** Is a Java type that is held as the base shape after a conversion. */
  record Converted(ValuePlan base, TypeName javaType, Conversion conversion) implements ValuePlan {
    @Override
    public List<ValuePlan> parts() {
      return List.of(base);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.converted(this);
    }
  }
}
