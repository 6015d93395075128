package io.avrodyne.runtime;

/**
 * The end of a block of an array or map: the number that code that reads a collection keeps from
 * one block header to the next.
 *
 * <p><b>Shape.</b> A position, which is not negative; {@link #UNKNOWN}; or, smaller than both, the
 * number of an open collection of {@link CollectionCounts}, which then knows the position. The code
 * that reads items therefore does not need to know about the counters.
 *
 * <p><b>Allocation.</b> None: it is an {@code int}, so that generated code can keep it in a local
 * variable.
 */
final class BlockEnd {

  /** The end of a block whose size is not declared. */
  static final int UNKNOWN = -1;

  private static final int FIRST_COLLECTION = UNKNOWN - 1;

  private BlockEnd() {}

  /** Returns the end that refers to an open collection by its index. */
  static int ofCollection(int index) {
    return FIRST_COLLECTION - index;
  }

  /** Returns the index of the open collection that an end refers to. */
  static int collection(int end) {
    return FIRST_COLLECTION - end;
  }
}
