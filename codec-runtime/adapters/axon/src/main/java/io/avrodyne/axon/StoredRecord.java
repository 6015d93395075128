package io.avrodyne.axon;

import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;

/**
 * A payload as a record, which has its schema.
 *
 * @param record the record
 */
record StoredRecord(GenericRecord record) implements StoredPayload {

  @Override
  public Schema schema() {
    return record.getSchema();
  }

  @Override
  public byte[] datum(Transcoders transcoders) {
    return transcoders.ofRecord(record);
  }
}
