package io.avrodyne.runtime.datum;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.generic.IndexedRecord;

/**
 * A transcoder between the encoded data of a record and Apache Avro's {@code GenericRecord}.
 *
 * <p><b>Shape.</b> Data become the objects that Apache Avro's generic reader returns: a decimal is
 * a {@code ByteBuffer}, a timestamp a {@code Long}. Records may also contain {@code BigDecimal},
 * {@code LocalDate}, {@code LocalTime}, {@code Instant}, {@code LocalDateTime}, {@code UUID} and
 * {@code AvroDuration} where the schema has their logical types, {@code byte[]} for bytes and
 * fixed, and texts or Java's enum constants for symbols, by their names. A decimal gets the scale
 * of its schema. Digits that the schema has no room for are rejected.
 *
 * <p>A record may have another schema of the same name. Fields that it lacks have their defaults;
 * fields that only it has are rejected, as are keys of maps that are not text or occur twice, such
 * as a {@code Utf8} and an equal {@code String}, and, unless the transcoder is lenient, any {@code
 * Utf8} whose bytes are not UTF-8. A {@code Long} or {@code ByteBuffer} is rejected if its own
 * schema has another logical type for it, such as a timestamp in another unit or a decimal of
 * another scale, while an {@code Instant} or {@code BigDecimal} is converted.
 *
 * <p><b>Allocation.</b> The result, and objects for each value.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a datum, with the position and
 * the path; {@link EncodeException} for an object that does not fit, with the path, what is
 * expected, and an example, but never a value, and for one whose nesting or whose defaults of
 * missing fields exceed the {@link DecodeLimits}; {@link LimitExceededException} for everything
 * else beyond them, in both directions.
 *
 * <p><b>Threads.</b> Immutable.
 */
public final class GenericTranscoder {

  private final ValueForm form;
  private final DecodeLimits limits;
  private final Strictness strictness;

  private GenericTranscoder(ValueForm form, DecodeLimits limits, Strictness strictness) {
    this.form = form;
    this.limits = limits;
    this.strictness = strictness;
  }

  /**
   * Returns a strict transcoder with the default limits.
   *
   * @throws IllegalArgumentException if the schema is not that of a record
   */
  public static GenericTranscoder of(Schema schema) {
    if (schema.getType() != Schema.Type.RECORD) {
      throw new IllegalArgumentException(schema.getFullName() + " is not a record");
    }
    ValueForm form = FormPlanner.plan(schema, FormRules.DEFAULT);
    return new GenericTranscoder(form, DecodeLimits.DEFAULT, Strictness.STRICT);
  }

  /** Returns a transcoder with other limits. */
  public GenericTranscoder withLimits(DecodeLimits limits) {
    return new GenericTranscoder(form, limits, strictness);
  }

  /** Returns a transcoder with another strictness towards bytes and characters. */
  public GenericTranscoder withStrictness(Strictness strictness) {
    return new GenericTranscoder(form, limits, strictness);
  }

  /** Returns the record of a datum, which is an entire array. */
  public GenericRecord toRecord(byte[] datum) {
    GenericSink sink = new GenericSink();
    DatumWalker.walkAll(form, new AvroInput(limits, strictness).reset(datum), sink);
    return (GenericRecord) Objects.requireNonNull(sink.root());
  }

  /** Returns the datum of a record whose schema has the name of this one. */
  public byte[] toDatum(IndexedRecord record) {
    return new GenericEncoding(limits, strictness).encode(form, record);
  }
}
