package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A recursive record with fields of many kinds.
 *
 * @param blanks items that occupy no bytes
 */
@AvroRecord
public record Parcel(
    String label,
    UUID id,
    Instant sent,
    double weight,
    List<Blank> blanks,
    List<Long> numbers,
    Map<String, Integer> counts,
    Set<String> tags,
    Content content,
    @Nullable Parcel inner) {

  /** A record without fields. */
  @AvroRecord
  public record Blank() {}

  /** The content, as one of several types. */
  public sealed interface Content {

    /** A text. */
    @AvroRecord
    record Letter(String text) implements Content {}

    /** An amount. */
    @AvroRecord
    record Coins(int cents, @Nullable Boolean counted) implements Content {}
  }
}
