package io.avrodyne.runtime.adapter;

import io.avrodyne.runtime.DecodeLimits;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** A component of {@link DecodeLimits} that a setting can change. */
public enum Limit {
  MAX_STRING_BYTES(
      DecodeLimits::maxStringBytes,
      DecodeLimits::withMaxStringBytes,
      "The length of one string, in bytes of UTF-8"),
  MAX_BYTES_LENGTH(
      DecodeLimits::maxBytesLength,
      DecodeLimits::withMaxBytesLength,
      "The length of one value of type bytes"),
  MAX_ITEMS(
      DecodeLimits::maxItems,
      DecodeLimits::withMaxItems,
      "The items in all collections of a datum together"),
  MAX_COLLECTION_ITEMS(
      DecodeLimits::maxCollectionItems,
      DecodeLimits::withMaxCollectionItems,
      "The items in one array or map"),
  MAX_ZERO_SIZE_ITEMS(
      DecodeLimits::maxZeroSizeItems,
      DecodeLimits::withMaxZeroSizeItems,
      "The items that occupy no bytes"),
  MAX_RESOLVED_BYTES(
      DecodeLimits::maxResolvedBytes,
      DecodeLimits::withMaxResolvedBytes,
      "The bytes for converting one value of an earlier version, and of an inflated datum"),
  MAX_DEPTH(
      DecodeLimits::maxDepth,
      DecodeLimits::withMaxDepth,
      "The nesting depth of values of recursive types"),
  MAX_EQUAL_HASHES(
      DecodeLimits::maxEqualHashes,
      DecodeLimits::withMaxEqualHashes,
      "The items of one set or map that share a hash code");

  /** A method that returns limits with another value of one component. */
  @FunctionalInterface
  private interface Change {
    DecodeLimits apply(DecodeLimits limits, int value);
  }

  @SuppressWarnings("ImmutableEnumChecker") // It is a reference to a method of a record.
  private final ToIntFunction<DecodeLimits> component;

  @SuppressWarnings("ImmutableEnumChecker") // It is a reference to a method of a record.
  private final Change change;

  private final String description;

  Limit(ToIntFunction<DecodeLimits> component, Change change, String description) {
    this.component = component;
    this.change = change;
    this.description = description;
  }

  /**
   * Returns the words of the name in lower case.
   *
   * @param separator stands between the words, such as the dots of {@code max.string.bytes}
   */
  public String key(char separator) {
    return name().toLowerCase(Locale.ROOT).replace('_', separator);
  }

  /** Returns what is limited, for documentation. */
  public String description() {
    return description;
  }

  /** Returns the value of this component. */
  public int of(DecodeLimits limits) {
    return component.applyAsInt(limits);
  }

  /** Returns limits with another value of this component. */
  public DecodeLimits in(DecodeLimits limits, int value) {
    return change.apply(limits, value);
  }
}
