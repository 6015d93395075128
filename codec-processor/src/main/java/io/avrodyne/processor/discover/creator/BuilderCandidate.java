package io.avrodyne.processor.discover.creator;

import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.Claims;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A builder of a class.
 *
 * @param creator how to use it
 * @param members its own
 * @param writers its methods by the names of the properties that they take
 * @param claims which of its methods several properties need
 */
record BuilderCandidate(
    CreatorDeclaration.Builder creator,
    Members members,
    Map<String, Accessor> writers,
    Claims claims) {

  /** Finds a property without a method in the builder. */
  Optional<PropertyDraft> missing(List<PropertyDraft> properties) {
    return properties.stream().filter(each -> !writers.containsKey(each.name())).findFirst();
  }
}
