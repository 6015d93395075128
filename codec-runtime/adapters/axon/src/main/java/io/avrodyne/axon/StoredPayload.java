package io.avrodyne.axon;

import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.MessageHeader;
import io.avrodyne.runtime.frame.SchemaId;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.SerializationException;

/**
 * A payload in one of the three forms that can be decoded: as it was stored, or as an upcaster
 * returned it. Each form knows the schema that its datum was written with.
 *
 * <p><b>Errors.</b> {@link SerializationException} for content that does not match its schema or
 * exceeds the limits.
 *
 * <p><b>Threads.</b> Immutable, as far as the content is.
 */
sealed interface StoredPayload permits StoredMessage, StoredRecord, StoredJson {

  /** Returns the schema that the datum was written with. */
  Schema schema();

  /** Returns the datum, without a header. */
  byte[] datum(Transcoders transcoders);

  /** Returns the single-object message of the datum. */
  default byte[] toMessage(Transcoders transcoders) {
    byte[] datum = datum(transcoders);
    AvroOutput out = new AvroOutput(MessageHeader.BYTES + datum.length);
    Framings.SINGLE_OBJECT.begin(SchemaId.fingerprint(Fingerprints.crc64(schema())), out);
    out.append(datum, 0, datum.length);
    return out.toByteArray();
  }

  /** Returns the record of the datum. */
  default GenericRecord toRecord(Transcoders transcoders) {
    return transcoders.toRecord(datum(transcoders), schema());
  }

  /** Returns the JSON of the datum. */
  default String toJson(Transcoders transcoders) {
    return transcoders.toJson(datum(transcoders), schema());
  }

  /** Returns the JSON of the datum in Avro's own encoding. */
  default AvroJson toAvroJson(Transcoders transcoders) {
    return transcoders.toAvroJson(datum(transcoders), schema());
  }
}
