package io.avrodyne.axon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.Encoder;
import org.apache.avro.io.EncoderFactory;
import org.axonframework.serialization.SerializationException;

/**
 * Payloads in the forms that upcasters and tools ask for: Apache Avro's {@code GenericRecord}, and
 * JSON as the Avro specification defines it. Apache Avro converts them, always with the writer's
 * own schema, so no class is ever looked up by name.
 *
 * <p><b>Errors.</b> {@link SerializationException} for content that does not match its schema.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class GenericRecords {

  private static final ObjectMapper JSON = new ObjectMapper();

  private GenericRecords() {}

  /** Returns the record of a datum that begins at {@code offset}. */
  static GenericRecord ofDatum(byte[] bytes, int offset, Schema writer) {
    try {
      BinaryDecoder in =
          DecoderFactory.get().binaryDecoder(bytes, offset, bytes.length - offset, null);
      GenericRecord record = read(in, writer);
      if (!in.isEnd()) {
        throw new SerializationException("bytes remain after the datum");
      }
      return record;
    } catch (IOException | RuntimeException e) {
      throw PayloadFailures.converting(
          "Cannot convert a message of " + writer.getFullName() + " to a GenericRecord", e);
    }
  }

  /** Returns the record that a text in Avro's JSON encoding represents. */
  static GenericRecord ofJson(String json, Schema writer) {
    try {
      return read(DecoderFactory.get().jsonDecoder(writer, json), writer);
    } catch (IOException | RuntimeException e) {
      throw PayloadFailures.converting(
          "Cannot convert JSON to a GenericRecord of "
              + writer.getFullName()
              + " (fields without a default must be there, and unions are written as Avro does)",
          e);
    }
  }

  /** Returns the datum of a record, without a header. */
  static byte[] toDatum(GenericRecord record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    write(record, EncoderFactory.get().binaryEncoder(bytes, null), "bytes");
    return bytes.toByteArray();
  }

  /** Returns a record as a text in Avro's JSON encoding. */
  static String toJson(GenericRecord record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      write(record, EncoderFactory.get().jsonEncoder(record.getSchema(), bytes), "JSON");
    } catch (IOException e) {
      throw PayloadFailures.converting("Cannot convert a GenericRecord to JSON", e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Returns the tree of a JSON text. */
  static JsonNode toTree(String json) {
    try {
      return JSON.readTree(json);
    } catch (IOException e) {
      throw PayloadFailures.converting("Cannot parse JSON", e);
    }
  }

  private static GenericRecord read(Decoder in, Schema writer) throws IOException {
    if (writer.getType() != Schema.Type.RECORD) {
      throw new SerializationException(writer.getFullName() + " is not a record");
    }
    return new GenericDatumReader<GenericRecord>(writer, writer, new GenericData()).read(null, in);
  }

  private static void write(GenericRecord record, Encoder out, String form) {
    try {
      new GenericDatumWriter<GenericRecord>(record.getSchema(), new GenericData())
          .write(record, out);
      out.flush();
    } catch (IOException | RuntimeException e) {
      throw PayloadFailures.converting(
          "Cannot convert a GenericRecord of " + record.getSchema().getFullName() + " to " + form,
          e);
    }
  }
}
