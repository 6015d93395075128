package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import java.math.RoundingMode;
import java.util.function.Predicate;
import org.apache.avro.Schema;

/**
 * A transcoder between the encoded data of a schema and JSON.
 *
 * <p><b>Shape.</b> A record is an object with all its fields, an array an array, a map an object.
 *
 * <table>
 * <caption>The JSON of each type</caption>
 * <tr><th>type</th><th>JSON</th></tr>
 * <tr><td>null, boolean, string</td><td>itself</td></tr>
 * <tr><td>int, long</td><td>a number; {@code 1.0} and {@code 1e2} are read, too</td></tr>
 * <tr><td>float, double</td><td>a number, or one of the texts NaN, Infinity, -Infinity; NaN with
 *     other bits than Java's is {@code "NaN:7ff8000000000001"}</td></tr>
 * <tr><td>bytes, fixed</td><td>text in Base64</td></tr>
 * <tr><td>enum</td><td>the name of the symbol</td></tr>
 * <tr><td>decimal, big-decimal</td><td>a number with the digits of its scale, such as 99.50; text
 *     is read, too</td></tr>
 * <tr><td>date, times, timestamps</td><td>text in ISO 8601; timestamps end in Z, and are read with
 *     any offset</td></tr>
 * <tr><td>uuid</td><td>text of 36 characters</td></tr>
 * <tr><td>duration</td><td>{@code "P1M15DT3600.250S"}: months, days and seconds</td></tr>
 * <tr><td>union</td><td>the value, or an object whose only member has the name of the branch, such
 *     as {@code {"long": 5}}</td></tr>
 * </table>
 *
 * <p>The name of a branch is its full name, or that of its type. An object whose only member has
 * the name of a branch is always such a wrapper. Without a wrapper, text belongs to the branch
 * {@code string} if there is one; a number without a fraction to an int or a long before a double
 * or a decimal; objects are told apart by the names of their fields only. A value that fits two
 * branches equally well, such as 5 in a union of int and long, is rejected. Values are written
 * without a wrapper unless they need one to be read as the same branch. In a union of more than 64
 * branches, all values but null have wrappers.
 *
 * <p>A field that is missing has its default. Unknown fields, fields that occur twice, and digits
 * that the schema has no room for are rejected; {@link #withRounding} rounds the latter. Numbers
 * are never converted to double, except where the schema says so. Other logical types are ignored.
 *
 * <p>{@link #ofAvro} returns a transcoder for the JSON encoding of the Avro specification instead,
 * where logical types are ignored, bytes are text of characters below 256, and every value of a
 * union other than null has a wrapper.
 *
 * <p>Bytes become the same bytes again, unless they have another form than a codec writes, such as
 * arrays in several blocks.
 *
 * <p><b>Allocation.</b> The result, and objects for some values, such as doubles and decimals of
 * many digits. An input keeps up to 1 MiB of JSON.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a datum, or that have a key
 * twice in a map, with the position and the path; {@link EncodeException} for JSON that does not
 * fit, with the path, the expected form, and an example, but never a value, and for JSON whose
 * nesting or whose defaults of missing fields exceed the {@link DecodeLimits}; {@link
 * LimitExceededException} for everything else beyond them, in both directions. The JSON may have
 * {@code maxResolvedBytes} characters and 100,000 levels, and numbers 10,000 characters.
 *
 * <p><b>Threads.</b> Immutable. An input must be used by one thread at a time.
 */
public final class JsonTranscoder {

  private final ValueForm form;
  private final FormRules rules;
  private final DecodeLimits limits;
  private final Strictness strictness;

  private JsonTranscoder(
      ValueForm form, FormRules rules, DecodeLimits limits, Strictness strictness) {
    this.form = form;
    this.rules = rules;
    this.limits = limits;
    this.strictness = strictness;
  }

  /** Returns a strict transcoder with the default limits, which does not round. */
  public static JsonTranscoder of(Schema schema) {
    return of(schema, FormRules.DEFAULT);
  }

  /** Returns a strict transcoder with the default limits for Avro's own JSON encoding. */
  public static JsonTranscoder ofAvro(Schema schema) {
    return of(schema, FormRules.DEFAULT.ofAvro());
  }

  private static JsonTranscoder of(Schema schema, FormRules rules) {
    return new JsonTranscoder(
        FormPlanner.plan(schema, rules), rules, DecodeLimits.DEFAULT, Strictness.STRICT);
  }

  /** Returns a transcoder with other limits. */
  public JsonTranscoder withLimits(DecodeLimits limits) {
    return new JsonTranscoder(form, rules, limits, strictness);
  }

  /** Returns a transcoder with another strictness towards bytes. */
  public JsonTranscoder withStrictness(Strictness strictness) {
    return new JsonTranscoder(form, rules, limits, strictness);
  }

  /**
   * Returns a transcoder that rounds decimals of JSON to their scale, and truncates times to their
   * unit. With {@link RoundingMode#UNNECESSARY}, the default, it rejects further digits.
   */
  public JsonTranscoder withRounding(RoundingMode rounding) {
    return withRules(rules.rounding(rounding));
  }

  /**
   * Returns a transcoder that writes {@code "REDACTED"} in place of the values of some fields,
   * which it reads and checks all the same. JSON that has such a field cannot be encoded.
   *
   * @param fields says which, in place of an earlier one; it is asked about each field of the
   *     schema, once
   */
  public JsonTranscoder withRedaction(Predicate<? super Schema.Field> fields) {
    return withRules(rules.redacting(fields));
  }

  private JsonTranscoder withRules(FormRules other) {
    return new JsonTranscoder(FormPlanner.plan(form.schema(), other), other, limits, strictness);
  }

  /** Returns the JSON of a datum, which is an entire array. */
  public String toJson(byte[] datum) {
    AvroInput in = new AvroInput(limits, strictness).reset(datum);
    JsonSink sink = new JsonSink(in);
    DatumWalker.walkAll(form, in, sink);
    return sink.text();
  }

  /**
   * Returns the JSON of the next datum of an input, with the limits and the strictness of the
   * input. After a failure, the input is where the datum began.
   */
  public String toJson(AvroInput in) {
    JsonSink sink = walk(in);
    String json = sink.text();
    release(sink, in);
    return json;
  }

  /**
   * Appends the JSON of the next datum of an input to an output, in UTF-8, with the limits and the
   * strictness of the input. After a failure, the input is where the datum began, and the output is
   * as it was.
   */
  public void toJson(AvroInput in, AvroOutput out) {
    JsonSink sink = walk(in);
    sink.appendTo(out);
    release(sink, in);
  }

  private JsonSink walk(AvroInput in) {
    JsonSink kept = Internals.borrow(in, JsonSink.class);
    JsonSink sink = kept == null ? new JsonSink(in) : kept;
    DatumWalker.walk(form, in, sink);
    return sink;
  }

  private static void release(JsonSink sink, AvroInput in) {
    if (sink.clear()) {
      Internals.giveBack(in, sink);
    }
  }

  /** Returns the datum of a JSON text. */
  public byte[] toDatum(String json) {
    if (json.length() > limits.maxResolvedBytes()) {
      throw CodecFailures.limit(JsonText.tooLong(limits.maxResolvedBytes()), CodecFailures.NOWHERE);
    }
    return new JsonEncoding(limits, strictness).encode(form, JsonReader.parse(json));
  }
}
