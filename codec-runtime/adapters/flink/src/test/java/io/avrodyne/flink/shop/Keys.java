package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroBigDecimal;
import io.avrodyne.api.AvroConvert;
import io.avrodyne.api.AvroConverter;
import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroString;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
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
  public record OfText(Order.@AvroConvert(using = StatusText.class) Status status) {}

  /** A converter between an enum and a text. */
  public static final class StatusText implements AvroConverter<Order.Status, String> {

    @Override
    public String toAvro(Order.Status value) {
      return value.name();
    }

    @Override
    public Order.Status fromAvro(String value) {
      return Order.Status.valueOf(value);
    }
  }

  /** Not a key. */
  @AvroRecord
  public record OfDecimal(@AvroDecimal(precision = 9, scale = 2) BigDecimal price) {}

  /** Not a key: 5.0 is restored as 5. */
  @AvroRecord
  public record OfWholeDecimal(@AvroDecimal(precision = 9, scale = 0) BigDecimal number) {}

  /** A key. */
  @AvroRecord
  public record OfWhole(@AvroDecimal(precision = 30, scale = 0) BigInteger number) {}

  /** A key. */
  @AvroRecord
  public record OfOwnScale(@AvroBigDecimal BigDecimal binary, @AvroString BigDecimal text) {}

  /** Not a key: http://A/ and http://a/ are equal. */
  @AvroRecord
  public record OfUri(URI home) {}

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
