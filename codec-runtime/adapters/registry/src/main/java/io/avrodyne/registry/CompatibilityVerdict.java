package io.avrodyne.registry;

import java.util.List;

/**
 * A registry's verdict on whether a schema may become the next version of a subject.
 *
 * @param compatible whether it may
 * @param messages the reasons against it, as the registry states them; may be empty
 */
public record CompatibilityVerdict(boolean compatible, List<String> messages) {

  /** Copies the list. */
  public CompatibilityVerdict {
    messages = List.copyOf(messages);
  }
}
