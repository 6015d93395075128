package io.avrodyne.processor.discover.creator;

import java.util.List;
import javax.lang.model.type.DeclaredType;

/** The way in which objects of a type are created from their properties. */
public sealed interface CreatorDeclaration {

  /**
   * A constructor or static method that takes properties; the others have writers.
   *
   * @param parameters in their order
   */
  record Arguments(Invocation call, List<ParameterDeclaration> parameters)
      implements CreatorDeclaration {

    /** Copies the list. */
    public Arguments {
      parameters = List.copyOf(parameters);
    }
  }

  /** A constructor or static method without parameters; each property has a writer. */
  record Setters(Invocation call) implements CreatorDeclaration {}

  /**
   * A builder; the writers of the properties are its methods.
   *
   * @param open makes it
   * @param type its type
   * @param build its method that returns the object
   */
  record Builder(Invocation open, DeclaredType type, String build) implements CreatorDeclaration {}
}
