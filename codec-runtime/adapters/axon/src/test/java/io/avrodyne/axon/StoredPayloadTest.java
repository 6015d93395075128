package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.frame.MessageHeader;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.generic.GenericRecord;
import org.junit.jupiter.api.Test;

class StoredPayloadTest {

  private final Transcoders transcoders = new Transcoders(DecodeLimits.DEFAULT, Strictness.STRICT);
  private final GenericRecord record = Versions.deposited2("A-1", 1250, "EUR");
  private final byte[] message = Versions.message(record);
  private final StoredPayload ofRecord = new StoredRecord(record);
  private final String json = ofRecord.toJson(transcoders);
  private final AvroJson avroJson = ofRecord.toAvroJson(transcoders);

  private final List<StoredPayload> forms =
      List.of(
          ofRecord,
          new StoredMessage(message, record.getSchema()),
          new StoredJson(json, false, record.getSchema()),
          new StoredJson(avroJson.text(), true, record.getSchema()));

  @Test
  void eachFormHasTheSameDatum() {
    byte[] datum = Arrays.copyOfRange(message, MessageHeader.BYTES, message.length);
    for (StoredPayload form : forms) {
      assertArrayEquals(datum, form.datum(transcoders), form::toString);
    }
  }

  @Test
  void eachFormConvertsToTheOthers() {
    for (StoredPayload form : forms) {
      assertArrayEquals(message, form.toMessage(transcoders), form::toString);
      assertEquals(record, form.toRecord(transcoders), form::toString);
      assertEquals(json, form.toJson(transcoders), form::toString);
      assertEquals(avroJson, form.toAvroJson(transcoders), form::toString);
    }
  }
}
