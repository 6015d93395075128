package io.avrodyne.processor.discover.member;

import io.avrodyne.processor.discover.settings.Markers;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A property whose writer is not known yet: it depends on how objects are created.
 *
 * @param accessors the spellings of its accessors
 * @param element the field or accessor
 * @param reader null if encoding cannot read it
 * @param writer the accessor that writes it into an existing object; null without one
 * @param filler the accessor that writes it if nothing else does: a private field, or a collection
 *     or map that is filled; null without one
 * @param sharedSetter the setter that another property has taken, or null
 */
public record PropertyDraft(
    String name,
    String subject,
    TypeMirror type,
    AccessorNames accessors,
    Markers markers,
    Element element,
    @Nullable Accessor reader,
    @Nullable Accessor writer,
    @Nullable Accessor filler,
    @Nullable SharedAccessor sharedSetter) {

  /** Returns the accessor that writes it in one way or another; null without one. */
  public @Nullable Accessor filled() {
    return writer == null ? filler : writer;
  }

  /** Returns the spellings of the method of a builder that takes it, the best first. */
  public List<String> builderMethods() {
    Set<String> names = new LinkedHashSet<>();
    names.add(name);
    names.addAll(accessors.builderMethods());
    return List.copyOf(names);
  }
}
