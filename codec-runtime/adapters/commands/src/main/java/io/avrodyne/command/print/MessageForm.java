package io.avrodyne.command.print;

import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.MessageHeader;
import java.util.Optional;

/** A form of a message: what is before the datum. */
@SuppressWarnings("ImmutableEnumChecker") // The framings have no state.
public enum MessageForm {
  /** Avro's single-object encoding: {@code C3 01} and a fingerprint. */
  MESSAGE(Framings.SINGLE_OBJECT),
  /** Confluent's prefix: 0 and an id of four bytes. */
  CONFLUENT(Framings.CONFLUENT_PREFIX),
  /** The prefix of Apicurio 2: 0 and a global id of eight bytes. */
  APICURIO(Framings.APICURIO_PREFIX),
  /** The header of AWS Glue: 3, the compression and the UUID of a schema version. */
  GLUE(Framings.GLUE),
  /** Nothing: the schema is known otherwise. */
  DATUM(Framings.NONE);

  private final Framing framing;

  MessageForm(Framing framing) {
    this.framing = framing;
  }

  Framing framing() {
    return framing;
  }

  /** Returns the form that the first bytes show; many a datum begins with the same bytes. */
  static Optional<MessageForm> of(byte[] bytes) {
    if (MessageHeader.isStartOf(bytes)) {
      return Optional.of(MESSAGE);
    }
    boolean prefixed = bytes.length > 4 && bytes[0] == 0;
    return prefixed ? Optional.of(CONFLUENT) : Optional.empty();
  }
}
