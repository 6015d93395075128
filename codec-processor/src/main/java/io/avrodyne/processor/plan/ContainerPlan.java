package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * The way in which items are taken from a collection or array, and put into a new one.
 *
 * @param access how they are reached
 * @param built the type of the object that the items are put into, without wildcards
 * @param creation its expression; a local {@code count} says how many items come first
 * @param result the expression of the new one, when the local {@code items} has all {@code i} items
 * @param filling how items are put into it
 */
public record ContainerPlan(
    Access access, TypeName built, CodeBlock creation, CodeBlock result, Filling filling) {

  /** The result if items are added directly to the new object. */
  public static final CodeBlock ITEMS = CodeBlock.of("items");

  /** The ways of reaching items. */
  public enum Access {
    /** By index if the list has fast random access, else by its iterator. */
    LIST,
    /** By the iterator. */
    COLLECTION,
    /** By the index of an array. */
    ARRAY
  }

  /** The ways of adding items. */
  public enum Filling {
    /** Into a new one. */
    FRESH,
    /** Into an existing one too, if its class is {@link java.util.ArrayList}. */
    REUSABLE,
    /** Into a new hash table, counting items with the same hash code. */
    COUNTED,
    /** Into a new one; the items are the pairs of a map, and no two keys may be the same. */
    KEYED
  }

  /** Returns whether decoding may overwrite an existing one. */
  public boolean reusable() {
    return filling == Filling.REUSABLE;
  }

  /** Returns whether the items that share a hash code are counted. */
  public boolean counted() {
    return filling == Filling.COUNTED;
  }

  /** Returns whether the items are pairs with different keys. */
  public boolean keyed() {
    return filling == Filling.KEYED;
  }
}
