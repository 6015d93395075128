package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroRecord;
import org.axonframework.serialization.Revision;

/** An event with a revision of its own that looks like a fingerprint. */
@AvroRecord
@Revision(Revised.REVISION)
public record Revised(String accountId) {

  public static final String REVISION = "0123456789abcdef";
}
