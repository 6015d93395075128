package io.avrodyne.runtime;

/**
 * Bounds what one datum may ask for. Every length and count is checked against the bytes that
 * remain anyway, so these are for inputs that are themselves larger than what an application wants
 * to accept, and for nesting, which costs stack.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param maxStringBytes the length of one string, in UTF-8 bytes
 * @param maxBytesLength the length of one value of type bytes; a fixed has the length its schema
 *     says
 * @param maxItems the items of all collections of a datum together
 * @param maxCollectionItems the items of one array or map, of all its blocks together
 * @param maxZeroSizeItems the same as {@code maxItems}, for items that take no bytes: they are
 *     bounded by nothing else
 * @param maxResolvedBytes what bringing one value of another writer into the reader's layout takes:
 *     a default may be long, and stand in each of many items. An input keeps as much
 * @param maxDepth how deep values of recursive types may be nested
 * @param maxEqualHashes the items of one set, or keys of one map, that share a hash code: to tell
 *     them apart takes time that grows with their square. Only a set or map of more items is
 *     counted, and only if its items are not put in order by the JDK as strings, numbers, UUIDs and
 *     instants are. A set within the items of a set multiplies the time
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
   * The nesting that inputs and outputs allow unless they are told otherwise. A stack of 512 KiB,
   * half of what threads usually have, bears it even before anything is compiled.
   */
  static final int DEFAULT_MAX_DEPTH = 256;

  /**
   * The items that may share a hash code unless an input is told otherwise. The sets of two numbers
   * out of a thousand share one with up to 500 others.
   */
  private static final int DEFAULT_MAX_EQUAL_HASHES = 512;

  /**
   * Strings, bytes and items as many as the input has bytes for; 65,536 items without bytes; 256
   * MiB for what is resolved; 256 levels; 512 items of one hash code.
   */
  public static final DecodeLimits DEFAULT =
      new DecodeLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          1 << 16,
          1 << 28,
          DEFAULT_MAX_DEPTH,
          DEFAULT_MAX_EQUAL_HASHES);

  /** Refuses negative limits with an {@link IllegalArgumentException}. */
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

  /** Returns these limits with another bound on the length of one string, in UTF-8 bytes. */
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

  /** Returns these limits with another bound on the length of one value of type bytes. */
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

  /** Returns these limits with another bound on the items of a datum. */
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

  /** Returns these limits with another bound on the items of one array or map. */
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

  /** Returns these limits with another bound on the items of a datum that take no bytes. */
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
   * Returns these limits with another bound on what bringing one value into the reader's layout
   * takes.
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

  /** Returns these limits with another bound on how deep recursive types may be nested. */
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

  /** Returns these limits with another bound on the items of one set or map that share a hash. */
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
