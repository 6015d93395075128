package io.avrodyne.processor.plan;

import java.util.List;
import java.util.Optional;

/**
 * The values of its base that a conversion can read. A default must be one of them, because the
 * runtime reads a default in the same way as data.
 */
public sealed interface Domain
    permits Domain.All,
        Domain.DistinctKeys,
        Domain.Range,
        Domain.Numerals,
        Domain.Constants,
        DecimalDomain,
        TextDomain {

  /**
   * Returns an object that equals that of another default if both are read as equal values; empty
   * if the conversion cannot read the default.
   *
   * @param json a default that matches the base
   */
  Optional<Object> read(Object json);

  /** Returns the kind of the values, with an article. */
  String kind();

  /** Returns what to write, as a sentence without its full stop. */
  String remedy();

  /** Returns all texts that can be read, if they are few. */
  default List<String> candidates() {
    return List.of();
  }

  /** Returns the text that is written for the value that is read from a text. */
  default String written(String text) {
    return text;
  }

  /** All values. */
  record All() implements Domain {

    @Override
    public Optional<Object> read(Object json) {
      return Optional.of(json);
    }

    @Override
    public String kind() {
      return "a value";
    }

    @Override
    public String remedy() {
      return "Write a value";
    }
  }

  /** All arrays of pairs without two equal keys. */
  record DistinctKeys() implements Domain {

    @Override
    public Optional<Object> read(Object json) {
      return Optional.of(json);
    }

    @Override
    public String kind() {
      return "an array of pairs with distinct keys";
    }

    @Override
    public String remedy() {
      return "Write each key once";
    }
  }

  /** The whole numbers of a range. */
  record Range(String kind, long min, long max) implements Domain {

    @Override
    public Optional<Object> read(Object json) {
      long number = ((Number) json).longValue();
      return number >= min && number <= max ? Optional.of(number) : Optional.empty();
    }

    @Override
    public String remedy() {
      return "Write a whole number from "
          + min
          + " to "
          + max
          + ", without a decimal point or exponent";
    }
  }

  /** The texts of the whole numbers of a range, which are keys. */
  record Numerals(Range range) implements Domain {

    @Override
    public Optional<Object> read(Object json) {
      try {
        Object number = Long.parseLong((String) json);
        return number.toString().equals(json) ? range.read(number) : Optional.empty();
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }

    @Override
    public String kind() {
      return range.kind();
    }

    @Override
    public String remedy() {
      return "Write a whole number from "
          + range.min()
          + " to "
          + range.max()
          + ", without a plus sign or leading zeros";
    }
  }

  /** The texts of the constants of an enum, which are keys. */
  record Constants(String type, List<String> candidates) implements Domain {

    /** Copies the list. */
    public Constants {
      candidates = List.copyOf(candidates);
    }

    @Override
    public Optional<Object> read(Object json) {
      return candidates.contains(json) ? Optional.of(json) : Optional.empty();
    }

    @Override
    public String kind() {
      return "a constant of " + type;
    }

    @Override
    public String remedy() {
      return "";
    }
  }
}
