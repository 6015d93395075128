package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * Says how items are taken out of a collection or array, and put into a new one.
 *
 * @param access how they are reached
 * @param built the type of what the items are put into, without wildcards
 * @param creation its expression; a local {@code count} says how many items come first
 * @param result the expression of the new one, when the local {@code items} has all {@code i} items
 * @param filling how items are put into it
 */
public record ContainerPlan(
    Access access, TypeName built, CodeBlock creation, CodeBlock result, Filling filling) {

  /** Is the result where items are put straight into the new one. */
  public static final CodeBlock ITEMS = CodeBlock.of("items");

  /** Lists how items are reached. */
  public enum Access {
    /** By index where the list is good at it, else by its iterator. */
    LIST,
    /** By the iterator. */
    COLLECTION,
    /** By the index of an array. */
    ARRAY
  }

  /** Lists how items are put in. */
  public enum Filling {
    /** Into a new one. */
    FRESH,
    /** Into an existing one too, if its class is {@link java.util.ArrayList}. */
    REUSABLE,
    /** Into a new hash table, where those of one hash code are counted. */
    COUNTED
  }

  /** Returns whether decoding may overwrite an existing one. */
  public boolean reusable() {
    return filling == Filling.REUSABLE;
  }

  /** Returns whether the items that share a hash code are counted. */
  public boolean counted() {
    return filling == Filling.COUNTED;
  }
}
