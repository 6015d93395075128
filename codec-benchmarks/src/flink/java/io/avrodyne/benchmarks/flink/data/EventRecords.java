package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.Copies;
import io.avrodyne.benchmarks.workload.social.MediaType;
import java.math.BigDecimal;
import java.util.List;

/** The events as records, with the fields of the beans. */
public final class EventRecords {

  private EventRecords() {}

  /** An account was opened. */
  @AvroRecord
  public record Opened(String accountId, Amount initialBalance) {}

  /** Money came in. */
  @AvroRecord
  public record Deposited(String accountId, Amount amount) {}

  /** Money went out. */
  @AvroRecord
  public record Withdrawn(String accountId, Amount amount) {}

  /** An amount of money. */
  @AvroRecord
  public record Amount(
      @AvroDecimal(precision = 18, scale = 2) BigDecimal amount, String currency) {}

  /** The price of a share and both sides of its order book. */
  @AvroRecord(copies = Copies.GENERATED)
  public record EquityEvent(Meta meta, Target target, List<Order> bid, List<Order> ask) {}

  /** The identity of an equity event. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Meta(String id, String parentId, String correlation) {}

  /** A share. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Target(String ticker, double price, long volume, double variation) {}

  /** An order of the book. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Order(int count, double price, long quantity) {}

  /** A post of a social network. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Post(
      String postId,
      String authorId,
      String content,
      long timestamp,
      List<Attachment> mediaAttachments,
      List<String> likes,
      List<Comment> comments) {}

  /** An attachment of a post. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Attachment(MediaType type, String url) {}

  /** A comment on a post. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Comment(String commentId, String commenterId, String commentText, long timestamp) {}
}
