package io.avrodyne.kafka;

import io.avrodyne.runtime.DecodeLimits;
import java.util.Locale;
import java.util.function.ToIntFunction;

/**
 * A component of {@link DecodeLimits} that has a key of its own, in the order of the components.
 */
enum Limit {
  MAX_STRING_BYTES(DecodeLimits::maxStringBytes, "The length of one string, in bytes of UTF-8"),
  MAX_BYTES_LENGTH(DecodeLimits::maxBytesLength, "The length of one value of type bytes"),
  MAX_ITEMS(DecodeLimits::maxItems, "The items in all collections of a datum together"),
  MAX_COLLECTION_ITEMS(DecodeLimits::maxCollectionItems, "The items in one array or map"),
  MAX_ZERO_SIZE_ITEMS(DecodeLimits::maxZeroSizeItems, "The items that occupy no bytes"),
  MAX_RESOLVED_BYTES(
      DecodeLimits::maxResolvedBytes,
      "The bytes for converting one value of an earlier version, and of an inflated datum"),
  MAX_DEPTH(DecodeLimits::maxDepth, "The nesting depth of values of recursive types"),
  MAX_EQUAL_HASHES(
      DecodeLimits::maxEqualHashes, "The items of one set or map that share a hash code");

  @SuppressWarnings("ImmutableEnumChecker") // It is a reference to a method of a record.
  private final ToIntFunction<DecodeLimits> component;

  private final String description;

  Limit(ToIntFunction<DecodeLimits> component, String description) {
    this.component = component;
    this.description = description;
  }

  /** Returns the key, such as {@code avrodyne.limits.max.depth}. */
  String key() {
    return AvrodyneConfig.LIMITS + name().toLowerCase(Locale.ROOT).replace('_', '.');
  }

  /** Returns the key for the name of a component of {@link DecodeLimits}. */
  static String keyOf(String component) {
    return AvrodyneConfig.LIMITS + component.replaceAll("([A-Z])", ".$1").toLowerCase(Locale.ROOT);
  }

  String description() {
    return description;
  }

  int of(DecodeLimits limits) {
    return component.applyAsInt(limits);
  }
}
