package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import java.util.List;

/** The way in which decoding creates an object from the values that it has read. */
public sealed interface CreatorPlan {

  /** Calls the method of {@code visitor} for this creator. */
  <R> R accept(Visitor<R> visitor);

  /** Returns the call that creates the object or its builder. */
  InvocationPlan call();

  /** An action for each creator. */
  interface Visitor<R> {

    /** Visits a call that takes fields. */
    R arguments(Arguments creator);

    /** Visits an empty object with setters. */
    R setters(Setters creator);

    /** Visits a builder. */
    R builder(Builder creator);
  }

  /**
   * A call that takes fields; the others are written afterwards.
   *
   * @param parameters in their order
   */
  record Arguments(InvocationPlan call, List<ParameterPlan> parameters) implements CreatorPlan {

    /** Copies the list. */
    public Arguments {
      parameters = List.copyOf(parameters);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.arguments(this);
    }
  }

  /** A call that creates an empty object, into which the fields are written. */
  record Setters(InvocationPlan call) implements CreatorPlan {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.setters(this);
    }
  }

  /**
   * A builder, into which the fields are written, and which then creates the object.
   *
   * @param type the builder
   * @param build its last method
   */
  record Builder(InvocationPlan open, TypeName type, String build) implements CreatorPlan {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.builder(this);
    }

    @Override
    public InvocationPlan call() {
      return open;
    }
  }
}
