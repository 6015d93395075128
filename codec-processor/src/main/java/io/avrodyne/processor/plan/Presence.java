package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The ways in which Java holds a value that may be absent. */
public enum Presence {
  /** As a reference that may be null. */
  REFERENCE(Object.class, "$L == null", "$L", "null", "$L"),
  /** As an {@link Optional}. */
  OPTIONAL(Optional.class, "$L.isEmpty()", "$L.get()", "$1T.empty()", "$1T.of($2L)"),
  /** As an {@link OptionalInt}. */
  OPTIONAL_INT(OptionalInt.class, "$L.isEmpty()", "$L.getAsInt()", "$1T.empty()", "$1T.of($2L)"),
  /** As an {@link OptionalLong}. */
  OPTIONAL_LONG(OptionalLong.class, "$L.isEmpty()", "$L.getAsLong()", "$1T.empty()", "$1T.of($2L)"),
  /** As an {@link OptionalDouble}. */
  OPTIONAL_DOUBLE(
      OptionalDouble.class, "$L.isEmpty()", "$L.getAsDouble()", "$1T.empty()", "$1T.of($2L)");

  private final Class<?> holder;
  private final String absent;
  private final String get;
  private final String empty;
  private final String wrap;

  Presence(Class<?> holder, String absent, String get, String empty, String wrap) {
    this.holder = holder;
    this.absent = absent;
    this.get = get;
    this.empty = empty;
    this.wrap = wrap;
  }

  /** Returns the class of the container of the value. */
  public Class<?> holder() {
    return holder;
  }

  /** Returns the condition that there is no value. */
  public CodeBlock isAbsent(CodeBlock holding) {
    return CodeBlock.of(absent, holding);
  }

  /** Returns the expression of the value that is present. */
  public CodeBlock get(CodeBlock holding) {
    return CodeBlock.of(get, holding);
  }

  /** Returns the expression of an empty container. */
  public CodeBlock empty() {
    return this == REFERENCE ? CodeBlock.of(empty) : CodeBlock.of(empty, holder);
  }

  /** Returns the expression of a container with a value. */
  public CodeBlock wrap(CodeBlock value) {
    return this == REFERENCE ? value : CodeBlock.of(wrap, holder, value);
  }
}
