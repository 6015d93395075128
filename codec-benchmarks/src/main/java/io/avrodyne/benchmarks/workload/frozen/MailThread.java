package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A thread in the archive of a mailing list. */
@AvroRecord
public record MailThread(long id, String subject, List<String> labels, List<Message> messages) {

  /**
   * A message.
   *
   * @param id its identifier, which is unique in the world
   * @param inReplyTo the identifier of the message that it answers
   * @param references the identifiers of all messages before it
   * @param from the author
   * @param to the receivers
   * @param cc the receivers of copies
   * @param sentMillis when it was sent
   * @param flagged whether the reader marked it
   * @param body its text, with the quoted text of the message that it answers
   * @param attachments the files that came with it
   */
  @AvroRecord
  public record Message(
      String id,
      @Nullable String inReplyTo,
      List<String> references,
      Address from,
      List<Address> to,
      List<Address> cc,
      long sentMillis,
      boolean flagged,
      String body,
      List<Attachment> attachments) {}

  /** An address, with a name if its owner gave one. */
  @AvroRecord
  public record Address(@Nullable String name, String mailbox) {}

  /** The description of a file, which is stored elsewhere. */
  @AvroRecord
  public record Attachment(String name, String mediaType, int size) {}
}
