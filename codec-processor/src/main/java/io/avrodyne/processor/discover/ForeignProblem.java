package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.ArrayList;
import java.util.List;

/** The messages about properties that other libraries do not write. */
final class ForeignProblem {

  private static final String RULE = "A codec writes every field, even one that its class hides.";

  private ForeignProblem() {}

  static Problem undecided(PropertyDraft property, ForeignMark mark) {
    return problem(
        property,
        mark,
        "Leave it out with @AvroIgnore, write it with @AvroIgnore(false), or decide for all fields"
            + " with ignoredElsewhere in @AvroRecord or @AvroConfig.");
  }

  /** Returns the problem of a property without whose value no object can be created. */
  static Problem needed(PropertyDraft property, ForeignMark mark) {
    return problem(
        property,
        mark,
        "Write it with @AvroIgnore(false), or make the type a class that can be created without it.");
  }

  /**
   * Returns the problem of a property whose type has a property that the library does not write
   * there.
   */
  static Problem within(PropertyDraft property, String annotation, String other) {
    return new Problem(
        Code.IGNORED_FIELD,
        property.subject() + " is marked with " + annotation + ", which excludes " + other + ".",
        "A record has the same fields wherever it is used.",
        "Leave out the field of the type with @AvroIgnore, or write it with @AvroIgnore(false) on "
            + property.name()
            + ".",
        ElementOrigin.of(property.element()));
  }

  private static Problem problem(PropertyDraft property, ForeignMark mark, String nextStep) {
    return new Problem(
        Code.IGNORED_FIELD,
        property.subject() + " " + mark.clause() + ".",
        RULE,
        nextStep,
        mark.origin());
  }

  /** Returns a property that is left out. */
  static Omission leftOut(PropertyDraft property, ForeignMark mark, boolean noted) {
    Markers markers = property.markers();
    List<String> names = new ArrayList<>();
    names.add(
        markers.find(AvroName.class).flatMap(each -> each.text("value")).orElse(property.name()));
    markers.find(AvroAlias.class).ifPresent(each -> names.addAll(each.texts("value")));
    return new Omission(names, property.subject(), mark.clause(), noted, mark.origin());
  }
}
