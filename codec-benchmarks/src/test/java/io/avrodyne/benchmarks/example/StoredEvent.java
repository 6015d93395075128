package io.avrodyne.benchmarks.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.message.BinaryMessageDecoder;

/**
 * A line of the bank's answer about what it stores, read by another library than the one that wrote
 * it, where there is one.
 *
 * @param type the name of the event's class without its package
 */
record StoredEvent(int number, String type, String revision, int bytes, String payload) {

  private static final Pattern LINE =
      Pattern.compile("(\\d+) bank\\.BankEvent\\$(\\w+) (\\w+) (\\d+) bytes: (.*)");
  private static final Pattern XML =
      Pattern.compile(
          "<bank\\.BankEvent_-(\\w+)><accountId>(.+)</accountId><(amount|initialBalance)>.*"
              + "<number>([\\d.]+)</number>.*</\\3></bank\\.BankEvent_-\\1>");

  static StoredEvent parse(String line) {
    Matcher parts = LINE.matcher(line);
    assertTrue(parts.matches(), line);
    return new StoredEvent(
        Integer.parseInt(parts.group(1)),
        parts.group(2),
        parts.group(3),
        Integer.parseInt(parts.group(4)),
        parts.group(5));
  }

  /** Returns what the event adds to the balance of its account, in euros. */
  BigDecimal change(String format, Schema schema, String account) throws IOException {
    BigDecimal amount =
        switch (format) {
          case "xstream" -> ofXml(account);
          case "jackson" -> ofTree(new ObjectMapper().readTree(payload), account);
          case "cbor" -> ofTree(new CBORMapper().readTree(binary()), account);
          default -> ofMessage(schema, account);
        };
    return type.equals("MoneyWithdrawn") ? amount.negate() : amount;
  }

  private BigDecimal ofXml(String account) {
    assertEquals(bytes, payload.getBytes(StandardCharsets.UTF_8).length);
    Matcher xml = XML.matcher(payload);
    assertTrue(xml.matches(), payload);
    assertEquals(type, xml.group(1));
    assertEquals(account, xml.group(2));
    return new BigDecimal(xml.group(4));
  }

  private BigDecimal ofTree(JsonNode event, String account) {
    assertEquals(account, event.get("accountId").textValue());
    JsonNode money = event.get(nameOfMoney());
    assertEquals("EUR", money.get("currency").textValue());
    return money.get("amount").decimalValue();
  }

  private BigDecimal ofMessage(Schema schema, String account) throws IOException {
    GenericRecord event =
        new BinaryMessageDecoder<GenericRecord>(GenericData.get(), schema).decode(binary());
    assertEquals(account, event.get("accountId").toString());
    String money = event.get(nameOfMoney()).toString();
    assertTrue(money.endsWith(" EUR"), money);
    return new BigDecimal(money.replace(" EUR", ""));
  }

  private String nameOfMoney() {
    return type.equals("BankAccountCreated") ? "initialBalance" : "amount";
  }

  private byte[] binary() {
    byte[] payload = HexFormat.of().parseHex(this.payload);
    assertEquals(bytes, payload.length);
    return payload;
  }
}
