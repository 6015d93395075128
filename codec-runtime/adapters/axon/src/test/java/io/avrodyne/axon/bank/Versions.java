package io.avrodyne.axon.bank;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.message.BinaryMessageEncoder;

/** Earlier versions of events, and what Apache Avro writes with them. */
public final class Versions {

  /** The first version, in the history that the codec was compiled with. */
  public static final Schema DEPOSITED_1 = ofHistory("1");

  /** The second version, in the history. */
  public static final Schema DEPOSITED_2 = ofHistory("2");

  /** A version that is not in the history, so it has to be in a store. */
  public static final Schema DEPOSITED_BY_TELLER =
      parse(
          """
          {"type": "record", "name": "Deposited", "namespace": "io.avrodyne.axon.bank.AccountEvent",
           "fields": [
             {"name": "teller", "type": "string"},
             {"name": "accountId", "type": "string"},
             {"name": "amount", "type": "int"}]}
          """);

  /** A version that schema resolution cannot read: the amount is a text such as "12.50 EUR". */
  public static final Schema WITHDRAWN_AS_TEXT =
      parse(
          """
          {"type": "record", "name": "Withdrawn", "namespace": "io.avrodyne.axon.bank.AccountEvent",
           "fields": [
             {"name": "accountId", "type": "string"},
             {"name": "amount", "type": "string"}]}
          """);

  private Versions() {}

  public static GenericRecord depositedByTeller(String accountId, int amount) {
    return record(DEPOSITED_BY_TELLER, "T-7", accountId, amount);
  }

  public static GenericRecord deposited1(String accountId, int amount) {
    return record(DEPOSITED_1, accountId, amount);
  }

  public static GenericRecord deposited2(String accountId, long amount, String currency) {
    return record(DEPOSITED_2, accountId, amount, currency);
  }

  public static GenericRecord withdrawnAsText(String accountId, String amount) {
    return record(WITHDRAWN_AS_TEXT, accountId, amount);
  }

  private static GenericRecord record(Schema schema, Object... values) {
    GenericRecord record = new GenericData.Record(schema);
    for (int i = 0; i < values.length; i++) {
      record.put(i, values[i]);
    }
    return record;
  }

  /** Returns the message that Apache Avro writes for a record. */
  public static byte[] message(GenericRecord record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new BinaryMessageEncoder<GenericRecord>(new GenericData(), record.getSchema())
          .encode(record, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static Schema ofHistory(String version) {
    Path file =
        Path.of("src/test/avro-history/io.avrodyne.axon.bank.AccountEvent.Deposited")
            .resolve(version + ".avsc");
    try (InputStream text = Files.newInputStream(file)) {
      return new Schema.Parser().parse(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Schema parse(String text) {
    return new Schema.Parser().parse(text);
  }
}
