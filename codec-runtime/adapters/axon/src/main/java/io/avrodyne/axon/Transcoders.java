package io.avrodyne.axon;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.adapter.Workspace;
import io.avrodyne.runtime.datum.GenericTranscoder;
import io.avrodyne.runtime.datum.JsonTranscoder;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.SerializationException;

/**
 * Data in the forms that upcasters and tools ask for, always by the writer's own schema, so no
 * class is ever looked up by name. The limits of the serializer hold for all of them.
 *
 * <p><b>Errors.</b> {@link SerializationException} for content that does not match its schema or
 * exceeds the limits, and nothing else.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class Transcoders {

  /** More than the schemas that a node reads; transcoders for further ones are not kept. */
  private static final int MAX_KEPT = 64;

  private final DecodeLimits limits;
  private final Strictness strictness;
  private final Map<Schema, JsonTranscoder> json = new ConcurrentHashMap<>();
  private final Map<Schema, JsonTranscoder> avroJson = new ConcurrentHashMap<>();
  private final Map<Schema, GenericTranscoder> records = new ConcurrentHashMap<>();

  Transcoders(DecodeLimits limits, Strictness strictness) {
    this.limits = limits;
    this.strictness = strictness;
  }

  /** Returns a new workspace with the limits of the serializer. */
  Workspace newWorkspace() {
    return new Workspace(limits, strictness);
  }

  /** Returns the record of a datum. */
  GenericRecord toRecord(byte[] datum, Schema writer) {
    return converted(
        () -> "Cannot convert a message of " + writer.getFullName() + " to a GenericRecord",
        () -> records(writer).toRecord(datum));
  }

  /** Returns the JSON of a datum. */
  String toJson(byte[] datum, Schema writer) {
    return converted(
        () -> "Cannot convert a message of " + writer.getFullName() + " to JSON",
        () -> json(writer).toJson(datum));
  }

  /** Returns the JSON of a datum in Avro's own encoding. */
  AvroJson toAvroJson(byte[] datum, Schema writer) {
    return converted(
        () -> "Cannot convert a message of " + writer.getFullName() + " to Avro's JSON",
        () -> new AvroJson(avroJson(writer).toJson(datum)));
  }

  /** Returns the datum of a record, without a header. */
  byte[] ofRecord(GenericRecord record) {
    Schema schema = record.getSchema();
    return converted(
        () -> "Cannot convert a GenericRecord of " + schema.getFullName() + " to bytes",
        () -> records(schema).toDatum(record));
  }

  /** Returns the datum of JSON, without a header. */
  byte[] ofJson(String text, Schema writer) {
    return converted(
        () -> "Cannot convert JSON to " + writer.getFullName(), () -> json(writer).toDatum(text));
  }

  /** Returns the datum of JSON in Avro's own encoding, without a header. */
  byte[] ofAvroJson(String text, Schema writer) {
    return converted(
        () -> "Cannot convert Avro's JSON to " + writer.getFullName(),
        () -> avroJson(writer).toDatum(text));
  }

  private GenericTranscoder records(Schema schema) {
    if (schema.getType() != Schema.Type.RECORD) {
      throw new SerializationException(schema.getFullName() + " is not a record");
    }
    return kept(
        records,
        schema,
        () -> GenericTranscoder.of(schema).withLimits(limits).withStrictness(strictness));
  }

  private JsonTranscoder json(Schema schema) {
    return kept(
        json,
        schema,
        () -> JsonTranscoder.of(schema).withLimits(limits).withStrictness(strictness));
  }

  private JsonTranscoder avroJson(Schema schema) {
    return kept(
        avroJson,
        schema,
        () -> JsonTranscoder.ofAvro(schema).withLimits(limits).withStrictness(strictness));
  }

  private static <T> T kept(Map<Schema, T> known, Schema schema, Supplier<T> maker) {
    T found = known.get(schema);
    if (found != null) {
      return found;
    }
    T made = maker.get();
    if (known.size() < MAX_KEPT) {
      known.put(schema, made);
    }
    return made;
  }

  private static <T> T converted(Supplier<String> subject, Supplier<T> conversion) {
    try {
      return conversion.get();
    } catch (RuntimeException | StackOverflowError e) {
      throw PayloadFailures.converting(subject.get(), e);
    }
  }
}
