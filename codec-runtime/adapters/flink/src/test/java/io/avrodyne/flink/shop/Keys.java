package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Records that can be keys, and records that cannot. */
public final class Keys {

  private Keys() {}

  /** A key. */
  @AvroRecord
  public record Good(String name, List<Part> parts, Optional<String> note) {}

  /** A part of a key. */
  @AvroRecord
  public record Part(long number, byte digit) {}

  /** Not a key. */
  @AvroRecord
  public record OfMap(String name, Map<String, String> values) {}

  /** Not a key. */
  @AvroRecord
  public record OfSet(List<Part> parts, Set<String> values) {}

  /** Not a key. */
  @AvroRecord
  public record OfDouble(Inner inner) {

    /** Not a part of a key. */
    @AvroRecord
    public record Inner(double value) {}
  }

  /** Not a key. */
  @AvroRecord
  public record OfEnum(Order.Status status) {}

  /** Not a key. */
  @AvroRecord
  @SuppressWarnings("ArrayRecordComponent") // That is the point.
  public record OfArray(byte[] bytes) {}

  /** Not a key. */
  @AvroRecord
  public static final class Mutable {

    private String name = "";

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }
  }
}
