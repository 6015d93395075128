package io.avrodyne.processor.bind;

import io.avrodyne.processor.discover.settings.Settings;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * The codec that is being bound.
 *
 * @param locals the records in it that have no codecs of their own
 * @param settings those of its type, or of a record in it that has its own
 * @param listed the classes that become records wherever they are used, besides those that the
 *     settings import
 */
record Owner(LocalRecords locals, Settings settings, Set<TypeElement> listed) {

  /** Copies the classes. */
  Owner {
    listed = Set.copyOf(listed);
  }

  /** Returns one for a type's own codec. */
  static Owner of(LocalRecords locals, Settings settings) {
    return new Owner(locals, settings, Set.of());
  }

  /** Returns this codec with the settings of a record in it. */
  Owner with(Settings others) {
    return new Owner(locals, others, listed);
  }
}
