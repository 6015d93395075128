package io.avrodyne.runtime;

/**
 * Bounds what one datum may ask for. Every length and count is checked against the bytes that
 * remain anyway, so these are for inputs that are themselves larger than what an application wants
 * to accept.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param maxStringBytes the length of one string, in UTF-8 bytes
 * @param maxItems the items of all collections of a datum together
 * @param maxZeroSizeItems the same, for items that take no bytes: they are bounded by nothing else
 */
public record DecodeLimits(int maxStringBytes, int maxItems, int maxZeroSizeItems) {

  /** Strings and items as many as the bytes allow; 65,536 items without bytes. */
  public static final DecodeLimits DEFAULT =
      new DecodeLimits(Integer.MAX_VALUE, Integer.MAX_VALUE, 1 << 16);

  /** Refuses negative limits with an {@link IllegalArgumentException}. */
  public DecodeLimits {
    if (maxStringBytes < 0 || maxItems < 0 || maxZeroSizeItems < 0) {
      throw new IllegalArgumentException("A limit is negative");
    }
  }

  /** Returns these limits with another bound on the length of one string, in UTF-8 bytes. */
  public DecodeLimits withMaxStringBytes(int bytes) {
    return new DecodeLimits(bytes, maxItems, maxZeroSizeItems);
  }

  /** Returns these limits with another bound on the items of a datum. */
  public DecodeLimits withMaxItems(int items) {
    return new DecodeLimits(maxStringBytes, items, maxZeroSizeItems);
  }

  /** Returns these limits with another bound on the items of a datum that take no bytes. */
  public DecodeLimits withMaxZeroSizeItems(int items) {
    return new DecodeLimits(maxStringBytes, maxItems, items);
  }
}
