package io.avrodyne.runtime;

/**
 * Limits on what one datum may demand. Lengths and counts are also checked against the remaining
 * bytes. These limits bound what the size of the input does not, such as nesting, which consumes
 * stack, items without bytes and equal hash codes, and they reject data larger than an application
 * wants to accept.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param maxStringBytes the maximum length of one string, in UTF-8 bytes
 * @param maxBytesLength the maximum length of one value of type bytes; the length of a fixed is
 *     given by its schema
 * @param maxItems the maximum number of items in all collections of a datum together
 * @param maxCollectionItems the maximum number of items in one array or map, in all its blocks
 *     together
 * @param maxZeroSizeItems the same as {@code maxItems}, for items that occupy no bytes and are
 *     therefore not limited by the input
 * @param maxResolvedBytes the maximum number of bytes for converting one value from a writer's
 *     layout to the reader's: a default may be long and may occur in each of many items. An input
 *     keeps a buffer of that size. It is also the maximum size of a compressed datum after
 *     inflation, and of the JSON of a datum, in characters
 * @param maxDepth the maximum nesting depth of values of recursive types
 * @param maxEqualHashes the maximum number of items of one set, or keys of one map, that share a
 *     hash code, because telling them apart takes quadratic time. Only sets and maps with more
 *     items than that are checked, and only if the JDK does not order their items, as it does for
 *     strings, numbers, UUIDs and instants. Nested sets multiply the time
 */
public record DecodeLimits(
    int maxStringBytes,
    int maxBytesLength,
    int maxItems,
    int maxCollectionItems,
    int maxZeroSizeItems,
    int maxResolvedBytes,
    int maxDepth,
    int maxEqualHashes) {

  /**
   * The nesting depth that inputs and outputs allow by default. It fits in a stack of 512 KiB, half
   * of the usual size, even before anything is compiled.
   */
  static final int DEFAULT_MAX_DEPTH = 256;

  /**
   * The default number of items that may share a hash code. Sets of two numbers below a thousand
   * share a hash code with up to 500 other such sets.
   */
  private static final int DEFAULT_MAX_EQUAL_HASHES = 512;

  /**
   * The default limits: strings, bytes and items limited only by the size of the input; 65,536
   * items of zero size; 8 MiB for resolved and inflated values; 256 levels; 512 items with the same
   * hash code.
   */
  public static final DecodeLimits DEFAULT =
      new DecodeLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          1 << 16,
          1 << 23,
          DEFAULT_MAX_DEPTH,
          DEFAULT_MAX_EQUAL_HASHES);

  /**
   * Creates limits.
   *
   * @throws IllegalArgumentException if a limit is negative
   */
  public DecodeLimits {
    int signs =
        maxStringBytes
            | maxBytesLength
            | maxItems
            | maxCollectionItems
            | maxZeroSizeItems
            | maxResolvedBytes
            | maxDepth
            | maxEqualHashes;
    if (signs < 0) {
      throw new IllegalArgumentException("A limit must not be negative");
    }
  }

  /** Returns these limits with a different maximum length of one string, in UTF-8 bytes. */
  public DecodeLimits withMaxStringBytes(int bytes) {
    return new DecodeLimits(
        bytes,
        maxBytesLength,
        maxItems,
        maxCollectionItems,
        maxZeroSizeItems,
        maxResolvedBytes,
        maxDepth,
        maxEqualHashes);
  }

  /** Returns these limits with a different maximum length of one value of type bytes. */
  public DecodeLimits withMaxBytesLength(int bytes) {
    return new DecodeLimits(
        maxStringBytes,
        bytes,
        maxItems,
        maxCollectionItems,
        maxZeroSizeItems,
        maxResolvedBytes,
        maxDepth,
        maxEqualHashes);
  }

  /** Returns these limits with a different maximum number of items in a datum. */
  public DecodeLimits withMaxItems(int items) {
    return new DecodeLimits(
        maxStringBytes,
        maxBytesLength,
        items,
        maxCollectionItems,
        maxZeroSizeItems,
        maxResolvedBytes,
        maxDepth,
        maxEqualHashes);
  }

  /** Returns these limits with a different maximum number of items in one array or map. */
  public DecodeLimits withMaxCollectionItems(int items) {
    return new DecodeLimits(
        maxStringBytes,
        maxBytesLength,
        maxItems,
        items,
        maxZeroSizeItems,
        maxResolvedBytes,
        maxDepth,
        maxEqualHashes);
  }

  /** Returns these limits with a different maximum number of zero-size items in a datum. */
  public DecodeLimits withMaxZeroSizeItems(int items) {
    return new DecodeLimits(
        maxStringBytes,
        maxBytesLength,
        maxItems,
        maxCollectionItems,
        items,
        maxResolvedBytes,
        maxDepth,
        maxEqualHashes);
  }

  /**
   * Returns these limits with a different maximum number of bytes for converting one value to the
   * reader's layout.
   */
  public DecodeLimits withMaxResolvedBytes(int bytes) {
    return new DecodeLimits(
        maxStringBytes,
        maxBytesLength,
        maxItems,
        maxCollectionItems,
        maxZeroSizeItems,
        bytes,
        maxDepth,
        maxEqualHashes);
  }

  /** Returns these limits with a different maximum nesting depth of recursive types. */
  public DecodeLimits withMaxDepth(int depth) {
    return new DecodeLimits(
        maxStringBytes,
        maxBytesLength,
        maxItems,
        maxCollectionItems,
        maxZeroSizeItems,
        maxResolvedBytes,
        depth,
        maxEqualHashes);
  }

  /**
   * Returns these limits with a different maximum number of items in one set or map that share a
   * hash code.
   */
  public DecodeLimits withMaxEqualHashes(int items) {
    return new DecodeLimits(
        maxStringBytes,
        maxBytesLength,
        maxItems,
        maxCollectionItems,
        maxZeroSizeItems,
        maxResolvedBytes,
        maxDepth,
        items);
  }
}
