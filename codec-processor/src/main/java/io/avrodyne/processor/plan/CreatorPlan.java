package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import java.util.List;

/** Says how decoding makes an object of what it has read. */
public sealed interface CreatorPlan {

  /**
   * Calls what takes all fields.
   *
   * @param parameters the names of the properties, in the order of the parameters
   */
  record Arguments(InvocationPlan call, List<String> parameters) implements CreatorPlan {

    /** Copies the list. */
    public Arguments {
      parameters = List.copyOf(parameters);
    }
  }

  /** Makes an empty object and writes the fields into it. */
  record Setters(InvocationPlan call) implements CreatorPlan {}

  /**
   * Makes a builder, writes the fields into it and lets it build.
   *
   * @param type the builder
   * @param build its last method
   */
  record Builder(InvocationPlan open, TypeName type, String build) implements CreatorPlan {}
}
