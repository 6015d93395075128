package io.avrodyne.processor.discover.creator;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * A constructor or static method.
 *
 * @param owner the class that has it
 * @param method empty for a constructor
 * @param hidden the types of the parameters, without type arguments, of a constructor that only its
 *     class can call; empty for others
 */
public record Invocation(
    TypeElement owner, Optional<String> method, Optional<List<TypeMirror>> hidden) {

  /** Copies the list. */
  public Invocation {
    hidden = hidden.map(List::copyOf);
  }

  /** Returns a constructor or static method that the codec can call. */
  static Invocation of(TypeElement owner, Optional<String> method) {
    return new Invocation(owner, method, Optional.empty());
  }
}
