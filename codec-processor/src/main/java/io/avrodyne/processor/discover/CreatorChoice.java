package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The way of creating objects that was found for a type.
 *
 * @param creator null if no way was found
 * @param writers by the name of the property
 * @param problems the reasons why no way was found
 */
record CreatorChoice(
    @Nullable CreatorDeclaration creator, Map<String, Accessor> writers, List<Problem> problems) {

  /** Copies the collections. */
  CreatorChoice {
    writers = Map.copyOf(writers);
    problems = List.copyOf(problems);
  }

  /** Returns a way whose properties have no writers. */
  static CreatorChoice of(CreatorDeclaration creator) {
    return new CreatorChoice(creator, Map.of(), List.of());
  }

  static CreatorChoice none(List<Problem> problems) {
    return new CreatorChoice(null, Map.of(), problems);
  }
}
