package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * The way in which entries are put into a new map.
 *
 * @param built the type of the object that the entries are put into, without wildcards
 * @param creation its expression; a local {@code count} says how many entries come first
 * @param result the expression of the new map, when the local {@code entries} has all entries
 * @param counted whether entries whose keys share a hash code are counted
 */
public record MapPlan(TypeName built, CodeBlock creation, CodeBlock result, boolean counted) {

  /** Returns a plan that puts entries with strings as keys directly into the map. */
  public static MapPlan direct(TypeName built, CodeBlock creation) {
    return new MapPlan(built, creation, CodeBlock.of("entries"), false);
  }
}
